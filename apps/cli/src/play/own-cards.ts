import { join } from "node:path";
import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { readJSONFile } from "../match-file.js";
import { UserMistake } from "../user-mistake.js";

export const CARDS_FLAG: Flag = {
  name: "cards",
  value: "DIR",
  help: "one-piece: also the cards that riposte op import wrote there",
};

/** Cards and decks of one's own, for card games. */
export const OWN_CARDS: readonly Flag[] = [
  CARDS_FLAG,
  { name: "deck", value: "FILE", help: "one-piece: a deck text; give one for each seat", repeated: true },
];

/** Reads the cards before the game is composed, and gives both decks as the setup option they are. */
export async function withOwnCards(args: Arguments): Promise<Arguments> {
  const folder = args.text("cards");
  const decks = args.texts("deck");
  if (folder === undefined && decks.length === 0) return args;
  if (args.operand("game") !== "one-piece")
    throw new UserMistake("BAD_VALUE", "--cards and --deck are for one-piece; other games have --setup.");
  if (decks.length === 1 || decks.length > 2)
    throw new UserMistake("BAD_VALUE", "Give --deck twice: one deck for each seat.");
  if (folder !== undefined) await addCardsOf(folder);
  const setup = decks.length === 0 ? [] : [`decks=${decks.join(",")}`];
  return { ...args, texts: (flag) => (flag === "setup" ? [...args.texts(flag), ...setup] : args.texts(flag)) };
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
