import type { CardsOfArmy } from "@riposte/data-imperial-assault/armies";

type Files = CardsOfArmy["files"];
type Row = { readonly id: string };

/** The cards of several armies in the same files, as sorted as those of all cards: what several cards offer is offered in that order. */
export const joinedCards = (armies: readonly CardsOfArmy[]): CardsOfArmy => ({
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
