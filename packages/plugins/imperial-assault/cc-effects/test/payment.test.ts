import { test } from "vitest";
import { at, fullGame, group, table } from "./position.js";

/** Luke's player shows a card when Asajj activates, and plays another or the same in his own activation. */
const shown = (card: string, hand: readonly string[]) =>
  at({
    game: fullGame,
    mine: [group("asajj-ventress", { asajj: "a1" })],
    theirs: [group("luke-skywalker", { luke: "d6" })],
    against: hand,
    me: { affiliation: "mercenary" },
    them: { affiliation: "rebel" },
  })
    .choose(card)
    .event("card:revealed", { seat: 1, card })
    .choose("pass")
    .choose("cc:fleet-footed@luke");

test("Consider It My Payment: whoever plays another card than the one it showed discards that one", () => {
  shown("parry", ["parry", "fleet-footed", "urgency"])
    .expect(table({ sides: { 1: { hand: ["urgency"], discard: ["parry", "fleet-footed"] } } }))
    .proves("consider-it-my-payment")
    .waits()
    .done();
});

test("Consider It My Payment: whoever plays the card it showed owes nothing", () => {
  shown("fleet-footed", ["fleet-footed", "urgency"])
    .noEvent("hand:revealed")
    .expect(table({ sides: { 1: { hand: ["urgency"], discard: ["fleet-footed"] } } }))
    .waits()
    .done();
});
