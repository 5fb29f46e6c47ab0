import { importCards } from "@riposte/op-import";
import type { BroughtCards } from "./brought-cards.js";

/** How far the reading is, and in the end what it came to. */
export type ImportNews =
  | { readonly done: number; readonly of: number }
  | { readonly brought: BroughtCards }
  | { readonly failed: string };

/** Cards between two words of how far it is. */
const APART = 40;

const tell = (news: ImportNews) => postMessage(news);

addEventListener("message", ({ data }: MessageEvent<readonly unknown[]>) => {
  try {
    tell({ brought: read(data) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});

function read(dump: readonly unknown[]): BroughtCards {
  const { cards, problems } = importCards(dump, {
    onProgress: (done, of) => {
      if (done % APART === 0) tell({ done, of });
    },
  });
  return {
    cards: cards.map(({ facts }) => facts),
    printed: Object.fromEntries(cards.map(({ facts, lines }) => [facts.id, lines])),
    leftOut: problems.map(({ card, path, message }) => `${card}${path === "" ? "" : ` ${path}`}: ${message}`),
  };
}
