import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import {
  contextOrThrow,
  type ImperialAssault,
  imperialAssault,
  imperialAssaultDeclared,
} from "@riposte/imperial-assault";
import { type Answer, declarePlugin, definePlugin, type Effect, needs, type Owns, runAbility } from "@riposte/kernel";
import { scriptedChance } from "@riposte/kernel/chance";
import { compose, listedIn, startMatch } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { z } from "zod";
import {
  readSteps,
  type SkirmishSteps,
  type StepsMatch,
  skirmishSteps,
  skirmishStepsDeclared,
  WINDOWS,
} from "../../src/index.js";
import { position as duel } from "../reading/duel-position.js";

const context = contextOrThrow(files, maps);

const declared = declarePlugin({
  name: "acting",
  version: "0.1.0",
  requires: [needs<ImperialAssault>(imperialAssaultDeclared, "*"), needs<SkirmishSteps>(skirmishStepsDeclared, "*")],
  effects: { "acting:look": z.strictObject({}).meta({ description: "Step: notes what is bound now" }) },
});
interface Acting extends Owns<typeof declared> {}

interface Given {
  /** The window at which the ability is used; Vader's own time when left out. */
  readonly at?: (typeof WINDOWS)[number] | undefined;
  readonly position?: object;
  /** Names bound when it begins. */
  readonly bound?: Bound;
  /** Another ability of his, used first in his own time: what brings the window about. */
  readonly cause?: readonly object[];
  /** What is answered before it is used. */
  readonly before?: readonly Answer[];
  readonly answers?: readonly Answer[];
  /** Faces of dice and places of shuffled cards, as they come. */
  readonly dice?: readonly number[];
  readonly shuffles?: Readonly<Record<string, readonly unknown[]>>;
}

type Bound = Readonly<Record<string, unknown>>;

let seen: Bound = {};
let abilities: readonly { readonly key: string; readonly at: string; readonly ability: Effect }[] = [];

const offers = WINDOWS.map((window) => [
  window,
  (_subject: unknown, seat: number, match: StepsMatch) =>
    abilities
      .filter(({ at }) => seat === 0 && at === window)
      .map(({ key, ability }) => match.offer({ key, label: { id: "do:none" }, effects: [ability as never] })),
]);

/** A plugin with one ability of Darth Vader's, which does whatever is to be seen. */
const acting = definePlugin<Acting>(declared, {
  effects: {
    "acting:look": (_slice, _effect, match) => {
      seen = (match.varsOf("ability") as { readonly bindings: Bound }).bindings;
    },
  },
  offer: Object.fromEntries(offers),
});

const game = compose([imperialAssault(context), surge(context), powerTokens(), skirmishSteps(context), acting]);

/** What came of it. */
export interface Done {
  readonly table: Table;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  /** What is bound when its last step is done. */
  readonly bound: Bound;
  /** What lasts, by kind. */
  readonly lasting: (kind: string) => readonly unknown[];
  /** What was published since it was used. */
  readonly events: (type: string) => readonly unknown[];
  /** Who is asked what, and the keys there are. */
  readonly asked: { readonly seat: number; readonly question: string; readonly keys: readonly (string | number)[] };
}

type Table = StepsMatch["slices"]["imperial-assault"];

/** What these steps do as an ability of Vader's. */
export function does(steps: readonly object[], given: Given = {}): Done {
  const { at = "activation:act", position = duel, bound = {}, before = [], answers = [], dice = [] } = given;
  seen = {};
  const use = { key: "use", at, ability: running([...steps, { type: "acting:look" }], bound) };
  const { cause } = given;
  const causing = cause === undefined ? [] : [{ key: "cause", at: "activation:act", ability: running(cause, bound) }];
  abilities = [...causing, use];
  const chance = scriptedChance({ dice: [...dice], ...given.shuffles } as never);
  const match = startMatch(game, { setup: position as never, hold: "auto", seed: "1", chance } as never);
  const events: { readonly type: string; readonly payload: unknown }[] = [];
  const answer = (one: Answer) => {
    const { seat } = match.decision as { readonly seat: number };
    const result = match.answer(seat, one);
    if (!result.ok) throw new Error(`${JSON.stringify(one)} at ${match.decision?.question}: ${JSON.stringify(result)}`);
    events.push(...result.recorded);
  };
  for (const one of cause === undefined ? before : ["cause", ...before]) answer(one);
  events.length = 0;
  answer("use");
  abilities = [];
  for (const one of answers) answer(one);
  const { slices, decision, state } = match;
  return {
    table: slices["imperial-assault"] as Table,
    tokens: (slices as never as { "power-tokens": { held: Done["tokens"] } })["power-tokens"].held,
    bound: seen,
    lasting: (kind) => state.lasting.filter((one) => one.lasting === kind).map(({ data }) => data),
    events: (type) => events.filter((one) => one.type === type).map(({ payload }) => payload),
    asked: {
      seat: decision?.seat ?? -1,
      question: decision?.question ?? "",
      keys: decision === null ? [] : listedIn(decision.choice).map(({ key }) => key),
    },
  };
}

/** His attack on Gaarkhan, with two surges to spend, at one of its windows; it stands still where he spends them. */
export const attack = (
  at: Given["at"],
  dice: readonly number[] = [1, 1, 5, 3, 0],
): Given & { readonly at: Given["at"] } => ({
  at,
  before: ["attack:gaarkhan:e1"],
  dice,
});

function running(steps: readonly object[], bound: Bound): Effect {
  const problems: string[] = [];
  const read = readSteps(steps as readonly Effect[], "steps", problems);
  if (problems.length > 0) throw new Error(problems.join("\n"));
  return runAbility({ steps: read, seat: 0, source: "vader", bindings: { ability: "trial", self: "vader", ...bound } });
}
