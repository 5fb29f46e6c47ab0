import { findGame, type GameInfo } from "@riposte/hosting";
import { texts } from "../texts.js";

/** A match of a game that this page does not have: says which, and how it is had. */
export class MissingGame extends Error {
  constructor(game: string) {
    super(texts.missingGame(game));
  }
}

/** The game a save names; nothing where it is no save, and an error where the game is not here. */
export function gameNamedBy(save: unknown): GameInfo | undefined {
  const name = (save as { readonly game?: unknown } | null | undefined)?.game;
  if (typeof name !== "string") return undefined;
  const info = findGame(name);
  if (info === undefined) throw new MissingGame(name);
  return info;
}
