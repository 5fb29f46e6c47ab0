import { decks } from "@riposte/data-one-piece";
import { type Deck, findDeck, greedyBot, imagineTable, judgeTable, type Table } from "@riposte/one-piece";
import { createRecall, type SearchHelp } from "@riposte/search";
import type { BotSeat } from "../catalog-game.js";
import type { Searching } from "../thinking.js";
import { onePieceContext as context } from "./facts.js";

/** What a searcher is told of the ONE PIECE Card Game. */
export const onePieceSearch: Searching = {
  help(at): SearchHelp {
    const known = { deck: deckOf(at), recall: createRecall() };
    return {
      imagine(seen) {
        const draw = imagineTable(context(), seen, known);
        const memory = { used: [], history: [], scheduled: [], ...(seen.slice("op-actions") as object) };
        return (below) => ({ "one-piece": draw(below), "op-actions": memory });
      },
      judge: ({ "one-piece": table }) => judgeTable(context(), table as Table),
      policy: () => greedyBot(context()),
    };
  },
  levels: { easy: 15, normal: 80, hard: 350 },
  depth: 60,
};

/** The list the seat brought; a match from a position has none. */
function deckOf(at: BotSeat | undefined): Deck | undefined {
  if (at === undefined) return undefined;
  const { decks: brought, position } = (at.setup ?? {}) as {
    readonly decks?: readonly (string | Deck)[];
    readonly position?: unknown;
  };
  if (position !== undefined) return undefined;
  const deck = (brought ?? Object.keys(decks))[at.seat];
  return deck === undefined ? undefined : findDeck(context(), decks, deck, []);
}
