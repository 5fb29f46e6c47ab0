import type { Context } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Change, Rule } from "../language/change.js";
import type { Selector } from "../language/expression.js";
import type { Whose } from "../language/words.js";
import type { Held, Library } from "../library/library.js";
import { type Scene, seatsOf } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { candidates } from "../reading/select.js";
import { isInPlace, isLive } from "./gates.js";
import { areAlike, type Gift, giftOf, type Ruling } from "./gift.js";
import { holdingsOf } from "./holding.js";
import { bySeat } from "./using.js";

/** What static abilities give cards, and what they make hold for players. */
export interface Board {
  gifts(match: OaMatch, card: number): readonly Gift[];
  rulings(match: OaMatch, seat: number): readonly Ruling[];
  /** Permanent effects are being laid out before what resolved effects gave is counted. */
  isBare(): boolean;
}

interface Laid {
  readonly cards: Map<number, Gift[]>;
  readonly seats: readonly [Ruling[], Ruling[]];
}

const nothing = (): Laid => ({ cards: new Map(), seats: [[], []] });
const EMPTY = nothing();
const NONE: readonly Gift[] = [];
const ROUNDS = 8;

/**
 * What all static abilities in play come to. Those that depend on each other are laid one after the other, the turn player's first, as
 * if nothing else had been given; then, with what resolved effects gave, they are read again until nothing changes (rules 14).
 */
export function boardOf(context: Context, library: Library): Board {
  let guess: Laid | null = null;
  let isBare = false;
  const laidIn = (match: OaMatch): Laid =>
    guess ??
    match.cached("op-actions:board", READ, () => {
      const sources = sourcesIn(library, match);
      if (sources.length === 0) return EMPTY;
      const lay = (laid: Laid, source: Source) => layOut(context, library, match, laid, source);
      const applied = () => {
        const laid = nothing();
        for (const source of sources) lay(laid, source);
        return laid;
      };
      if (areSteady(library, sources)) return applied();
      try {
        guess = nothing();
        isBare = true;
        for (const source of sources) lay(guess, source);
        isBare = false;
        for (let round = 0; round < ROUNDS; round++) {
          const next = applied();
          const isStable = areEqual(guess, next);
          guess = next;
          if (isStable) break;
        }
        return guess;
      } finally {
        guess = null;
        isBare = false;
      }
    });
  return {
    gifts: (match, card) => laidIn(match).cards.get(card) ?? NONE,
    rulings: (match, seat) => laidIn(match).seats[seat as 0 | 1],
    isBare: () => isBare,
  };
}

/** Whose slices static abilities read. */
const READ = ["one-piece", "op-actions"];

interface Source {
  readonly id: number;
  readonly seat: number;
  readonly held: Held;
}

function sourcesIn(library: Library, match: OaMatch): readonly Source[] {
  const sources: Source[] = [];
  for (const seat of bySeat(match))
    for (const { source: id, held } of holdingsOf(library, match, seat, "static"))
      if (isInPlace(match, id, held)) sources.push({ id, seat, held });
  return sources;
}

/** Do they leave each other alone? What negates abilities never does. */
const areSteady = (library: Library, sources: readonly Source[]): boolean =>
  !library.says("negated") && sources.every(({ held }) => library.isSteady(held.id));

/** One static ability on top of what is laid out. */
function layOut(context: Context, library: Library, match: OaMatch, laid: Laid, { id, seat, held }: Source): void {
  const scene = sceneOf(context, library, match, seat, id);
  if (!isLive(scene, held, "static")) return;
  for (const step of held.ability.steps) {
    if (step.type === "op:give") give(scene, laid, step as never, held.id);
    else
      for (const whose of seatsOf(scene, (step as unknown as { readonly player: Whose }).player))
        laid.seats[whose as 0 | 1].push(giftOf(scene, step as Rule, held.id));
  }
}

/** Which cards get it is settled before any does. */
function give(scene: Scene, { cards }: Laid, change: Change & { readonly target: Selector }, by: string): void {
  const given = candidates(scene, change.target).map((card) => [card, giftOf(scene, change, by)] as const);
  for (const [card, gift] of given) {
    const gifts = cards.get(card);
    if (gifts === undefined) cards.set(card, [gift]);
    else gifts.push(gift);
  }
}

function areEqual(one: Laid, other: Laid): boolean {
  if (one.cards.size !== other.cards.size) return false;
  for (const [id, gifts] of one.cards) if (!areAlike(gifts, other.cards.get(id) ?? NONE)) return false;
  return one.seats.every((rulings, seat) => areAlike(rulings, other.seats[seat as 0 | 1]));
}
