import { type Effect, shuffle } from "@riposte/kernel";
import type { Context } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { actionSchemas } from "../language/actions.js";
import type { Selector } from "../language/expression.js";
import type { Library } from "../library/library.js";
import { hidesCards } from "../reading/hidden.js";
import type { Scene } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { candidates, isDon, isFixed, selectionOf } from "../reading/select.js";
import { ACTS } from "./acts.js";
import { type GivingDon, givableTo } from "./giving-don.js";
import type { StepHandlers } from "./handlers.js";
import { choiceOf } from "./paying.js";
import { beginAction } from "./result.js";

type Verbs = keyof typeof actionSchemas | "op:grant" | "op:tax";

/** A verb with cards to choose: they are chosen when the text reaches it, then acted on together. */
export interface Targeted extends Effect {
  readonly target: Selector;
  readonly as?: string | undefined;
}

/** The verbs that act on cards. */
export function acting(context: Context, library: Library): Pick<StepHandlers, Verbs | "op:act"> {
  const begin = (_slice: unknown, step: Targeted, match: OaMatch) => {
    beginAction(match);
    const scene = runningScene(context, library, match);
    const { target } = step;
    if (isFixed(target)) return match.queue({ type: "op:act", step, cards: [...fixed(scene, target)] });
    const { ids, seat, max } = choiceOf(scene, step);
    const isNothing = max === 0 && (ids.length > 0 || !hidesCards(scene, target));
    if (isNothing || isEmptyHanded(scene, step, ids)) match.queue({ type: "op:act", step, cards: [] });
    else match.ask(questionOf(target, ids), seat, { step, picked: [] });
  };
  const verbs = Object.fromEntries(Object.keys(ACTS).map((type) => [type, begin])) as unknown as Pick<
    StepHandlers,
    Verbs
  >;
  return {
    ...verbs,
    "op:act": (_slice, { step, cards, choice }, match) => {
      match.bind("chosen", cards);
      const { as } = step as Targeted;
      if (as !== undefined) match.bind(as, cards);
      ACTS[step.type as Verbs](runningScene(context, library, match), step as never, cards, choice);
    },
  };
}

/** No player is asked to whom DON!! go when there are none to give. */
const isEmptyHanded = (scene: Scene, step: Targeted, ids: readonly number[]): boolean =>
  step.type === "op:giveDon" && !ids.some((id) => givableTo(scene, (step as Targeted & GivingDon).from, id) > 0);

/** Choices that must fit together are made one after the other; DON!! are counted, not told apart. */
function questionOf(target: Selector, ids: readonly number[]): "op:pick" | "op:shares" | "op:targets" {
  if (!("ref" in target) && (target.distinct !== undefined || target.total !== undefined)) return "op:pick";
  return ids.some(isDon) ? "op:shares" : "op:targets";
}

function fixed(scene: Scene, target: Selector): readonly number[] {
  const ids = candidates(scene, target);
  if ("ref" in target || target.blind !== true) return ids;
  // chosen face-down among cards the owner may have mixed
  const { max } = selectionOf(scene, target);
  return scene.match
    .chance("blind", shuffle(ids.length))
    .slice(0, max)
    .map((place) => ids[place] as number);
}
