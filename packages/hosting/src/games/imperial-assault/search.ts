import {
  cardIds,
  greedyBot,
  howLate,
  imagineTable,
  judgeTable,
  type ReadyArmy,
  signsOf,
  type Table,
  waryBot,
} from "@riposte/imperial-assault";
import { createRecall, type SearchHelp } from "@riposte/search";
import { surgeKnowledge } from "@riposte/surge";
import type { BotSeat } from "../../game-descriptor.js";
import type { Telling } from "../../thinking.js";
import { contextAtTable as context } from "./skirmish-cards.js";

const OPEN = ["power-tokens", "cc-effects"] as const;

/** What a searcher is told of the skirmish game. */
export const skirmishSearch: Telling = {
  help(at, level): SearchHelp {
    const known = { ownDeck: deckOf(at), recall: createRecall() };
    return {
      imagine(seen) {
        const draw = imagineTable(context(), seen, known);
        const open = Object.fromEntries(OPEN.map((plugin) => [plugin, seen.slice(plugin)]));
        return (below) => ({ ...open, "imperial-assault": draw(below) });
      },
      judge: ({ "imperial-assault": table }) => judgeTable(context(), table as Table),
      horizon: {
        clock: ({ "imperial-assault": table }) => howLate(table as Table),
        // where to deploy shows too late to be worth the time; else the opponent's next activation is seen
        until: ({ "imperial-assault": table }) => howLate(table as Table) + ((table as Table).round === 0 ? 0 : 2),
      },
      policy: () => (level === "easy" ? greedyBot : waryBot)(context(), surgeKnowledge),
    };
  },
  signs: ({ "imperial-assault": table }) => signsOf(context(), table as Table),
};

/** The command cards the seat brought: of a setup that was read already its own piles, and no other seat's. */
function deckOf(at: BotSeat | undefined): readonly string[] | undefined {
  const { armies, decks, position, table } = (at?.setup ?? {}) as Brought;
  if (at === undefined || position !== undefined || decks !== undefined) return undefined;
  const side = table?.sides[at.seat];
  if (side !== undefined) return [side.hand, side.deck, side.discard, side.removed, side.played].flat();
  const ready = context().facts.armies;
  const army = (armies ?? Object.keys(ready))[at.seat];
  const found = typeof army === "string" ? ready[army] : army;
  return found === undefined ? undefined : cardIds(found.deck.cards);
}

interface Brought {
  readonly armies?: readonly (string | ReadyArmy)[];
  readonly decks?: unknown;
  readonly position?: unknown;
  readonly table?: Table;
}
