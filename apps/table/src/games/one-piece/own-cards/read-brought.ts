import { readCards } from "@riposte/one-piece";
import { ownCardsTexts as texts } from "./own-cards-texts.js";

/** Cards that were brought, or why they were not taken. */
export type Brought = { readonly cards: readonly unknown[] } | { readonly fault: string };

/** The cards of the first `cards.json`, or of the only file. */
export async function readBrought(files: readonly File[]): Promise<Brought> {
  const file = files.find(({ name }) => name === "cards.json") ?? (files.length === 1 ? files[0] : undefined);
  if (file === undefined) return { fault: texts.noFile };
  const parsed = parsedJSON(await file.text());
  if (parsed === undefined) return { fault: texts.noJSON(file.name) };
  const cards = (parsed as { readonly cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards) || cards.length === 0) return { fault: texts.noCards(file.name) };
  const { problems } = readCards(cards);
  const [first] = problems;
  if (first === undefined) return { cards };
  return { fault: texts.faults(first.card, first.path, first.message, problems.length - 1) };
}

function parsedJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
