import { decks } from "@riposte/data-one-piece";
import { type Deck, findDeck, greedyBot, imagineTable, judgeTable, signsOf, type Table } from "@riposte/one-piece";
import { createRecall, type SearchHelp } from "@riposte/search";
import type { BotSeat } from "../../game-descriptor.js";
import type { Telling } from "../../thinking.js";
import { onePieceContext as context } from "./facts.js";

/** Both players have had a turn since; what was chosen before the first shows later. */
const TURNS = 2;
const SETTLED = 6;

/** What a searcher is told of the ONE PIECE Card Game. */
export const onePieceSearch: Telling = {
  help(at): SearchHelp {
    const known = { deck: deckOf(at), recall: createRecall() };
    return {
      imagine(seen) {
        const draw = imagineTable(context(), seen, known);
        const memory = { used: [], history: [], scheduled: [], ...(seen.slice("op-actions") as object) };
        return (below) => ({ "one-piece": draw(below), "op-actions": memory });
      },
      judge: ({ "one-piece": table }) => judgeTable(context(), table as Table),
      horizon: {
        clock: ({ "one-piece": table }) => (table as Table).turn,
        until: ({ "one-piece": table }) => Math.max(SETTLED, (table as Table).turn + TURNS),
      },
      policy: () => greedyBot(context()),
    };
  },
  signs: ({ "one-piece": table }) => signsOf(context(), table as Table),
};

/** The list the seat brought: of a setup that was read already its cards on the table, and no other seat's. */
function deckOf(at: BotSeat | undefined): Deck | undefined {
  const { decks: brought, position, table } = (at?.setup ?? {}) as Brought;
  if (at === undefined || position !== undefined) return undefined;
  if (table !== undefined) return deckOn(table, at.seat);
  const deck = (brought ?? Object.keys(decks))[at.seat];
  return deck === undefined ? undefined : findDeck(context(), decks, deck, []);
}

function deckOn({ cards, sides }: Table, seat: number): Deck {
  const leader = sides[seat]?.leader ?? -1;
  const counts = new Map<string, number>();
  for (const [id, { owner, code }] of Object.entries(cards))
    if (owner === seat && Number(id) !== leader) counts.set(code, (counts.get(code) ?? 0) + 1);
  return { leader: cards[leader]?.code ?? "", cards: Object.fromEntries(counts) };
}

interface Brought {
  readonly decks?: readonly (string | Deck)[];
  readonly position?: unknown;
  readonly table?: Table;
}
