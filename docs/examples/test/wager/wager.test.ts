import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { game, position } from "./base.js";

const ATTACK = "attack:1000:2000";

test("when an attack is declared the defender may say how it ends, and draws a card when right", () => {
  scenario(game, position)
    .choose(ATTACK)
    .asks("kernel:respond", 1)
    .offersExactly(["won", "lost", "pass"])
    .choose("won")
    .event("wager:settled", { seat: 1, guess: "won", right: true })
    .event("cards:drawn", { seat: 1, count: 1, cause: { kind: "effect", seat: 1 } }, 0)
    .expect({ wager: { said: [null, null] } })
    .waits()
    .done();
});

test("a player who is wrong draws nothing", () => {
  scenario(game, position)
    .choose(ATTACK)
    .choose("lost")
    .event("wager:settled", { seat: 1, guess: "lost", right: false })
    .noEvent("cards:drawn")
    .waits()
    .done();
});

test("a player who says nothing is told nothing", () => {
  scenario(game, position).choose(ATTACK).pass().noEvent("wager:settled").waits().done();
});
