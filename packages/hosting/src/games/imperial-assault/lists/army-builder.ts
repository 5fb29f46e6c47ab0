import { ARMY_POINTS, DECK_POINTS, ReadyArmy, readyArmyFromText, readyArmyToText } from "@riposte/imperial-assault";
import { counted, faultLines } from "@riposte/words";
import type { ListBuilder, ListEntry, ReadList } from "../../../lists/list-builder.js";
import { looksLikeJSON, pointsLeft, readJSON, unread } from "../../../lists/list-words.js";
import { gistSentences } from "../words/gist.js";
import { type ArmyList, cardsIn, changed, command, deckCost, facts, listed, mostOf, pointsIn } from "./army-list.js";
import { armyShelf, commandShelf } from "./army-shelves.js";
import { armySummary, groupsIn } from "./army-summary.js";
import { armyVerdict, faultsIn } from "./army-verdict.js";
import { cardName, cardWords } from "./army-words.js";
import { squadText } from "./squad-text.js";

/** Armies of Imperial Assault, with their command decks. */
export const armyBuilder: ListBuilder<ArmyList> = {
  game: "imperial-assault",
  option: "armies",
  noun: "army",
  empty: { army: { affiliation: "imperial", cards: [] }, deck: { cards: [] } },
  ready: Object.values(facts().armies).map(({ id, name, army, deck }) => ({ id, name, list: { army, deck } })),
  read,
  write: (list, name) => readyArmyToText(facts(), { name, ...list }),
  named: (list, name) => ({ id: "own", name, ...list }),
  about(list) {
    const { groups, figures } = groupsIn(list);
    return `${counted(groups, "group")}, ${counted(figures, "figure")}`;
  },
  sections(list) {
    const faults = faultsIn(list);
    return [groupSection(list, faults), commandSection(list, faults)];
  },
  shelves: (list) => [armyShelf(list), commandShelf(list)],
  change: changed,
  verdict: armyVerdict,
  summary: armySummary,
};

function groupSection({ army }: ArmyList, faults: ReadonlySet<string>) {
  const spent = pointsIn(army);
  return {
    id: "groups",
    title: "Army",
    about: `${spent} of ${ARMY_POINTS} points`,
    entries: army.cards.flatMap(({ card: id, count = 1, on }): readonly ListEntry[] => {
      const card = listed(id);
      if (card === undefined) return [];
      const host = on === undefined ? undefined : listed(on);
      return [
        {
          id,
          name: cardName(card),
          about: `${cardWords(card)}${host === undefined ? "" : `, on ${cardName(host)}`}`,
          count,
          most: mostOf(card),
          isAtFault: faults.has(id),
          cost: card.cost,
        },
      ];
    }),
    rest: pointsLeft(ARMY_POINTS, spent),
  };
}

function commandSection(list: ArmyList, faults: ReadonlySet<string>) {
  return {
    id: "command",
    title: "Command deck",
    about: `${counted(cardsIn(list.deck.cards), "card")}, cost ${deckCost(list)} of ${DECK_POINTS}`,
    entries: list.deck.cards
      .flatMap(({ card: id, count = 1 }): readonly ListEntry[] => {
        const card = command(id);
        if (card === undefined) return [];
        const { name, cost, gist, limit } = card;
        return [{ id, name, about: gistSentences(gist), count, most: limit, isAtFault: faults.has(id), cost }];
      })
      .sort((one, other) => (one.cost ?? 0) - (other.cost ?? 0) || one.name.localeCompare(other.name)),
  };
}

function read(text: string): ReadList<ArmyList> {
  if (looksLikeJSON(text)) return readJSON("army", text, readReady);
  const squad = squadText(text);
  const { name, army, deck, lines, problems } = readyArmyFromText(facts(), squad.text);
  const list = { army, deck };
  const hasAny = army.cards.length + deck.cards.length > 0;
  return {
    list: hasAny ? list : undefined,
    name,
    said: `${counted(lines, "line")} read: ${counted(groupsIn(list).groups, "group")}, ${counted(cardsIn(deck.cards), "command card")}.`,
    problems: [...squad.problems, ...problems],
  };
}

function readReady(given: unknown): ReadList<ArmyList> {
  const parsed = ReadyArmy.safeParse({ id: "own", ...(given as object) });
  if (!parsed.success) return unread("army", faultLines(parsed.error.issues).join("; "));
  const { name, army, deck } = parsed.data;
  return { list: { army, deck }, name, said: `Read: ${name}.`, problems: [] };
}
