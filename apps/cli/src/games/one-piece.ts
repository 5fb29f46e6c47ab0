import { onePieceContext, onePieceGame, onePieceLibrary } from "@riposte/catalog/one-piece";
import { proofs } from "@riposte/data-one-piece";
import { abilityEntries } from "@riposte/op-actions";
import { drawOnePiece } from "../render/one-piece/table.js";
import { orFiles, positionOption } from "./file-options.js";
import { fromCatalog } from "./from-catalog.js";
import type { GameEntry } from "./game-entry.js";
import { ONE_PIECE } from "./listings.js";
import { orRandom, withDecksOf } from "./one-piece/decks-option.js";

/** The ONE PIECE Card Game. */
export const onePiece: GameEntry = {
  ...ONE_PIECE,
  ...fromCatalog(onePieceGame),
  setup: [
    ...onePieceGame.setup.map((option) => orRandom(orFiles(option, { readsText: true }))),
    positionOption("docs/positions/one-piece.md"),
  ],
  seeded: withDecksOf,
  get abilities() {
    return abilityEntries(onePieceLibrary());
  },
  proofs,
  // what players choose to use; the rest acts by itself
  coverage: {
    abilities: () =>
      onePieceLibrary()
        .all.filter(({ timings }) => timings.includes("activateMain") || timings.includes("instead"))
        .map(({ id }) => id),
    usedBy: (answer) => /^(?:use|instead):\d+:(.+)$/.exec(answer)?.[1],
  },
  draw: (slices, style, _asked, match) => drawOnePiece(onePieceContext(), slices, style, match),
};
