import { test } from "vitest";
import { at, figure, fullGame, group } from "./position.js";

const luke = group("luke-skywalker", { luke: "d3" });
const rebel = { affiliation: "rebel" };

test("Comms Jammer: the opponent plays no command cards in the infiltrator's activation", () => {
  at({
    game: fullGame,
    mine: [group("isb-infiltrator-elite", { spy: "d1" })],
    theirs: [luke],
    against: ["camouflage"],
  })
    .choose("attack:luke:d3")
    .notOffers(["cc:camouflage@luke"])
    .proves("comms-jammer")
    .waits()
    .done();
});

test("Vague and Unconvincing: while K-2SO defends neither player plays command cards", () => {
  at({
    game: fullGame,
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("k-2so", { kay: "d3" })],
    against: ["camouflage"],
    activating: "one",
  })
    .choose("attack:kay:d3")
    .notOffers(["cc:camouflage@kay"])
    .proves("vague-and-unconvincing")
    .waits()
    .done();
});

test("Adapt: the opponent's first command card of the round hides a Spy or Trooper", () => {
  at({
    game: fullGame,
    mine: [group("agent-blaise", { blaise: "a1" })],
    theirs: [luke],
    against: ["focus"],
    start: "round",
  })
    .pass()
    .choose("cc:focus@luke")
    .expect(figure("blaise", { conditions: ["hide"] }))
    .proves("adapt")
    .waits()
    .done();
});

test("Hunt Dissent: the opponent's command card gives two hit tokens to friends near Kallus", () => {
  at({
    game: fullGame,
    mine: [group("agent-kallus", { kallus: "a1" })],
    theirs: [luke],
    against: ["focus"],
    start: "round",
  })
    .pass()
    .pass()
    .choose("cc:focus@luke")
    .expect({ "power-tokens": { held: { kallus: ["hit", "hit"] } } } as never)
    .proves("hunt-dissent")
    .waits()
    .done();
});

test("Critical Hit: a target that suffered damage plays no command cards this round", () => {
  at({
    game: fullGame,
    mine: [group("mak-eshkarey", { mak: "d1" })],
    theirs: [luke],
    against: ["focus"],
    me: rebel,
    activating: "mak",
    actions: 1,
    dice: [3, 1, 0],
  })
    .choose("attack:luke:d3")
    .choose("mak-eshkarey:1")
    .pass()
    .notOffers(["cc:focus@luke"])
    .proves("critical-hit")
    .waits()
    .done();
});
