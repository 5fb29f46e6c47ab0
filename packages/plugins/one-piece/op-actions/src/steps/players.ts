import { type Context, cardOf, fightersOf, sideOf } from "@riposte/one-piece";
import type { Num } from "../language/expression.js";
import type { Library } from "../library/library.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf, seatsOf } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { boundsOf } from "../reading/select.js";
import { causeOf } from "./cause.js";
import { banMark } from "./giving.js";
import type { StepHandlers } from "./handlers.js";
import { beginAction } from "./result.js";
import { untilOf } from "./until.js";

type Names =
  | "op:draw"
  | "op:addDon"
  | "op:restDon"
  | "op:returnDon"
  | "op:shuffle"
  | "op:rule"
  | "op:damage"
  | "op:extraTurn"
  | "op:win"
  | "op:lose";

/** What players do: draw, DON!!, damage, rules for a while, the end of the game. */
export function players(context: Context, library: Library): Pick<StepHandlers, Names> {
  const start = (match: Scene["match"]): Scene => {
    beginAction(match);
    return runningScene(context, library, match);
  };
  const amount = (scene: Scene, count: Num) => Math.max(0, numberOf(scene, count));
  /** "Up to": how many is asked, and the step comes again with the answer. */
  const isOpen = (scene: Scene, step: { readonly upTo?: true | undefined }, most: number): boolean => {
    if (step.upTo !== true || most < 1) return false;
    scene.match.ask("op:how-many", scene.seat, { step, max: most });
    return true;
  };
  return {
    "op:draw": (_slice, step, match) => {
      const scene = start(match);
      const seat = seatOf(scene, step.player);
      const count = amount(scene, step.count);
      if (!isOpen(scene, step, Math.min(count, sideOf(match, seat).deck.length)))
        match.queue({ type: "deck:draw", seat, count, cause: causeOf(scene) });
    },
    "op:addDon": (_slice, step, match) => {
      const scene = start(match);
      const seat = seatOf(scene, step.player);
      const count = amount(scene, step.count);
      if (!isOpen(scene, step, Math.min(count, sideOf(match, seat).don.deck)))
        match.queue({ type: "don:add", seat, count, state: step.state });
    },
    "op:restDon": (_slice, { count, player }, match) => {
      const scene = start(match);
      match.queue({ type: "don:rest", seat: seatOf(scene, player), count: amount(scene, count) });
    },
    "op:returnDon": (_slice, { count, player, active }, match) => {
      const scene = start(match);
      const seat = seatOf(scene, player);
      const { min, max } = boundsOf(scene, { ref: "self", count }, onField(match, seat, active));
      if (max > 0) match.ask("op:return-don", seat, { min, max, active: active === true, cause: causeOf(scene) });
    },
    "op:shuffle": (_slice, { player }, match) =>
      match.queue({ type: "deck:shuffle", seat: seatOf(start(match), player) }),
    "op:rule": (_slice, { player, cannot = [], negated = [], discount, for: duration = "permanent" }, match) => {
      const scene = start(match);
      const until = untilOf(scene, duration);
      const { code: by } = scene;
      for (const seat of seatsOf(scene, player)) {
        for (const ban of cannot) match.queue({ type: "seat:mark", seat, mark: banMark(scene, ban, until) });
        for (const word of negated)
          match.queue({ type: "seat:mark", seat, mark: { kind: "negated", word, until, by } });
        if (discount === undefined) continue;
        const { filter = {}, by: less } = discount;
        const mark = { kind: "cost", amount: -numberOf(scene, less), data: filter, until, by } as const;
        match.queue({ type: "seat:mark", seat, mark });
      }
    },
    "op:damage": (_slice, { player, count }, match) => {
      const scene = start(match);
      const seat = seatOf(scene, player);
      match.queue({ type: "damage:deal", seat, count: amount(scene, count), banish: false, cause: causeOf(scene) });
    },
    "op:extraTurn": (_slice, { player }, match) =>
      match.queue({ type: "turn:extra", seat: seatOf(start(match), player) }),
    "op:win": (_slice, { player }, match) =>
      match.queue({ type: "player:win", seat: seatOf(start(match), player), why: "effect" }),
    "op:lose": (_slice, { player }, match) =>
      match.queue({ type: "player:lose", seat: seatOf(start(match), player), why: "effect" }),
  };
}

const onField = (match: Scene["match"], seat: number, active: true | undefined): number => {
  const { don } = sideOf(match, seat);
  if (active === true) return don.active;
  return don.active + don.rested + fightersOf(match, seat).reduce((sum, id) => sum + cardOf(match, id).don, 0);
};
