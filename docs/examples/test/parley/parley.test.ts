import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { describePlugin, scenario } from "@riposte/testing";
import { test } from "vitest";
import { parley } from "../../src/parley/plugin.js";
import { position } from "../grit/base.js";

const base = onePiece(createContext(cardsOrThrow(cards)), decks);
const game = composeList([base, parley()]);

describePlugin(parley(), { game: [base], matches: 1, maxInputs: 100 });

test("both name a number, and the higher one draws; equal ones are named anew", () => {
  scenario(game, position)
    .choose("attack:1000:2000")
    .asks("parley:bid", 0)
    .choose(2)
    .hides(1, "parley.bids.0")
    .asks("parley:bid", 1)
    .choose(2)
    .event("parley:settled", { bids: [2, 2], winner: null })
    .asks("parley:bid", 0)
    .choose(1)
    .choose(3)
    .event("parley:settled", { bids: [1, 3], winner: 1 })
    .event("cards:drawn", { seat: 1, count: 1, cause: { kind: "effect", seat: 1 } }, 0)
    .waits()
    .done();
});
