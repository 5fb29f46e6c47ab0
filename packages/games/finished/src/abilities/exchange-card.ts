import { effectsOf, type Questions } from "@riposte/kernel";
import type { Finished, Run } from "../declared.js";
import { canDraw, drawing } from "../effects/draw.js";
import { returnCandy } from "../effects/return-candy.js";
import { takeOut } from "../effects/take-out.js";
import { say } from "../messages.js";
import { oneOfThePresent } from "../questions/one-of-the-present.js";
import { isOver } from "../slice.js";
import { executed, type Manual } from "./ability.js";

const effects = effectsOf<Finished>();

const RUN = { type: "finished:exchangeCard" } as const;
const OFFER = { type: "finished:offerPutBack" } as const;
const ASK = effects.ask("finished:put-back", 0);

/** Draws one card; then, after scoring, any present card goes on top of the draw stack. */
export const exchangeCard: Manual<"exchangeCard"> = {
  id: "exchangeCard",
  areas: ["draw", "present", "candy", "reserve"],
  blocked: (table) => (canDraw(table) ? undefined : "nothing-to-draw"),
  activate: (match) => match.queue(RUN),
  run(_table, _effect, match) {
    match.queue(drawing(1));
    match.queue(OFFER);
  },
};

/** Asks for the card to put back, unless everything scored. */
export const offerPutBack: Run<"finished:offerPutBack"> = (table, _effect, match) => {
  if (isOver(table) || table.present.length === 0) executed(exchangeCard, match);
  else match.queue(ASK);
};

export const putBackQuestion: Questions<Finished>["finished:put-back"] = {
  prompt: say("finished:put-back"),
  ...oneOfThePresent,
  answer: (answer, _asked, match) => match.queue({ type: "finished:putBack", card: answer as number }),
};

/** A card lying face down carries no candy. */
export const putBack: Run<"finished:putBack"> = (table, { card }, match) => {
  const present = match.own(table, "present");
  takeOut(present, card);
  returnCandy(table, card, match);
  match.own(table, "draw").unshift(card);
  match.publish("cards:moved", { cards: [card], from: "present", to: "draw" });
  executed(exchangeCard, match, card);
};
