import { test } from "vitest";
import { at, figure, fullGame, group, table } from "./position.js";

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

test("Excavation: a cheap card of any discard pile is played once this round, and leaves the game", () => {
  at({
    game: fullGame,
    mine: [group("doctor-aphra", { aphra: "a1" })],
    theirs: [luke],
    me: { discard: ["deadeye"] },
    them: { discard: ["fleet-footed", "take-initiative", "blood-feud"] },
    start: "round",
  })
    .choose("excavation#at0@aphra")
    .offersExactly(["deadeye", "fleet-footed"])
    .choose("fleet-footed")
    .choose("cc:doctor-aphra/fleet-footed@aphra")
    .expect(table({ activation: { points: 1 }, sides: { 1: { removed: ["fleet-footed"] } } }))
    .notOffers(["cc:doctor-aphra/fleet-footed@aphra"])
    .proves("excavation")
    .waits()
    .done();
});

const imperialCards = ["foresee", "static-pulse"];

test("Fast Learner: Mara Jade plays one card a round for the name of another of her army", () => {
  at({
    game: fullGame,
    mine: [group("mara-jade", { mara: "a1" }), group("thrawn", { thrawn: "b1" }, { ready: false })],
    theirs: [luke],
    hand: [...imperialCards, "foresee"],
    them: { deck: ["blitz", "focus"] },
    start: "round",
  })
    .notOffers(["cc:static-pulse@mara"])
    .choose("cc:foresee@mara")
    .choose("blitz")
    .expect(table({ sides: { 1: { discard: ["blitz"] } } }))
    .notOffers(["cc:foresee@mara"])
    .proves("fast-learner")
    .waits()
    .done();
});

test("A New Hope: for once any friend plays a card for the name of another, and the upgrade is gone", () => {
  at({
    game: fullGame,
    mine: [group("luke-skywalker", { me: "a1" }), group("r2-d2", { droid: "b1" }, { ready: false })],
    theirs: [group("stormtrooper", { x: "d3" })],
    hand: ["terminal-network", "terminal-network"],
    me: { affiliation: "rebel", upgrades: ["a-new-hope"] },
    start: "round",
  })
    .choose("cc:terminal-network@me")
    .expect(table({ sides: { 0: { upgrades: [], hand: ["terminal-network"] } } }))
    .notOffers(["cc:terminal-network@me"])
    .proves("a-new-hope-2")
    .waits()
    .done();
});

test("rules 9: strain that cannot be suffered pays no cost", () => {
  const flame = (figures: readonly object[]) => [
    { card: "heavy-stormtrooper", attachments: ["flametrooper"], figures } as never,
  ];
  const playing = (figure: object) =>
    at({
      game: fullGame,
      mine: flame([figure]),
      theirs: [luke],
      hand: ["fool-me-once"],
      them: { discard: ["blitz"] },
      activating: "x",
    });
  playing({ id: "x", at: "d1" }).offers(["cc:fool-me-once@x"]).waits().done();
  playing({ id: "x", at: "d1", card: "flametrooper" })
    .notOffers(["cc:fool-me-once@x"])
    .explains("cc:fool-me-once", "cc:unpayable")
    .waits()
    .done();
});

test("rules 14: a companion is of its group's affiliation", () => {
  at({
    game: fullGame,
    mine: [group("iden-versio", { iden: "d2" }), group("dio", { dio: "d2" }, { companionOf: "0.iden-versio.0" })],
    theirs: [luke],
    hand: ["static-pulse"],
    activating: "dio",
  })
    .offers(["cc:static-pulse@dio"])
    .waits()
    .done();
});
