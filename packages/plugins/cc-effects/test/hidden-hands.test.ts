import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import type { LiveMatch } from "@riposte/kernel";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { compileCards } from "../src/cards/compile.js";
import { getCcPlayContext, getPlayableCcFromHand, readCards } from "../src/index.js";
import { context, game, group, setupAt } from "./position.js";
import { sweepGame } from "./sweep/sweep-game.js";
import { CASES } from "./timing/cases.js";
import { positionOf, scripted } from "./timing/walk.js";

/** Only K-2SO plays it, and he is nowhere here. */
const USELESS = "blend-in";
const WINDOWS = [...compileCards(context, readCards(context, commandEffects)).byWindow.keys()].sort();

/** The same state with another card in a hand. */
const withCard = (seat: number, card: string, instead: string) => (snapshot: { readonly slices: unknown }) => {
  const copy = structuredClone(snapshot) as { slices: { "imperial-assault": { sides: { hand: string[] }[] } } };
  const side = copy.slices["imperial-assault"].sides[seat] as { hand: string[] };
  side.hand = side.hand.map((held) => (held === card ? instead : held));
  return copy as never;
};

test.each(WINDOWS)("under always nobody can tell at %s whether the other holds a card for it", (window) => {
  const cases = CASES.filter(({ windows }) => windows.includes(window));
  expect(cases, "a window where cards are played needs a case in timing/cases.ts").not.toEqual([]);
  for (const one of cases) {
    const { card, holder = 0, answers } = one;
    const next = scripted(answers);
    const playable = (match: LiveMatch<unknown>) => getPlayableCcFromHand(match, holder).cards.includes(card);
    const told: boolean[][] = [];
    const report = nonInterference(one.game ?? game, {
      position: positionOf(one),
      observer: 1 - holder,
      swap: withCard(holder, card, USELESS),
      choose(legal, match, other) {
        const { window: open, isAsked } = getCcPlayContext(match, holder);
        if (isAsked && open === window) told.push([playable(match), playable(other)]);
        return next(legal);
      },
      maxInputs: 20,
    });
    expect(report.differences).toEqual([]);
    // the pause was there in both, and only one of them could do something with it
    expect(told).toContainEqual([true, false]);
    expect(report.pauses).toContain(window);
  }
});

test("under always nobody can tell whether the cards to choose from are alike", () => {
  const swap = (snapshot: { readonly slices: unknown }) => {
    const copy = structuredClone(snapshot) as { slices: { "imperial-assault": { sides: { deck: string[] }[] } } };
    (copy.slices["imperial-assault"].sides[0] as { deck: string[] }).deck = ["blitz", "blitz"];
    return copy as never;
  };
  const next = scripted(["cc:planning@one", "blitz"]);
  const setup = setupAt({
    mine: [group("stormtrooper", { one: "d1" })],
    theirs: [group("luke-skywalker", { luke: "d3" })],
    hand: ["planning"],
    me: { deck: ["blitz", "focus"] },
    activating: "one",
  });
  const report = nonInterference(game, { position: { setup }, observer: 1, swap, choose: next, maxInputs: 6 });
  expect(report.differences).toEqual([]);
  expect(report.pauses).toContain("do:discard");
});

/** A whole match from a seed, and the same with other cards in the deck of seat 1. */
function secondDeck(seed: number, observer: number | null) {
  const unplayable = Object.keys(context.facts.command).filter((card) => card.startsWith("b"));
  const swap = (snapshot: { readonly slices: unknown }) => {
    const copy = structuredClone(snapshot) as { slices: { "imperial-assault": { sides: { deck: string[] }[] } } };
    const side = copy.slices["imperial-assault"].sides[1] as { deck: string[] };
    side.deck = side.deck.map((_, index) => unplayable[index % unplayable.length] as string);
    return copy as never;
  };
  const setup = { map: "training-yard", decks: { random: String(seed) } };
  return nonInterference(sweepGame, { position: { setup, seed }, observer, swap, seed, maxInputs: 150 });
}

// seeds in which nothing of the deck is shown to anybody
test.each([1, 2])("in whole matches nobody can tell what the other has drawn (%i)", (seed) => {
  const report = secondDeck(seed, 0);
  expect(report.differences).toEqual([]);
  expect(report.inputs).toBeGreaterThan(60);
});

test("whoever looks at the other's deck sees its top, and nobody else does", () => {
  // Moff Gideon of seat 0 knows everything: what it looks at is all that differs
  const { differences, inputs } = secondDeck(3, 0);
  expect(differences.map(({ path }) => path)).toEqual([
    "events[2].payload.cards[0].card",
    "events[2].payload.cards[1].card",
  ]);
  const watched = secondDeck(3, null);
  expect(watched.differences).toEqual([]);
  expect(watched.inputs).toBeGreaterThanOrEqual(inputs);
});
