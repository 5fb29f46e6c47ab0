import { cards, decks } from "@riposte/data-one-piece";
import { compose } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { fuzz } from "@riposte/testing";
import { expect, test } from "vitest";
import { opActions, readLibrary } from "../src/index.js";

const context = createContext(cardsOrThrow(cards));
const game = compose([onePiece(context, decks), opActions(context)]);

test("2,000 random games end, keep DON!! and zones whole after every input, and reach every ability", () => {
  const coverage = readLibrary(context).all.map(({ id }) => id);
  const { failures, missing } = fuzz(game, { matches: 2000, seed: 1, hold: "auto", coverage, records: coverage });
  expect({ failures, missing }).toEqual({ failures: [], missing: [] });
}, 1_800_000);
