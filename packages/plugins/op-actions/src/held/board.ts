import { type Context, cardOf, fieldOf, sideOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Ban, Change } from "../language/change.js";
import type { Selector } from "../language/expression.js";
import { numberOf } from "../reading/number.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { candidates } from "../reading/select.js";
import { isInPlace, isLive } from "./gates.js";
import type { Held, Library } from "./library.js";
import { bySeat } from "./using.js";

/** What static abilities give one card now. */
export interface Given {
  readonly power: number;
  readonly cost: number;
  readonly counter: number;
  readonly basePower: readonly number[];
  readonly baseCost: readonly number[];
  readonly keywords: readonly string[];
  readonly bans: readonly { readonly ban: Ban; readonly scene: Scene }[];
  readonly attacksActive: readonly { readonly filter: unknown; readonly scene: Scene }[];
  readonly negated: boolean;
  readonly by: readonly string[];
}

export type Board = ReadonlyMap<number, Given>;

const EMPTY: Board = new Map();
const ROUNDS = 8;

/** What all static abilities in play come to; those that depend on each other are applied again until nothing changes (rules 14). */
export function boards(context: Context, library: Library): (match: OaMatch) => Board {
  let guess: Board | null = null;
  return (match) => {
    if (guess !== null) return guess;
    return match.cached("op-actions:board", ["one-piece", "op-actions"], () => {
      const sources = sourcesIn(library, match);
      if (sources.length === 0) return EMPTY;
      try {
        guess = EMPTY;
        for (let round = 0; round < ROUNDS; round++) {
          const next = applied(context, library, match, sources);
          const isStable = areEqual(guess, next);
          guess = next;
          if (isStable) break;
        }
        return guess;
      } finally {
        guess = null;
      }
    });
  };
}

interface Source {
  readonly id: number;
  readonly seat: number;
  readonly held: Held;
}

function sourcesIn(library: Library, match: OaMatch): readonly Source[] {
  const sources: Source[] = [];
  for (const seat of bySeat(match))
    for (const id of [...fieldOf(match, seat), ...sideOf(match, seat).hand])
      for (const held of library.at(cardOf(match, id).code, "static"))
        if (isInPlace(match, id, held)) sources.push({ id, seat, held });
  return sources;
}

function applied(context: Context, library: Library, match: OaMatch, sources: readonly Source[]): Board {
  const board = new Map<number, Given>();
  for (const { id, seat, held } of sources) {
    const scene = sceneOf(context, library, match, seat, id);
    if (!isLive(scene, held)) continue;
    for (const step of held.ability.steps) {
      if (step.type !== "op:give") continue;
      const { target, ...change } = step as unknown as Change & { readonly target: Selector };
      for (const card of candidates(scene, target))
        board.set(card, withChange(scene, board.get(card), change, held.code));
    }
  }
  return board;
}

const NOTHING: Given = {
  power: 0,
  cost: 0,
  counter: 0,
  basePower: [],
  baseCost: [],
  keywords: [],
  bans: [],
  attacksActive: [],
  negated: false,
  by: [],
};

function withChange(scene: Scene, given: Given = NOTHING, change: Change, by: string): Given {
  const plus = (now: number, num: Change["power"]) => (num === undefined ? now : now + numberOf(scene, num));
  const set = (now: readonly number[], num: Change["power"]) =>
    num === undefined ? now : [...now, numberOf(scene, num)];
  return {
    power: plus(given.power, change.power),
    cost: plus(given.cost, change.cost),
    counter: plus(given.counter, change.counter),
    basePower: set(given.basePower, change.basePower),
    baseCost: set(given.baseCost, change.baseCost),
    keywords: change.keyword === undefined ? given.keywords : [...given.keywords, ...change.keyword],
    bans: change.cannot === undefined ? given.bans : [...given.bans, ...change.cannot.map((ban) => ({ ban, scene }))],
    attacksActive:
      change.attacksActive === undefined
        ? given.attacksActive
        : [...given.attacksActive, { filter: change.attacksActive, scene }],
    negated: given.negated || change.negated === true,
    by: [...given.by, by],
  };
}

function areEqual(one: Board, other: Board): boolean {
  if (one.size !== other.size) return false;
  for (const [id, given] of one) {
    const also = other.get(id);
    if (also === undefined || keyOf(given) !== keyOf(also)) return false;
  }
  return true;
}

const keyOf = ({ bans, attacksActive, ...numbers }: Given): string =>
  JSON.stringify([numbers, bans.map(({ ban }) => ban), attacksActive.map(({ filter }) => filter)]);
