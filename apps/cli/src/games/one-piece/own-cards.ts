import { join } from "node:path";
import { readJSONFile } from "../../match-file.js";
import { UserMistake } from "../../user-mistake.js";

/** Reads the player's own cards; both decks, as the setup option they are. */
export async function readOwnCards(folder: string | undefined, decks: readonly string[]): Promise<readonly string[]> {
  if (decks.length === 1 || decks.length > 2)
    throw new UserMistake("BAD_VALUE", "Give --deck twice: one deck for each seat.");
  if (folder !== undefined) await addCardsOf(folder);
  return decks.length === 0 ? [] : [`decks=${decks.join(",")}`];
}

/** Reads the cards of a folder, to be called before a game is composed. */
export async function addCardsOf(folder: string): Promise<void> {
  const file = join(folder, "cards.json");
  const contents = readJSONFile(file) as { readonly cards?: unknown } | null;
  if (!Array.isArray(contents?.cards))
    throw new UserMistake("BAD_VALUE", `${file} has no list "cards": write it with riposte op import.`);
  const { addOnePieceCards } = await import("@riposte/hosting/one-piece");
  addOnePieceCards(contents.cards);
}
