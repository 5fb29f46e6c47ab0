import { didYouMean } from "@riposte/words";
import { titleOf } from "../facts/deployment-card.js";
import { type Facts, listedCard } from "../facts/facts.js";
import { Affiliation, Edition } from "../facts/vocabulary.js";
import type { Army, ArmyEntry, Deck, DeckEntry } from "./army-list.js";

/** A line that could not be read. */
export interface LineProblem {
  readonly line: number;
  readonly message: string;
}

/** One card per line, `2x Stormtrooper (Elite)`; `> host` after an attachment bought for a group, `[FFG]` after a printing. */
export function armyToText(facts: Facts, army: Army): string {
  const title = (id: string): string => {
    const card = listedCard(facts, id);
    return card === undefined ? id : titleOf(card);
  };
  const lines = army.cards.map((entry) => {
    const host = entry.on === undefined ? "" : ` > ${title(entry.on)}`;
    return `${countOf(entry)}${title(entry.card)}${printingOf(entry)}${host}`;
  });
  return [`Affiliation: ${army.affiliation}`, ...lines, ""].join("\n");
}

/** Reads what `armyToText` writes, and lists pasted from elsewhere: any case, brackets, "Elite Stormtrooper". */
export function armyFromText(
  facts: Facts,
  text: string,
): { readonly army: Army; readonly problems: readonly LineProblem[] } {
  const find = deploymentFinder(facts);
  const problems: LineProblem[] = [];
  let affiliation: Affiliation | undefined;
  const cards = linesOf(text).flatMap(({ line, content }): readonly ArmyEntry[] => {
    const [, said] = /^affiliation:\s*(.*)$/i.exec(content) ?? [];
    if (said !== undefined) {
      const parsed = Affiliation.safeParse(said.trim().toLowerCase());
      if (parsed.success) affiliation = parsed.data;
      else problems.push({ line, message: `"${said}" is no affiliation.${didYouMean(said, Affiliation.options)}` });
      return [];
    }
    const [what = "", host] = content.split(/\s+>\s+/);
    const entry = readEntry(what, find);
    const on = host === undefined ? undefined : find(host);
    for (const found of [entry, on])
      if (typeof found === "object" && "message" in found) problems.push({ line, ...found });
    if ("message" in entry || typeof on === "object") return [];
    return [on === undefined ? entry : { ...entry, on }];
  });
  return { army: { affiliation: affiliation ?? likelyAffiliation(facts, cards), cards }, problems };
}

/** One card per line, `2x Parting Blow`. */
export function deckToText(facts: Facts, deck: Deck): string {
  const lines = deck.cards.map((entry) => {
    return `${countOf(entry)}${facts.command[entry.card]?.name ?? entry.card}${printingOf(entry)}`;
  });
  return [...lines, ""].join("\n");
}

/** Reads what `deckToText` writes. */
export function deckFromText(
  facts: Facts,
  text: string,
): { readonly deck: Deck; readonly problems: readonly LineProblem[] } {
  const find = commandFinder(facts);
  const problems: LineProblem[] = [];
  const cards = linesOf(text).flatMap(({ line, content }): readonly DeckEntry[] => {
    const entry = readEntry(content, find);
    if (!("message" in entry)) return [entry];
    problems.push({ line, ...entry });
    return [];
  });
  return { deck: { cards }, problems };
}

interface Unknown {
  readonly message: string;
}
/** The id a title stands for. */
export type Finder = (title: string) => string | Unknown;

export const deploymentFinder = (facts: Facts): Finder => finder(deploymentTitles(facts), "deployment card");

export const commandFinder = (facts: Facts): Finder =>
  finder(new Map(Object.values(facts.command).map(({ id, name }) => [name, id])), "command card");

/** The lines that say something, without comments. */
export function linesOf(text: string): readonly { readonly line: number; readonly content: string }[] {
  return text
    .split(/\r?\n/)
    .map((content, index) => ({ line: index + 1, content: content.replace(/#.*$/, "").trim() }))
    .filter(({ content }) => content !== "");
}

/** A card with its count and printing. */
export function readEntry(content: string, find: Finder): DeckEntry | Unknown {
  const [, count, withPrinting = ""] = /^(?:(\d+)\s*[x×]\s*)?(.*)$/i.exec(content) ?? [];
  const [, title = "", printing] = /^(.*?)(?:\s*\[(ffg|iacp)\])?$/i.exec(withPrinting) ?? [];
  if (count !== undefined && Number(count) === 0) return { message: `"${content}" is no copies; leave the line out.` };
  const card = find(title);
  if (typeof card !== "string") return card;
  return {
    card,
    ...(count === undefined || count === "1" ? {} : { count: Number(count) }),
    ...(printing === undefined ? {} : { edition: Edition.parse(printing.toLowerCase()) }),
  };
}

/** Every way lists write a deployment card, without regard to case and punctuation. */
function deploymentTitles(facts: Facts): ReadonlyMap<string, string> {
  const titles = new Map<string, string>();
  const add = (title: string, id: string): void => {
    if (!titles.has(title)) titles.set(title, id);
  };
  const cards = Object.keys(facts.deployment).flatMap((id) => listedCard(facts, id) ?? []);
  for (const card of cards) add(titleOf(card), card.id);
  for (const card of cards) {
    if (card.kind !== "figure") continue;
    if (card.subtitle !== undefined) add(`${card.name} (${card.subtitle})`, card.id);
    if (!card.unique) add(card.elite ? `Elite ${card.name}` : `Regular ${card.name}`, card.id);
  }
  // A bare name is the regular group, or the only one.
  for (const card of cards) if (card.kind === "figure" && !card.elite) add(card.name, card.id);
  for (const card of cards) if (card.kind === "figure") add(card.name, card.id);
  return titles;
}

function finder(titles: ReadonlyMap<string, string>, what: string): Finder {
  const plain = new Map([...titles].map(([title, id]) => [plainText(title), id]));
  const ids = new Set(titles.values());
  return (title) => {
    const id = plain.get(plainText(title)) ?? (ids.has(title) ? title : undefined);
    return id ?? { message: `There is no ${what} "${title}".${didYouMean(title, titles.keys())}` };
  };
}

const plainText = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "");

const countOf = ({ count = 1 }: DeckEntry): string => (count === 1 ? "" : `${count}x `);

const printingOf = ({ edition }: DeckEntry): string => (edition === undefined ? "" : ` [${edition.toUpperCase()}]`);

/** The affiliation most of the cards have; a list without figures could be of any. */
function likelyAffiliation(facts: Facts, entries: readonly ArmyEntry[]): Affiliation {
  const count = (affiliation: Affiliation): number =>
    entries.filter(({ card }) => listedCard(facts, card)?.affiliation === affiliation).length;
  return Affiliation.options.reduce((best, other) => (count(other) > count(best) ? other : best));
}
