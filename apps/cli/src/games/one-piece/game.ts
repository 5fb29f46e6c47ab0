import { proofs } from "@riposte/data-one-piece";
import { onePieceContext, onePieceGame, onePieceLibrary } from "@riposte/hosting/one-piece";
import { abilityEntries } from "@riposte/op-actions";
import { orFiles, positionOption } from "../file-options.js";
import { fromDescriptor } from "../from-descriptor.js";
import type { GameEntry } from "../game-entry.js";
import { orRandom, withDecksOf } from "./decks-option.js";
import { ONE_PIECE } from "./listing.js";
import { drawOnePiece } from "./render/table.js";

/** The ONE PIECE Card Game. */
export const onePiece: GameEntry = {
  ...ONE_PIECE,
  ...fromDescriptor(onePieceGame),
  setup: [
    ...onePieceGame.setup.map((option) => orRandom(orFiles(option, { readsText: true }))),
    positionOption("docs/positions/one-piece.md"),
  ],
  seeded: withDecksOf,
  abilities: () => abilityEntries(onePieceLibrary()),
  proofs,
  coverage: { abilities: () => onePieceLibrary().all.map(({ id }) => id), toldBy: "op:activated" },
  draw: (slices, style, _asked, match) => drawOnePiece(onePieceContext(), slices, style, match),
};
