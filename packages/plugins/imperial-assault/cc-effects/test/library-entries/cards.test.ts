import { expect, test } from "vitest";
import { ENTRY_PROPERTIES } from "../../src/library-entries/properties.js";
import { at, table } from "../position.js";
import { library } from "./library.js";
import { game, luke, one, play, shot } from "./library-game.js";

test("draw: so many cards", () => {
  const me = { affiliation: "rebel", deck: ["blitz"] };
  at({ game, mine: one("leia-organa"), theirs: luke(), hand: ["there-is-another"], start: "round", me })
    .choose("cc:there-is-another@one")
    .expect(table({ sides: { 0: { hand: ["blitz"] } } }))
    .waits()
    .done();
});

test("discardIfNotTrait, discardFromDrawn: whoever lacks the trait discards of what was drawn, by choice", () => {
  const me = { deck: ["focus", "rally"] };
  play("planning", { hand: ["planning", "blitz"], me })
    .choose("cc:planning@one")
    .offersExactly(["focus", "rally"])
    .choose("focus")
    .expect(table({ sides: { 0: { hand: ["blitz", "rally"] } } }))
    .waits()
    .done();
  play("planning", { mine: one("imperial-officer"), me })
    .choose("cc:planning@one")
    .expect(table({ sides: { 0: { hand: ["focus", "rally"] } } }))
    .waits()
    .done();
});

test("drawThenDiscardOneGainVp: the points are the cost of the card its player discards", () => {
  play("black-market-prices", { mine: one("hired-gun"), me: { deck: ["parting-blow", "focus"] } })
    .choose("cc:black-market-prices@one")
    .offersExactly(["parting-blow", "focus"])
    .choose("parting-blow")
    .expect(table({ sides: { 0: { vp: 2, hand: ["focus"] } } }))
    .waits()
    .done();
});

test("drawIfTrait: only such a figure draws", () => {
  const me = { deck: ["blitz", "focus"] };
  const drawn = (card: string) => shot("officers-training", { mine: one(card), me }).choose("cc:officers-training@one");
  drawn("imperial-officer")
    .expect(table({ sides: { 0: { hand: ["blitz"] } } }))
    .waits()
    .done();
  drawn("stormtrooper")
    .expect(table({ sides: { 0: { hand: [] } } }))
    .waits()
    .done();
});

test("clearOpponentDiscard: the opponent's discard pile leaves the game", () => {
  play("fool-me-once", { them: { discard: ["blitz", "focus"] } })
    .choose("cc:fool-me-once@one")
    .expect(table({ sides: { 1: { discard: [], removed: ["blitz", "focus"] } } }))
    .waits()
    .done();
});

test("claimInitiative: the initiative is its player's", () => {
  at({ game, mine: one("stormtrooper"), theirs: luke(), against: ["take-initiative"], start: "round" })
    .choose("cc:take-initiative")
    .expect(table({ initiative: 1 }))
    .waits()
    .done();
});

test("logMessage alone: the card is played, logged, and carried out by hand", () => {
  at({ game, mine: one("isb-infiltrator"), theirs: luke(), hand: ["collect-intel"], start: "round" })
    .choose("cc:collect-intel")
    .event("cc:logged", { text: "Looks." })
    .asks("kernel:manual", 0)
    .choose("done")
    .event("cc:resolved", { card: "collect-intel" })
    .waits()
    .done();
});

test("timing other: never from hand", () => {
  at({ game, mine: one("stormtrooper"), theirs: luke(), hand: ["single-purpose"] })
    .notOffers(["cc:single-purpose@one"])
    .waits()
    .done();
});

test("every property an entry may have is in this library", () => {
  const used = new Set(Object.values(library.abilities).flatMap((entry) => Object.keys(entry)));
  expect(Object.keys(ENTRY_PROPERTIES).filter((property) => !used.has(property))).toEqual([]);
});
