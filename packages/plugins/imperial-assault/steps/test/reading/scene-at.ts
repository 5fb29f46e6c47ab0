import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import {
  contextOrThrow,
  type ImperialAssault,
  imperialAssault,
  imperialAssaultDeclared,
} from "@riposte/imperial-assault";
import { declarePlugin, definePlugin, needs, type Owns } from "@riposte/kernel";
import { scriptedChance } from "@riposte/kernel/chance";
import { compose, startMatch } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { type SkirmishSteps, type StepsMatch, skirmishSteps, skirmishStepsDeclared } from "../../src/index.js";
import type { Scene } from "../../src/reading/scene.js";

const context = contextOrThrow(files, maps);

const declared = declarePlugin({
  name: "asking",
  version: "0.1.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*"), needs<SkirmishSteps>(skirmishStepsDeclared, "*")],
});
interface Asking extends Owns<typeof declared> {}

type Asked = "figure:speed" | "attack:results" | "attack:missed";
type Look = (match: StepsMatch) => void;

/** Something that lasts for the attack under way. */
interface Left {
  readonly lasting: string;
  readonly seat?: number;
  readonly data?: unknown;
}

let ask: Partial<Record<Asked, Look>> = {};
let left: readonly Left[] = [];

const looking = (value: Asked) => (_subject: unknown, match: unknown) => {
  const look = ask[value];
  if (look === undefined) return undefined;
  // the same value may be among what is read
  ask = {};
  look(match as StepsMatch);
  return undefined;
};

/** A plugin that looks at the match as plugins see it, when somebody's speed or the results of an attack are asked for, or it misses. */
const asking = definePlugin<Asking>(declared, {
  effects: {},
  on: {
    "attack:declared": (_event, match) =>
      match.queueAll(left.map((one) => ({ type: "kernel:last", scope: "attack", ...one }) as never)),
    "attack:missed": (event, match) => void looking("attack:missed")(event, match),
  },
  modify: {
    "figure:speed": looking("figure:speed"),
    "attack:results": looking("attack:results"),
  },
});

const game = compose([imperialAssault(context), powerTokens(), skirmishSteps(context), asking]);

type Bindings = Readonly<Record<string, unknown>>;
type Read<T> = (scene: Scene) => T;

const sceneOf = (match: StepsMatch, bindings: Bindings): Scene => ({
  context,
  match,
  self: "vader",
  seat: 0,
  bindings,
});

/** What an ability of Darth Vader reads in a position; `bindings` are the names it has given. */
export function reads<T>(position: object, look: Read<T>, bindings: Bindings = {}): T {
  const match = startMatch(game, { setup: position as never, hold: "auto" });
  let found: T | undefined;
  ask = { "figure:speed": (asked) => (found = look(sceneOf(asked, bindings))) };
  match.explain("figure:speed", { figure: "vader" }, 0);
  return found as T;
}

interface InAttack {
  readonly bindings?: Bindings;
  readonly left?: readonly Left[];
  /** What he attacks, and where it stands. */
  readonly target?: string;
  /** Once it has missed, not before. */
  readonly isMissed?: boolean;
}

/** The same once the dice of his attack, on Gaarkhan if nobody else is named, lie there. */
export function readsInAttack<T>(position: object, dice: readonly number[], look: Read<T>, given: InAttack = {}): T {
  const { bindings = {}, target = "gaarkhan:e1", isMissed = false } = given;
  const chance = scriptedChance({ dice: [...dice] });
  const match = startMatch(game, { setup: position as never, hold: "auto", seed: "1", chance } as never);
  const defender = target.split(":")[0];
  let found: T | undefined;
  left = given.left ?? [];
  ask = {
    [isMissed ? "attack:missed" : "attack:results"]: (asked: StepsMatch) =>
      (found = look(sceneOf(asked, { attacker: "vader", defender, ...bindings }))),
  };
  match.answer(0, `attack:${target}`);
  return found as T;
}
