import {
  boardOf,
  type Context,
  deciderOf,
  distancesFrom,
  fieldIn,
  lineOfSight,
  nameOf,
  spaceNamed,
  standing,
  TERRAIN,
  terminalsIn,
} from "@riposte/imperial-assault";
import { choose, type EffectOf, type Questions } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import { say } from "../messages.js";
import { amountIn } from "../reading/amount.js";
import { holds } from "../reading/condition.js";
import { choosable, fits } from "../reading/filter.js";
import { figuresBound, runningScene, type Scene, tableOf } from "../reading/scene.js";
import { asked } from "./named.js";

const NONE = { key: "none", label: say("do:none") };
type Step<K extends string> = EffectOf<SkirmishSteps, K>;

/** Choosing figures, spaces, conditions and alternatives. */
export const figureQuestions = (
  context: Context,
): Pick<Questions<SkirmishSteps>, "do:choose" | "do:choose-space" | "do:one-of" | "do:lose"> => ({
  "do:choose": {
    prompt: (_asked, match) => say("do:choose", { ability: abilityOf(match) }),
    publicName: "do:choose",
    ifNone: "skip",
    choices({ about }, match) {
      const { upTo, optional } = about;
      const scene = runningScene(context, match);
      const options = choosable(scene, about).map((id) => figureOption(match, id));
      const most = amountIn(scene, upTo);
      if (most < 1) return choose.one([]);
      if (upTo !== 1)
        return choose.several(options, {
          min: optional ? 0 : Math.min(1, options.length),
          max: Math.min(most, options.length),
        });
      return choose.one(optional && options.length > 0 ? [...options, NONE] : options);
    },
    answer: (answer, { about }, match) =>
      match.bind(about.as, answer === "none" ? [] : Array.isArray(answer) ? answer : [answer]),
  },
  "do:choose-space": {
    prompt: (_asked, match) => say("do:choose-space", { ability: abilityOf(match) }),
    publicName: "do:choose-space",
    ifNone: "skip",
    choices({ about }, match) {
      const step = about;
      const options = spacesFor(runningScene(context, match), step).map((space) => ({ key: space }));
      return choose.one(step.optional && options.length > 0 ? [...options, NONE] : options);
    },
    answer: (answer, { about }, match) => {
      if (answer !== "none") match.bind(about.as, answer);
    },
  },
  "do:one-of": {
    prompt: (_asked, match) => say("do:one-of", { ability: abilityOf(match) }),
    publicName: "do:one-of",
    ifNone: "skip",
    choices({ about }, match) {
      const { options, optional } = about;
      const scene = runningScene(context, match);
      const open = options.flatMap(({ label, if: condition }, index) =>
        holds(scene, condition) ? [{ key: index, label: say("do:option", { option: label }) }] : [],
      );
      return choose.one(optional && open.length > 0 ? [...open, NONE] : open);
    },
    answer(answer, { about }, match) {
      const { options } = about;
      if (answer !== "none") match.queueAll(options[Number(answer)]?.steps ?? []);
    },
  },
  "do:lose": {
    ...asked("do:lose"),
    choices({ about }) {
      const { losing, optional } = about;
      const options = losing.map((condition) => ({
        key: condition,
        label: say("do:option", { option: condition }),
      }));
      return choose.one(optional ? [...options, NONE] : options);
    },
    answer(condition, { about }, match) {
      const { figure } = about;
      if (condition !== "none") match.queue({ type: "figure:lose", figure, condition: condition as "stun" });
    },
  },
});

const abilityOf = (match: StepsMatch): string => String(match.bound("ability") ?? "");

const figureOption = (match: StepsMatch, id: string) => ({
  key: id,
  label: say("do:figure", { figure: match.slices["imperial-assault"].figures[id]?.card ?? id, id }),
});

/** Spaces a step may choose: countable from where it counts, seen where it says so, never blocking ground. */
function spacesFor(scene: Scene, step: Step<"do:choose-space">): readonly string[] {
  const match = scene.match;
  const { context } = scene;
  const board = boardOf(context, match);
  const field = fieldIn(context, match);
  const [origin] = figuresBound(scene, step.from);
  const bound = step.fromSpace === undefined ? undefined : scene.bindings[step.fromSpace];
  const from =
    typeof bound === "string"
      ? spaceNamed(board, bound)
      : origin === undefined
        ? undefined
        : standing(context, match, origin);
  const far = from === undefined ? undefined : distancesFrom(field, from);
  const seer = typeof from === "number" || from === undefined ? undefined : from;
  return board.spaces
    .filter((space) => board.terrain[space] !== TERRAIN.blocking)
    .filter(
      (space) =>
        step.within === undefined ||
        (far !== undefined && (far[space] as number) >= 0 && (far[space] as number) <= step.within),
    )
    .filter(
      (space) =>
        step.seen !== true ||
        (seer !== undefined &&
          (seer.spaces.includes(space) || lineOfSight(field, seer, { spaces: [space] }) !== undefined)),
    )
    .filter((space) => step.other !== true || seer?.spaces.includes(space) !== true)
    .filter((space) => step.on === undefined || terminalsIn(context, match).includes(space))
    .filter((space) => step.empty !== true || (field.occupants[space] ?? []).length === 0)
    .filter(
      (space) =>
        step.holding === undefined ||
        (field.occupants[space] ?? []).some(({ id }) => fits(scene, id, step.holding as never)),
    )
    .map((space) => nameOf(board, space));
}

/** The seat that decides for a figure; for one that is gone, the ability's. */
export const seatOf = (scene: Scene, figure: string): number =>
  tableOf(scene).figures[figure] === undefined ? scene.seat : deciderOf(scene.match, figure);
