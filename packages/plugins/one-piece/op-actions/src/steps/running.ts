import { runAbility } from "@riposte/kernel";
import { type Context, findCard, nowOf } from "@riposte/one-piece";
import { isInPlace, isLive } from "../in-force/gates.js";
import { AFTERWARDS, type Timing } from "../language/timing.js";
import type { Library } from "../library/library.js";
import { doneIn } from "../reading/scene.js";
import { runningScene, sceneOf } from "../reading/scenes.js";
import type { StepHandlers } from "./handlers.js";
import { canPayAll, priceOf } from "./paying.js";
import { closeAction, hasActed } from "./result.js";

type Names = "op:use" | "op:begin" | "op:price" | "op:paid" | "op:resolve" | "op:finish";

/** From activating an ability to its end: conditions, costs in printed order, then the effect (rules 11). */
export const running = (context: Context, library: Library): Pick<StepHandlers, Names> => ({
  // its card must still be there, except for what resolves from the trash or from no zone
  "op:use": (_slice, { ability, source, seat, timing, willing, event = [], other, count }, match) => {
    const held = library.get(ability);
    const at = (timing ?? held.timings[0]) as Timing;
    if (!AFTERWARDS.includes(at) && !isInPlace(match, source, held)) return;
    // written one by one: V8 copies what is spread on a condition property by property
    const bindings: Record<string, unknown> = { event };
    if (other !== undefined) bindings.other = other;
    if (count !== undefined) bindings.eventCount = count;
    if (willing === true) bindings.willing = willing;
    // [On K.O.] was checked while its card was on the field
    if (at !== "onKo" && !isLive(sceneOf(context, library, match, seat, source, bindings), held, at)) return;
    match.queue(runAbility({ ability, seat, source, bindings }));
  },
  "op:begin": (_slice, { ability }, match) => {
    const scene = runningScene(context, library, match);
    const { costs = [], optional } = library.get(ability).ability;
    const isAsked = (costs.length > 0 || optional === true) && scene.bindings.willing !== true;
    // who is asked does not tell what is in a hand
    if (!canPayAll(scene, costs, isAsked ? "openly" : "really")) return match.queue({ type: "kernel:stop" });
    if (isAsked) match.ask("op:activate", scene.seat, { ability });
  },
  "op:price": (_slice, { costs, steps, else: otherwise }, match) => {
    const [cost, ...costsLeft] = costs;
    if (cost === undefined) return match.queueAll(steps);
    const need = priceOf(runningScene(context, library, match), cost);
    match.bind("paying", true);
    match.queueAll([cost]);
    match.queue({ type: "op:paid", need, costs: costsLeft, steps, else: otherwise });
  },
  // what was replaced, or broke halfway, is not paid
  "op:paid": (_slice, { need, costs, steps, else: otherwise }, match) => {
    match.bind("paying", false);
    closeAction(match);
    const isPaid = doneIn(runningScene(context, library, match)).count >= need;
    if (isPaid) match.queue({ type: "op:price", costs, steps, else: otherwise });
    else match.queueAll(otherwise);
  },
  "op:resolve": (slice, { ability }, match) => {
    const { source, seat } = runningScene(context, library, match);
    const { oncePerTurn, don = 0 } = library.get(ability).ability;
    if (oncePerTurn === true) slice.used = [...slice.used, { card: source, ability }];
    // [DON!! xN] must hold when the effect is to happen: the cost may have taken the DON!! away
    if ((findCard(match, source)?.don ?? don) < don) {
      match.queue({ type: "op:finish", ability });
      return match.queue({ type: "kernel:stop" });
    }
    match.publish("op:activated", { ability, card: nowOf(match, source) ?? source, seat });
  },
  "op:finish": (slice, { ability }, match) => {
    const { source, seat } = runningScene(context, library, match);
    const acted = hasActed(match);
    if (library.get(ability).ability.oncePerTurn === "done" && acted)
      slice.used = [...slice.used, { card: source, ability }];
    match.publish("op:resolved", { ability, seat, acted });
    const { shown, seenBy } = match.slices["one-piece"];
    if (shown.length > 0 || seenBy.some((ids) => ids.length > 0)) match.queue({ type: "cards:hide" });
  },
});
