import { CardFacts, type CardProblem } from "@riposte/one-piece";
import { Ability } from "@riposte/op-actions";
import { checkLine, type Difference } from "./check/check-line.js";
import { type StrangeName, strangeNames } from "./check/names.js";
import { type DumpCard, readDumpCard } from "./dump-card.js";
import { withGists } from "./gists.js";
import { readLine, type Understood } from "./grammar/ability.js";
import { linesOf } from "./lines.js";

/** A line nobody could read to its end. */
export interface UnreadLine {
  readonly card: string;
  readonly line: string;
  /** The words from where reading stopped. */
  readonly unread: string;
  /** The rule that got that far. */
  readonly rule: string;
  /** It was read to its end, but what was made of it does not say the same. */
  readonly differences?: readonly Difference[];
}

export interface ImportedCard {
  readonly facts: CardFacts;
  readonly lines: number;
  readonly unread: readonly UnreadLine[];
}

export interface Imported {
  readonly cards: readonly ImportedCard[];
  /** Cards that were left out, and why. */
  readonly problems: readonly CardProblem[];
  /** Names in brackets that no card of the dump has. */
  readonly strangeNames: readonly StrangeName[];
}

/**
 * Cards of a dump with their printed text, as facts with explicit abilities; nothing is parsed at run time.
 *
 * @example
 * const { cards, problems } = importCards(JSON.parse(readFileSync("cards.json", "utf8")));
 */
export function importCards(dump: readonly unknown[]): Imported {
  const cards: ImportedCard[] = [];
  const problems: CardProblem[] = [];
  const seen = new Set<string>();
  for (const [place, given] of dump.entries()) {
    const read = readDumpCard(given, place);
    if (isProblems(read)) problems.push(...read);
    else if (seen.has(read.id))
      problems.push({ card: read.id, path: "id", message: "is here twice: keep one of them" });
    else {
      seen.add(read.id);
      cards.push(importCard(read, problems));
    }
  }
  return { cards, problems, strangeNames: strangeNames(cards.map(({ facts }) => facts)) };
}

const isProblems = (read: DumpCard | readonly CardProblem[]): read is readonly CardProblem[] => Array.isArray(read);

function importCard(card: DumpCard, problems: CardProblem[]): ImportedCard {
  const trigger = /^\s*\[Trigger\]/.test(card.trigger) ? card.trigger : `[Trigger] ${card.trigger}`;
  const lines = [...linesOf(card.effect), ...(card.trigger === "" ? [] : linesOf(trigger))];
  const unread: UnreadLine[] = [];
  const understood: Understood[] = [];
  for (const line of lines) {
    const read = understand(line);
    if ("unread" in read) unread.push({ card: card.id, line, ...read });
    else understood.push(read);
  }
  const abilities = understood.flatMap((line) => line.abilities);
  const facts = CardFacts.safeParse(factsOf(card, understood, abilities));
  for (const { path, message } of facts.error?.issues ?? [])
    problems.push({ card: card.id, path: path.join("."), message });
  return { facts: facts.data ?? ({ id: card.id } as CardFacts), lines: lines.length, unread };
}

/** Reads a line and tells what was made of it again: a line is read only if both say the same. */
function understand(line: string): Understood | Omit<UnreadLine, "card" | "line"> {
  const read = readLine(line);
  if ("unread" in read) return read;
  const parsed = read.abilities.map((ability) => Ability.safeParse(ability));
  const wrong = parsed.flatMap(({ error }) => error?.issues ?? [])[0];
  if (wrong !== undefined) return { unread: wrong.path.join("."), rule: wrong.message };
  const abilities = parsed.flatMap(({ data }) => data ?? []);
  const differences = checkLine(line, { ...read, abilities });
  if (differences.length === 0) return { ...read, abilities: withGists(read.abilities) };
  const words = differences.map(({ kind, words }) => `${words}: ${kind}`).join("; ");
  return { unread: words, rule: "the checker", differences };
}

const isTrigger = (ability: unknown): boolean =>
  [(ability as { readonly timing?: unknown }).timing].flat().includes("trigger");

function factsOf(card: DumpCard, understood: readonly Understood[], abilities: readonly unknown[]): object {
  const { id, name, category: kind, cost, power, life, counter, attributes, types, block } = card;
  const numbers = Object.entries({ cost, power, life, block }).filter(([, value]) => value !== null);
  return {
    id,
    name,
    kind,
    colors: card.colors.map((color) => color.toLowerCase()),
    types,
    attributes: kind === "Leader" || kind === "Character" ? attributes : [],
    ...Object.fromEntries(numbers),
    counter,
    keywords: [...new Set(understood.flatMap(({ keywords }) => keywords))],
    trigger: card.trigger !== "" || abilities.some(isTrigger),
    ...Object.assign({}, ...understood.map(({ facts }) => facts)),
    abilities,
  };
}
