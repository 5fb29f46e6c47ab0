import { ask, choose, type Question } from "@riposte/kernel";
import { type Context, cardOf, fightersOf, sideOf } from "@riposte/one-piece";
import type { OpActions } from "../declared.js";
import type { Library } from "../held/library.js";
import { numberOf } from "../reading/number.js";
import { type Scene, seatOf } from "../reading/scene.js";
import { runningScene } from "../reading/scenes.js";
import { boundsOf } from "../reading/select.js";
import { causeOf } from "./acting.js";
import type { StepHandlers } from "./handlers.js";
import { untilOf } from "./until.js";

type Names = "op:draw" | "op:addDon" | "op:restDon" | "op:returnDon" | "op:shuffle" | "op:bar" | "op:damage";

/** What players do: draw, DON!!, damage, bans. */
export function players(context: Context, library: Library): Pick<StepHandlers, Names> {
  const start = (match: Scene["match"]): Scene => {
    match.bind("done", undefined);
    return runningScene(context, library, match);
  };
  return {
    "op:draw": (_slice, { count, player }, match) => {
      const scene = start(match);
      match.queue({
        type: "deck:draw",
        seat: seatOf(scene, player),
        count: numberOf(scene, count),
        cause: causeOf(scene),
      });
    },
    "op:addDon": (_slice, { count, state, player }, match) => {
      const scene = start(match);
      match.queue({ type: "don:add", seat: seatOf(scene, player), count: numberOf(scene, count), state });
    },
    "op:restDon": (_slice, { count, player }, match) => {
      const scene = start(match);
      match.queue({ type: "don:rest", seat: seatOf(scene, player), count: numberOf(scene, count) });
    },
    "op:returnDon": (_slice, { count, player, active }, match) => {
      const scene = start(match);
      const seat = seatOf(scene, player);
      const { min, max } = boundsOf(scene, { ref: "self", count }, onField(match, seat, active));
      if (max > 0)
        match.queue(ask("op:return-don", seat, { min, max, active: active === true, cause: causeOf(scene) }));
    },
    "op:shuffle": (_slice, { player }, match) =>
      match.queue({ type: "deck:shuffle", seat: seatOf(start(match), player) }),
    "op:bar": (_slice, { player, cannot, for: duration }, match) => {
      const scene = start(match);
      const isBare = Object.keys(cannot).length === 1;
      const mark = { kind: "cannot", word: cannot.verb, until: untilOf(scene, duration), by: scene.code } as const;
      match.queue({ type: "seat:mark", seat: seatOf(scene, player), mark: isBare ? mark : { ...mark, data: cannot } });
    },
    "op:damage": (_slice, { player, count }, match) => {
      const scene = start(match);
      const seat = seatOf(scene, player);
      match.queue({ type: "damage:deal", seat, count: numberOf(scene, count), banish: false, cause: causeOf(scene) });
    },
  };
}

const onField = (match: Scene["match"], seat: number, active: true | undefined): number => {
  const { don } = sideOf(match, seat);
  if (active === true) return don.active;
  return don.active + don.rested + fightersOf(match, seat).reduce((sum, id) => sum + cardOf(match, id).don, 0);
};

interface Returning {
  readonly min: number;
  readonly max: number;
  readonly active: boolean;
  readonly cause: ReturnType<typeof causeOf>;
}

/** Which DON!! go back: from the cost area in either state, or from under cards; their owner chooses. */
export const returnDon = (context: Context): Question<OpActions> => ({
  prompt: { id: "op:return-don" },
  publicName: "op:return-don",
  choices: ({ seat, about }, match) => {
    const { min, max, active } = about as Returning;
    const { don } = sideOf(match, seat);
    const given = active ? [] : fightersOf(match, seat).filter((id) => cardOf(match, id).don > 0);
    const places = [
      { key: "active", max: don.active, label: { id: "op:active-don" } },
      ...(active ? [] : [{ key: "rested", max: don.rested, label: { id: "op:rested-don" } }]),
      ...given.map((id) => ({
        key: id,
        max: cardOf(match, id).don,
        label: { id: "op:given-don", params: { name: context.info(cardOf(match, id).code).name } },
      })),
    ].filter((place) => place.max > 0);
    return choose.distribute(max, places, min < max);
  },
  answer: (answer, { seat, about }, match) => {
    const { active = 0, rested = 0, ...given } = answer as Readonly<Record<string, number>>;
    match.queue({ type: "don:return", seat, active, rested, given, cause: (about as Returning).cause });
  },
});
