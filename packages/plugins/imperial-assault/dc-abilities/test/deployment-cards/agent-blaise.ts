import { test } from "vitest";
import { at, group, table } from "../position.js";

const questioned = (picked: string) =>
  at({
    mine: [group("agent-blaise", { blaise: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d2" })],
    activating: "blaise",
    sides: [{ hand: ["parting-blow", "rally"] }, { hand: ["blitz", "debts-repaid"] }],
    dice: [0, 0, 0, 0],
  })
    .choose("attack:luke:d2")
    .choose("agent-blaise:4")
    .event("deck:looked", { seat: 0 })
    .choose(picked);

test("Interrogate trades a card of the hand for one of the opponent's that costs no more", () => {
  questioned("blitz")
    .offersExactly(["parting-blow", "none"])
    .choose("parting-blow")
    .expect(table({ sides: { 0: { hand: ["rally"] }, 1: { hand: ["debts-repaid"], discard: ["blitz"] } } }))
    .proves("interrogate")
    .waits()
    .done();
});

test("Interrogate of a card that costs more than any in hand only shows it", () => {
  questioned("debts-repaid")
    .expect(table({ sides: { 0: { discard: [] }, 1: { discard: [] } } }))
    .waits()
    .done();
});
