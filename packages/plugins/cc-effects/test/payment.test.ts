import { test } from "vitest";
import { at, fullGame, group, table } from "./position.js";

const paid = (hand: readonly string[]) =>
  at({
    game: fullGame,
    mine: [group("asajj-ventress", { asajj: "a1" })],
    theirs: [group("luke-skywalker", { luke: "d6" })],
    against: hand,
    me: { affiliation: "mercenary" },
    them: { affiliation: "rebel" },
  })
    .choose("parry")
    .event("card:revealed", { seat: 1, card: "parry" });

test("Consider It My Payment: whoever plays another card than the one it showed discards that one", () => {
  paid(["parry", "fleet-footed", "urgency"])
    .choose("pass")
    .choose("cc:fleet-footed@luke")
    .expect(table({ sides: { 1: { hand: ["urgency"], discard: ["parry", "fleet-footed"] } } }))
    .proves("consider-it-my-payment")
    .waits()
    .done();
});

test("Consider It My Payment: whoever plays the card it showed owes nothing", () => {
  at({
    game: fullGame,
    mine: [group("asajj-ventress", { asajj: "a1" })],
    theirs: [group("luke-skywalker", { luke: "d6" })],
    against: ["fleet-footed", "urgency"],
    me: { affiliation: "mercenary" },
    them: { affiliation: "rebel" },
  })
    .choose("fleet-footed")
    .choose("pass")
    .choose("cc:fleet-footed@luke")
    .noEvent("hand:revealed")
    .expect(table({ sides: { 1: { hand: ["urgency"], discard: ["fleet-footed"] } } }))
    .waits()
    .done();
});
