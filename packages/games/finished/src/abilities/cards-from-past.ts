import { scoreNext } from "../effects/score-next.js";
import { executed, type Manual } from "./ability.js";

const RUN = { type: "finished:cardsFromPast" } as const;

/** The newest two past cards come back into the present; house rules take the oldest two. */
export const cardsFromPast: Manual<"cardsFromPast"> = {
  id: "cardsFromPast",
  areas: ["past", "present"],
  blocked: ({ past }) => (past.length > 0 ? undefined : "past-empty"),
  activate: (match) => match.queue(RUN),
  run(table, _effect, match) {
    const past = match.own(table, "past");
    const from = table.flags.fromPast === "last" ? Math.max(0, past.length - 2) : 0;
    const cards = past.splice(from, 2);
    match.own(table, "present").push(...cards);
    match.publish("cards:moved", { cards, from: "past", to: "present" });
    scoreNext(table, match);
    executed(cardsFromPast, match);
  },
};
