import { cards, decks } from "@riposte/data-one-piece";
import { compose, wiredStatus } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { describePlugin, fuzzSoundly } from "@riposte/testing";
import { expect, test } from "vitest";
import { abilityEntries, opActions, readLibrary } from "../src/index.js";

const context = createContext(cardsOrThrow(cards));
const base = onePiece(context, decks);
const game = compose([base, opActions(context)]);

describePlugin(opActions(context), {
  game: [base],
  matches: 2,
  maxInputs: 120,
  largeTypes: { "declared.d.ts": 12_500 },
});

test("every ability of the data is wired", () => {
  const { abilities, problems } = wiredStatus(game as never, abilityEntries(readLibrary(context)));
  expect(problems).toEqual([]);
  expect(abilities.filter(({ status }) => status !== "wired")).toEqual([]);
});

test("random games of the two decks are sound", () => {
  fuzzSoundly(game, { matches: 8, seed: 2, hold: "auto" });
}, 60_000);
