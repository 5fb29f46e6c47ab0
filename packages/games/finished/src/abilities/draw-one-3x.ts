import { choose, effectsOf, type Questions } from "@riposte/kernel";
import type { CardTable } from "../card-table.js";
import type { Finished } from "../declared.js";
import { canDraw } from "../effects/draw.js";
import { drawForAbility } from "../effects/draw-from-source.js";
import { placing } from "../effects/place-candy.js";
import { say } from "../messages.js";
import { executed, type Manual } from "./ability.js";

const effects = effectsOf<Finished>();

const ONCE = { type: "finished:drawOne3x", times: 1 } as const;

/** Draws one card for each of up to three candies. */
export const drawOne3x: Manual<"drawOne3x"> = {
  id: "drawOne3x",
  areas: ["draw", "past", "present"],
  blocked: (table) => (canDraw(table) ? undefined : "nothing-to-draw"),
  activate(match, card) {
    const isOneByOne = match.slices.finished.flags.activationCount === "oneByOne";
    match.queue(isOneByOne ? ONCE : effects.ask("finished:count", 0, { card }));
  },
  run(table, { times }, match) {
    drawForAbility(table, times, match);
    executed(drawOne3x, match, times);
  },
};

/** How many of its slots to use at once: one is paid already. */
export const count = ({ slotsOf }: CardTable): Questions<Finished>["finished:count"] => ({
  prompt: say("finished:count"),
  choices({ about }, match) {
    const { candy, active } = match.slices.finished;
    const card = about.card;
    return choose.number(1, 1 + Math.min((slotsOf[card] as number) - (candy[card] as number), active));
  },
  answer(answer, { about }, match) {
    const times = answer as number;
    for (let more = 1; more < times; more++) match.queue(placing(about.card));
    match.queue({ type: "finished:drawOne3x", times });
  },
});
