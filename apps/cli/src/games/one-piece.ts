import { proofs } from "@riposte/data-one-piece";
import { onePieceContext, onePieceGame, onePieceLibrary } from "@riposte/hosting/one-piece";
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
  coverage: { abilities: () => onePieceLibrary().all.map(({ id }) => id), toldBy: "op:activated" },
  draw: (slices, style, _asked, match) => drawOnePiece(onePieceContext(), slices, style, match),
};
