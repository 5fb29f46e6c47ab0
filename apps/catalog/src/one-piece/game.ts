import { decks } from "@riposte/data-one-piece";
import { randomBot } from "@riposte/kernel";
import { onePiece } from "@riposte/one-piece";
import { opActions, readLibrary } from "@riposte/op-actions";
import type { CatalogGame } from "../catalog-game.js";
import { composer } from "../composition.js";
import { onePieceContext as context } from "./context.js";
import { onePieceSentence } from "./sentences.js";

const names = Object.keys(decks);

/** The ONE PIECE Card Game. */
export const game: CatalogGame = {
  id: "one-piece",
  compose: composer(() => onePiece(context(), decks), {
    "op-actions": () => opActions(context(), readLibrary(context())),
  }),
  setup: [
    {
      key: "decks",
      values: names.flatMap((one) => names.map((other) => `${one},${other}`)),
      otherwise: names.slice(0, 2).join(","),
      help: "the deck of seat 0 and of seat 1",
      read: (value) => String(value).split(","),
    },
  ],
  bots: { random: { summary: "any legal answer", create: (seed) => randomBot(seed) } },
  hintBot: "random",
  voice: { sentence: (event) => onePieceSentence(context(), event) },
};
