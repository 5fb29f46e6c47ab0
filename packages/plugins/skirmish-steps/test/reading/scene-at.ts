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
  requires: [
    needs<ImperialAssault>(imperialAssaultDeclared, "^0.1"),
    needs<SkirmishSteps>(skirmishStepsDeclared, "^0.1"),
  ],
});
interface Asking extends Owns<typeof declared> {}

type Asked = "figure:speed" | "attack:results";
type Look = (match: StepsMatch) => void;

let ask: Partial<Record<Asked, Look>> = {};

const looking = (value: Asked) => (_subject: unknown, match: unknown) => {
  const look = ask[value];
  // the same value may be among what is read
  ask = {};
  look?.(match as StepsMatch);
  return undefined;
};

/** A plugin that looks at the match as plugins see it, when somebody's speed or the results of an attack are asked for. */
const asking = definePlugin<Asking>(declared, {
  effects: {},
  modify: { "figure:speed": looking("figure:speed"), "attack:results": looking("attack:results") },
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

/** The same once the dice of his attack on Gaarkhan lie there. */
export function readsInAttack<T>(position: object, dice: readonly number[], look: Read<T>): T {
  const chance = scriptedChance({ dice: [...dice] });
  const match = startMatch(game, { setup: position as never, hold: "auto", seed: "1", chance } as never);
  let found: T | undefined;
  ask = { "attack:results": (asked) => (found = look(sceneOf(asked, { attacker: "vader", defender: "gaarkhan" }))) };
  match.answer(0, "attack:gaarkhan:e1");
  return found as T;
}
