import { ask, runAbility } from "@riposte/kernel";
import { type Context, nowOf } from "@riposte/one-piece";
import { isInPlace, isLive } from "../held/gates.js";
import type { Library } from "../held/library.js";
import { runningScene, sceneOf } from "../reading/scenes.js";
import type { StepHandlers } from "./handlers.js";
import { canPay, priceOf } from "./paying.js";

type Names = "op:use" | "op:begin" | "op:pay" | "op:paid" | "op:resolve" | "op:finish" | "op:bind" | "op:forget";

/** From activating an ability to its end: conditions, costs in printed order, then the effect (rules 11). */
export const running = (context: Context, library: Library): Pick<StepHandlers, Names> => ({
  // its card must still be there, except for what resolves from the trash or from no zone
  "op:use": (_slice, { ability, source, seat, willing, event }, match) => {
    const held = library.get(ability);
    const stays = held.timings.some((timing) => STAYING.includes(timing));
    if (stays && !isInPlace(match, source, held)) return;
    const bindings = { event: event ?? [], ...(willing === true && { willing }) };
    if (stays && !isLive(sceneOf(context, library, match, seat, source, bindings), held)) return;
    match.queue(runAbility({ ability, seat, source, bindings }));
  },
  "op:begin": (_slice, { ability }, match) => {
    const scene = runningScene(context, library, match);
    const { costs = [], optional } = library.get(ability).ability;
    if (!costs.every((cost) => canPay(scene, cost))) return match.queue({ type: "kernel:stop" });
    if ((costs.length > 0 || optional === true) && scene.bindings.willing !== true)
      match.queue(ask("op:activate", scene.seat, { ability }));
  },
  "op:pay": (_slice, { step, ability }, match) => {
    const need = priceOf(runningScene(context, library, match), step);
    match.bind("paying", true);
    match.queueAll([step]);
    match.queue({ type: "op:paid", need, ability });
  },
  // what broke halfway is used up all the same
  "op:paid": (_slice, { need, ability }, match) => {
    const { bindings } = runningScene(context, library, match);
    match.bind("paying", false);
    if (((bindings.done as { readonly count: number } | undefined)?.count ?? 0) >= need) return;
    match.queue({ type: "op:resolve", ability });
    match.queue({ type: "kernel:stop" });
  },
  "op:resolve": (slice, { ability }, match) => {
    const { source, seat } = runningScene(context, library, match);
    if (library.get(ability).ability.oncePerTurn === true) slice.used = [...slice.used, { card: source, ability }];
    match.publish("op:activated", { ability, card: nowOf(match, source) ?? source, seat });
  },
  "op:finish": (_slice, _effect, match) => {
    const { shown, seenBy } = match.slices["one-piece"];
    if (shown.length > 0 || seenBy.some((ids) => ids.length > 0)) match.queue({ type: "cards:hide" });
  },
  "op:bind": (_slice, { as, value }, match) => match.bind(as, value),
  "op:forget": (slice) => {
    slice.used = [];
  },
});

/** Timings whose card has to be in play when the ability activates; On K.O. resolves from the trash. */
const STAYING: readonly string[] = [
  "onPlay",
  "whenAttacking",
  "onBlock",
  "onOpponentsAttack",
  "whenAttacked",
  "startOfYourTurn",
  "startOfOpponentsTurn",
  "startOfMain",
  "endOfYourTurn",
  "endOfOpponentsTurn",
  "startOfGame",
  "activateMain",
  "when",
];
