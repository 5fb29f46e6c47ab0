import { type CardsOfArmy, cardsOf } from "@riposte/data-imperial-assault/armies";
import { eachMap } from "@riposte/data-imperial-assault/each-map";
import { KernelError } from "@riposte/kernel";
import hashes from "./hashes.json" with { type: "json" };
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

type Files = CardsOfArmy["files"];
type Row = { readonly id: string };

/** The cards of several armies in the same files, as sorted as those of all cards: what several cards offer is offered in that order. */
const joinedCards = (armies: readonly CardsOfArmy[]): CardsOfArmy => ({
  files: joinedFiles(armies.map(({ files }) => files)),
  abilities: joinedFiles(armies.map(({ abilities }) => abilities)),
  commandEffects: joinedFiles(armies.map(({ commandEffects }) => commandEffects)),
});

const joinedFiles = (parts: readonly Files[]): Files =>
  Object.fromEntries(Object.keys(parts[0] ?? {}).map((path) => [path, joined(parts.map((files) => files[path]))]));

/** A file is a list or a table of rows, and what is said of it. */
function joined(files: readonly unknown[]): unknown {
  const [first, ...others] = files as readonly Readonly<Record<string, unknown>>[];
  return Object.fromEntries(
    Object.entries(first ?? {}).map(([key, value]) => [
      key,
      typeof value === "object" && value !== null
        ? rows([value, ...others.map((other) => other[key] as object)])
        : value,
    ]),
  );
}

function rows(parts: readonly object[]): object {
  if (!Array.isArray(parts[0]))
    return Object.fromEntries(parts.flatMap(Object.entries).sort(([one], [other]) => order(one, other)));
  const byId = new Map((parts as readonly (readonly Row[])[]).flat().map((row) => [row.id, row]));
  return [...byId.values()].sort((one, other) => order(one.id, other.id));
}

const order = (one: string, other: string): number => (one < other ? -1 : Number(one > other));
