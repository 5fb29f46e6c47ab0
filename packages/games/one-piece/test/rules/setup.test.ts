import { compose, startMatch } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { expect, test } from "vitest";
import { cardsOrThrow, createContext, onePiece } from "../../src/index.js";
import { CARDS, context, deck, game } from "../position.js";

const start = (choice: "first" | "second" = "first") => {
  const match = startMatch(game, { seed: 4, setup: { chooser: 0 } });
  match.answer(0, choice);
  return match;
};

test("who chooses goes first or second, and the first player decides about the hand first", () => {
  expect(start("first").decision?.seat).toBe(0);
  expect(start("second").decision?.seat).toBe(1);
});

test("a returned hand is shuffled away and five cards are drawn once", () => {
  scenario(game, { setup: { chooser: 0 } as never, seed: 2 })
    .choose("first")
    .asks("op:mulligan", 0)
    .choose("redraw")
    .event("hand:kept", { seat: 0, redrawn: true })
    .asks("op:mulligan", 1)
    .choose("keep")
    .asks("kernel:respond", 0)
    .waits()
    .done();
});

test("Life is laid one by one, so that the first card lies at the bottom", () => {
  const match = start();
  const before = match.slices["one-piece"].sides[0]?.deck
    .slice(0, 5)
    .map((id) => match.slices["one-piece"].cards[id]?.code);
  match.answer(0, "keep");
  match.answer(1, "keep");
  const { sides, cards } = match.slices["one-piece"];
  expect(sides[0]?.life.map((id) => cards[id]?.code)).toEqual([...(before ?? [])].reverse());
});

test("the first player does not draw and gets one DON!! on the first turn, the second player draws and gets two", () => {
  const match = start();
  match.answer(0, "keep");
  match.answer(1, "keep");
  expect(match.slices["one-piece"].sides[0]).toMatchObject({ don: { active: 1, deck: 9 }, turns: 1 });
  expect(match.slices["one-piece"].sides[0]?.hand).toHaveLength(5);
  match.answer(0, "pass");
  expect(match.slices["one-piece"].sides[1]).toMatchObject({ don: { active: 2, deck: 8 } });
  expect(match.slices["one-piece"].sides[1]?.hand).toHaveLength(6);
});

test("until the hands are drawn the player who chose comes first, whoever goes first", () => {
  const match = startMatch(game, { seed: 4, setup: { chooser: 0 } });
  expect(match.slices["one-piece"]).toMatchObject({ active: 0, phase: "setup" });
  match.answer(0, "second");
  expect(match.slices["one-piece"]).toMatchObject({ first: 1, active: 1 });
});

test("both hands and all Life are face-down for the other player, and both know who goes first", () => {
  const match = start("second");
  const { sides, first } = match.viewFor(0).slices["one-piece"] as { sides: object[]; first: number };
  expect(first).toBe(1);
  expect(sides[1]).toMatchObject({ hand: { count: 5 }, deck: { count: 45 } });
});

test("a Leader may start the game with another number of Life cards than is printed on it", () => {
  const printed = context.source.map((card) =>
    card.id === CARDS.leader ? { ...card, construction: { life: 6 } } : card,
  );
  const other = compose([onePiece(createContext(cardsOrThrow(printed)), { test: deck })]);
  const match = startMatch(other, { seed: 4, setup: { chooser: 0, decks: ["test", "test"] } });
  match.answer(0, "first");
  match.answer(0, "keep");
  match.answer(1, "keep");
  expect(match.slices["one-piece"].sides[0]?.life).toHaveLength(6);
});
