import { CardFacts, type CardProblem, type UnreadLine as UnreadFact } from "@riposte/one-piece";
import { Ability } from "@riposte/op-actions";
import { checkLine, type Difference } from "./check/check-line.js";
import { type Known, knownNames, strangeNames } from "./check/names.js";
import { type DumpCard, readDumpCard, shapeProblem, titleOf } from "./dump-card.js";
import { corrected } from "./errata.js";
import { withGists } from "./gists.js";
import { readLine, type Understood } from "./grammar/ability.js";
import { linesOf } from "./lines.js";

/** A line that could not be read to its end. */
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
  /** Its printed lines, as they were read; unread ones are counted among these. */
  readonly lines: readonly string[];
  readonly unread: readonly UnreadLine[];
}

export interface Imported {
  readonly cards: readonly ImportedCard[];
  /** Cards that were left out, and why. */
  readonly problems: readonly CardProblem[];
  /** Cards that are read with a correction the publisher made later, which the dump does not have. */
  readonly corrected: readonly string[];
}

export interface ImportOptions {
  /** Takes names in brackets that no card of the dump has: for a dump that speaks of cards of other sets. */
  readonly anyNames?: boolean;
  /** Told after each card. */
  readonly onProgress?: (done: number, of: number) => void;
}

/**
 * Cards of a dump with their printed text, as facts with explicit abilities; nothing is parsed at run time.
 *
 * @example
 * const { cards, problems } = importCards(JSON.parse(readFileSync("cards.json", "utf8")));
 */
export function importCards(dump: readonly unknown[], { anyNames = false, onProgress }: ImportOptions = {}): Imported {
  const shape = shapeProblem(dump);
  if (shape !== undefined) return { cards: [], problems: [shape], corrected: [] };
  const problems: CardProblem[] = [];
  const readings: CardReading[] = [];
  const seen = new Set<string>();
  const later: string[] = [];
  // many cards say the same
  const understood = new Map<string, ReturnType<typeof understand>>();
  const once = (line: string) => {
    const read = understood.get(line) ?? understand(line);
    understood.set(line, read);
    return { line, read };
  };
  for (const [place, given] of dump.entries()) {
    const read = readDumpCard(given, place);
    if (isProblems(read)) problems.push(...read);
    else if (seen.has(read.id))
      problems.push({ card: titleOf(read.id, read.name), path: "id", message: "is here twice: keep one of them" });
    else {
      seen.add(read.id);
      const card = corrected(read);
      readings.push({ card, lines: linesOn(card).map(once) });
      if (card !== read) later.push(card.id);
    }
    onProgress?.(place + 1, dump.length);
  }
  // a name is known or not when all cards have been read
  const known = anyNames
    ? undefined
    : knownNames(readings.map(({ card, lines }) => ({ name: card.name, facts: lines.map(factsIn) })));
  return {
    cards: readings.flatMap((reading) => importCard(reading, known, problems) ?? []),
    problems,
    corrected: later,
  };
}

/** A line and what was made of it. */
export interface Reading {
  readonly line: string;
  readonly made: Understood;
}

/** Every line of a dump that was read, once, with what was made of it: for tools that weigh readings against their lines. */
export function readingsOf(dump: readonly unknown[]): readonly Reading[] {
  const lines = new Set(dump.map(readDumpCard).flatMap((read) => (isProblems(read) ? [] : linesOn(corrected(read)))));
  return [...lines].flatMap((line) => {
    const made = understand(line);
    return "unread" in made ? [] : [{ line, made }];
  });
}

/** A card and what was made of its lines. */
interface CardReading {
  readonly card: DumpCard;
  readonly lines: readonly { readonly line: string; readonly read: ReturnType<typeof understand> }[];
}

const factsIn = ({ read }: CardReading["lines"][number]): Readonly<Record<string, unknown>> =>
  "unread" in read ? {} : read.facts;

const isProblems = (read: DumpCard | readonly CardProblem[]): read is readonly CardProblem[] => Array.isArray(read);

function linesOn({ effect, trigger }: DumpCard): readonly string[] {
  const marked = /^\s*\[Trigger\]/.test(trigger) ? trigger : `[Trigger] ${trigger}`;
  return [...linesOf(effect), ...(trigger === "" ? [] : linesOf(marked))];
}

function importCard(
  { card, lines }: CardReading,
  known: Known | undefined,
  problems: CardProblem[],
): ImportedCard | undefined {
  const unread: UnreadLine[] = [];
  const understood: Understood[] = [];
  const left: UnreadFact[] = [];
  for (const [place, { line, read }] of lines.entries()) {
    const judged = "unread" in read || known === undefined ? read : withKnownNames(read, known);
    if ("unread" in judged) {
      unread.push({ card: card.id, line, ...judged });
      left.push({ line: place + 1, why: reasonOf(judged) });
    } else understood.push(judged);
  }
  const abilities = understood.flatMap((line) => line.abilities);
  const facts = CardFacts.safeParse({
    ...factsOf(card, understood, abilities),
    ...(left.length > 0 && { unread: left }),
  });
  for (const { path, message } of facts.error?.issues ?? [])
    problems.push({ card: titleOf(card.id, card.name), path: path.join("."), message });
  return facts.data && { facts: facts.data, lines: lines.map(({ line }) => line), unread };
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
  return differences.length === 0 ? { ...read, abilities: withGists(read.abilities) } : refused(differences);
}

/** A name that no card has is a name that was cut, misspelt or read wrong. */
function withKnownNames(read: Understood, known: Known): ReturnType<typeof understand> {
  const differences = strangeNames(read.abilities, known).map(({ name, like }): Difference => {
    const meant = like === undefined ? "" : `, is it [${like}]`;
    return { kind: "no card has this name", words: `[${name}]${meant}` };
  });
  return differences.length === 0 ? read : refused(differences);
}

function refused(differences: readonly Difference[]): Omit<UnreadLine, "card" | "line"> {
  const words = differences.map(({ kind, words }) => `${words}: ${kind}`).join("; ");
  return { unread: words, rule: "the checker", differences };
}

/** Why a line was not read, in words that stand beside the card: none of the line itself, which is the publisher's. */
const reasonOf = ({ rule, differences }: Pick<UnreadLine, "rule" | "differences">): string =>
  differences === undefined
    ? `no rule reads on after ${rule}`
    : [...new Set(differences.map(({ kind }) => kind))].join("; ");

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
