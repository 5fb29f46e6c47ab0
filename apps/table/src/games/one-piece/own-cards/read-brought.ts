import { readCards } from "@riposte/one-piece";
import { type BroughtCards, NO_CARDS } from "./brought-cards.js";
import type { ImportNews } from "./import-worker.js";
import { ownCardsTexts as texts } from "./own-cards-texts.js";

/** Cards that were brought, or why none was taken. */
export type Brought = BroughtCards | { readonly fault: string };

type Progress = (done: number, of: number) => void;

/** The cards of the first `cards.json`, or of the only file: facts that were read before, or a dump that is read now. */
export async function readBrought(files: readonly File[], onProgress: Progress): Promise<Brought> {
  const file = files.find(({ name }) => name === "cards.json") ?? (files.length === 1 ? files[0] : undefined);
  if (file === undefined) return { fault: texts.noFile };
  const parsed = parsedJSON(await file.text());
  if (parsed === undefined) return { fault: texts.noJSON(file.name) };
  const cards = Array.isArray(parsed) ? parsed : (parsed as { readonly cards?: unknown } | null)?.cards;
  if (!Array.isArray(cards) || cards.length === 0) return { fault: texts.noCards(file.name) };
  return isFacts(cards[0]) ? factsOf(cards) : await dumpOf(cards, file.name, onProgress);
}

/** A dump says the category of a card, facts its kind. */
const isFacts = (card: unknown): boolean => typeof card === "object" && card !== null && "kind" in card;

function factsOf(cards: readonly unknown[]): Brought {
  const { problems } = readCards(cards);
  const [first] = problems;
  if (first === undefined) return { ...NO_CARDS, cards };
  return { fault: texts.faults(first.card, first.path, first.message, problems.length - 1) };
}

async function dumpOf(dump: readonly unknown[], file: string, onProgress: Progress): Promise<Brought> {
  const worker = new Worker(new URL("./import-worker.ts", import.meta.url), { type: "module" });
  try {
    const brought = await new Promise<BroughtCards>((resolve, reject) => {
      worker.onmessage = ({ data }: MessageEvent<ImportNews>) => {
        if ("failed" in data) reject(new Error(data.failed));
        else if ("brought" in data) resolve(data.brought);
        else onProgress(data.done, data.of);
      };
      worker.onerror = ({ message }) => reject(new Error(message));
      worker.postMessage(dump);
    });
    if (brought.cards.length > 0) return brought;
    return { fault: texts.noneRead(file, brought.leftOut[0] ?? "", brought.leftOut.length - 1) };
  } catch (error) {
    return { fault: texts.broke(file, error instanceof Error ? error.message : String(error)) };
  } finally {
    worker.terminate();
  }
}

function parsedJSON(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
