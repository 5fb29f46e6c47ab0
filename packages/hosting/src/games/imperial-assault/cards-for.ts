import { type CardsOfArmy, cardsOf } from "@riposte/data-imperial-assault/armies";
import { eachMap } from "@riposte/data-imperial-assault/each-map";
import { KernelError } from "@riposte/kernel";
import hashes from "./hashes.json" with { type: "json" };
import { joinedCards } from "./joined-cards.js";
import { type NamedParts, namedParts } from "./named-parts.js";
import { CHOICES, readSkirmish } from "./read-cards.js";
import { bringCards, type SkirmishCards } from "./skirmish-cards.js";

const fetched = new Map<string, SkirmishCards>();

/** Of two ready armies on a map of ours the cards that can come into that match; of anything else all cards. */
export async function cardsFor(setup: unknown): Promise<SkirmishCards> {
  const named = namedParts(CHOICES, setup);
  if (named === undefined) return (await import("./all-cards.js")).allCards();
  const key = JSON.stringify(named);
  const cards = fetched.get(key) ?? (await fetchCards(named));
  fetched.set(key, cards);
  return bringCards(cards);
}

async function fetchCards({ map, armies }: NamedParts): Promise<SkirmishCards> {
  const [board, parts] = await Promise.all([fetchMap(map), Promise.all([...new Set(armies)].map(fetchArmy))]);
  return readSkirmish({ ...joinedCards(parts), maps: [board] }, hashes);
}

const fetchMap = async (id: string): Promise<unknown> => (await eachMap[id]?.())?.default;

async function fetchArmy(id: string): Promise<CardsOfArmy> {
  const found = await cardsOf[id]?.();
  if (found === undefined) throw new KernelError("UNKNOWN_NAME", `There is no ready army "${id}".`);
  return found.default;
}
