import { ARMY_POINTS, canBePlayedIn, DECK_CARDS, DECK_POINTS, type Illegality } from "@riposte/imperial-assault";
import { counted, listedShort } from "@riposte/words";
import type { Verdict } from "../../../lists/list-builder.js";
import {
  type ArmyList,
  type Command,
  cardsIn,
  changed,
  command,
  copiesIn,
  deckCost,
  facts,
  listed,
  mostOf,
  pointsIn,
} from "./army-list.js";
import { cardName } from "./army-words.js";

type Mend = Verdict<ArmyList>["mend"];

/** One step towards a legal list, for what is wrong first. */
export function mendArmy(list: ArmyList, wrong: Illegality, isArmys: boolean): Mend {
  return isArmys ? mendGroups(list, wrong) : mendDeck(list, wrong);
}

function mendGroups(list: ArmyList, { code, cards }: Illegality): Mend {
  if (code === "TOO_MANY_POINTS") {
    const over = pointsIn(list.army) - ARMY_POINTS;
    const dearest = list.army.cards
      .flatMap(({ card }) => listed(card) ?? [])
      .sort((one, other) => other.cost - one.cost);
    // the cheapest that is enough alone, else the dearest
    const goes = dearest.findLast(({ cost }) => cost >= over) ?? dearest[0];
    return goes && takeOut(list, goes.id, 1);
  }
  const [id] = cards;
  if (id === undefined) return undefined;
  const card = listed(id);
  const held = copiesIn(list.army.cards, id);
  return takeOut(list, id, code === "TOO_MANY_COPIES" && card !== undefined ? Math.max(1, held - mostOf(card)) : held);
}

function mendDeck(list: ArmyList, { code, cards: [id] }: Illegality): Mend {
  if (id !== undefined) {
    const limit = code === "TOO_MANY_COPIES" ? (command(id)?.limit ?? 0) : 0;
    return swap(list, id, copiesIn(list.deck.cards, id) - limit);
  }
  const dearest = list.deck.cards
    .map(({ card }) => command(card))
    .sort((one, other) => (other?.cost ?? 0) - (one?.cost ?? 0))[0];
  if (code === "TOO_MANY_POINTS") return dearest && swap(list, dearest.id, 1);
  const over = cardsIn(list.deck.cards) - DECK_CARDS;
  if (over > 0) return dearest && takeOut(list, dearest.id, Math.min(over, copiesIn(list.deck.cards, dearest.id)));
  const { filled, added } = fill(list);
  return added.length === 0
    ? undefined
    : {
        words: `Add ${counted(added.length, "card")}: ${listedShort([...new Set(added.map(({ name }) => name))], 2)}`,
        list: filled,
      };
}

function takeOut(list: ArmyList, id: string, count: number): Mend {
  const card = listed(id);
  const name = card === undefined ? (command(id)?.name ?? id) : cardName(card);
  return { words: `Take ${count > 1 ? `${count} ` : ""}${name} out`, list: changed(list, id, -count) };
}

/** Cards go, and others the army can play come instead. */
function swap(list: ArmyList, id: string, count: number): Mend {
  const { filled, added } = fill(changed(list, id, -count), id);
  const [first] = added;
  if (first === undefined) return takeOut(list, id, count);
  const what = count === 1 ? "one" : String(count);
  return {
    words: `Swap ${what} for ${listedShort([...new Set(added.map(({ name }) => name))], 2)}`,
    list: filled,
  };
}

/** Fills the deck to its size with what the army can play and the deck can pay, the dearest that fit first. */
function fill(list: ArmyList, not?: string): { readonly filled: ArmyList; readonly added: readonly Command[] } {
  const playable = Object.values(facts().command)
    .filter((card) => card.id !== not && card.playtest === undefined && card.removedIn === undefined)
    .filter((card) => canBePlayedIn(facts(), list.army, card));
  let filled = list;
  const added: Command[] = [];
  while (cardsIn(filled.deck.cards) < DECK_CARDS) {
    const left = DECK_POINTS - deckCost(filled);
    const rest = DECK_CARDS - cardsIn(filled.deck.cards);
    const each = Math.max(0, Math.floor(left / rest));
    const next = playable
      .filter(({ id, limit, cost }) => cost <= each && copiesIn(filled.deck.cards, id) < limit)
      .sort(
        (one, other) => other.cost - one.cost || fitness(other) - fitness(one) || one.name.localeCompare(other.name),
      )[0];
    if (next === undefined) break;
    filled = changed(filled, next.id, 1);
    added.push(next);
  }
  return { filled, added };
}

/** Cards for any army are not the ones an army is built around. */
const fitness = ({ restriction }: Command): number => (restriction.by === "player" ? 0 : 1);
