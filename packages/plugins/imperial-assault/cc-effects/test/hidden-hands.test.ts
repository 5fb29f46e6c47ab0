import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import type { LiveMatch } from "@riposte/kernel/run";
import { nonInterference } from "@riposte/testing";
import { expect, test } from "vitest";
import { compileCards } from "../src/cards/compile.js";
import { getCcPlayContext, getPlayableCcFromHand, readCards } from "../src/index.js";
import { context, fullGame, game, group, setupAt } from "./position.js";
import { sweepGame } from "./sweep/sweep-game.js";
import { CASES } from "./timing/cases.js";
import { isWholePause, positionOf, scripted } from "./timing/walk.js";

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

test("whoever passes at all moments of a pause shows nothing of the hand by it, nor by how many they are", () => {
  let pauses = 0;
  for (const one of CASES) {
    const { card, holder = 0, answers } = one;
    const next = scripted(answers.filter((answer) => !String(answer).startsWith("cc:")));
    const { differences } = nonInterference(one.game ?? game, {
      position: positionOf(one),
      observer: 1 - holder,
      swap: withCard(holder, card, USELESS),
      choose(legal, match) {
        const answer = next(legal);
        const whole = legal.find(isWholePause);
        if (answer !== "pass" || whole === undefined) return answer;
        if (match.decision?.seat === holder) pauses += 1;
        return whole;
      },
      maxInputs: 20,
    });
    expect(differences).toEqual([]);
  }
  expect(pauses).toBeGreaterThan(40);
});

test.each(["own", "concerned"] as const)("whoever passes until %s shows nothing of the hand by it", (until) => {
  let pauses = 0;
  for (const window of WINDOWS) {
    const one = CASES.find(({ windows }) => windows.includes(window)) as (typeof CASES)[number];
    const { card, holder = 0, answers } = one;
    const report = nonInterference(one.game ?? game, {
      position: positionOf(one),
      observer: 1 - holder,
      policies: [{ seat: holder, change: { set: "pass", until } }],
      swap: withCard(holder, card, USELESS),
      choose: scripted(answers.filter((answer) => !String(answer).startsWith("cc:"))),
      maxInputs: 12,
    });
    expect({ window, differences: report.differences }).toEqual({ window, differences: [] });
    pauses += report.pauses.length;
  }
  // it is still asked in its own time, and where something happens to it
  expect(pauses).toBeGreaterThan(0);
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

test("what is revealed of a deck everybody sees, and nothing else of it", () => {
  // Moff Gideon of seat 0 knows everything: the two cards he reveals are all that differs
  for (const observer of [0, null]) {
    const { differences } = secondDeck(3, observer);
    expect(differences.map(({ path }) => path)).toEqual(["events[2].payload.card", "events[3].payload.card"]);
  }
});

test("whoever looks at the other's deck sees its top, and nobody else does", () => {
  const position = {
    setup: setupAt({
      mine: [group("thrawn", { me: "d1" })],
      theirs: [group("luke-skywalker", { luke: "d5" })],
      them: { deck: ["blitz", "focus"] },
      activating: "me",
    }),
  };
  const swap = (snapshot: { readonly slices: unknown }) => {
    const copy = structuredClone(snapshot) as { slices: { "imperial-assault": { sides: { deck: string[] }[] } } };
    (copy.slices["imperial-assault"].sides[1] as { deck: string[] }).deck = ["parry", "focus"];
    return copy as never;
  };
  const seen = [0, 1, null].map((observer) => {
    const choose = scripted(["strategize#at0@me", "none"]);
    const { differences } = nonInterference(fullGame, { position, observer, swap, choose, maxInputs: 2 });
    return differences.map(({ path }) => path);
  });
  expect(seen).toEqual([["events[2].payload.cards[0].card"], [], []]);
});
