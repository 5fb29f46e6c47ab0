import { choices, hashes, loadArmy, loadMap } from "virtual:skirmish-parts";
import { bringCards, type SkirmishCards } from "@riposte/hosting/imperial-assault";
import { cardsFor as allCardsFor } from "@riposte/hosting/imperial-assault/cards-for";
import { joinedParts } from "./joined-parts.js";
import { type NamedParts, namedParts } from "./named-parts.js";

const fetched = new Map<string, SkirmishCards>();

/** Of two ready armies on a map of ours the cards that can come into that match; of anything else all cards. */
export async function cardsFor(setup: unknown): Promise<SkirmishCards> {
  const named = namedParts(choices, setup);
  if (named === undefined) return allCardsFor(setup);
  const key = JSON.stringify(named);
  const cards = fetched.get(key) ?? (await fetchParts(named));
  fetched.set(key, cards);
  return bringCards(cards);
}

async function fetchParts(named: NamedParts): Promise<SkirmishCards> {
  const [map, armies] = await Promise.all([loadMap(named.map), Promise.all(named.armies.map(loadArmy))]);
  return joinedParts({ map, armies, hashes, choices });
}
