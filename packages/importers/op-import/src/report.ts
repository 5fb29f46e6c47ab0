import type { Imported, UnreadLine } from "./import-cards.js";

/** How much of a dump was read. */
export interface ImportReport {
  readonly cards: number;
  readonly complete: number;
  readonly partly: number;
  readonly none: number;
  /** By set: the part of the card number before the dash. */
  readonly sets: Readonly<Record<string, { readonly cards: number; readonly complete: number }>>;
  /** How many abilities use each verb and timing. */
  readonly words: Readonly<Record<string, number>>;
  readonly unread: readonly UnreadLine[];
  /** Lines that were read right, that were read to their end but refused, and the reasons with how often each was one. */
  readonly checked: { readonly read: number; readonly refused: number; readonly why: Readonly<Record<string, number>> };
  readonly problems: Imported["problems"];
  readonly corrected: Imported["corrected"];
}

export function reportOf({ cards, problems, corrected }: Imported): ImportReport {
  const sets: Record<string, { cards: number; complete: number }> = {};
  const words: Record<string, number> = {};
  const counts = { complete: 0, partly: 0, none: 0 };
  for (const { facts, lines, unread } of cards) {
    const state = unread.length === 0 ? "complete" : unread.length < lines.length ? "partly" : "none";
    counts[state] += 1;
    const set = facts.id.slice(0, facts.id.indexOf("-"));
    const { cards: known, complete } = sets[set] ?? { cards: 0, complete: 0 };
    sets[set] = { cards: known + 1, complete: complete + (state === "complete" ? 1 : 0) };
    for (const word of (facts.abilities ?? []).flatMap(wordsIn)) words[word] = (words[word] ?? 0) + 1;
  }
  const sorted = <T>(record: Readonly<Record<string, T>>) =>
    Object.fromEntries(Object.entries(record).sort(([one], [other]) => (one < other ? -1 : 1)));
  const unread = cards.flatMap((card) => card.unread);
  const refused = unread.filter(({ differences }) => differences !== undefined);
  const why: Record<string, number> = {};
  for (const { kind, words: what } of refused.flatMap(({ differences = [] }) => differences))
    why[`${what}: ${kind}`] = (why[`${what}: ${kind}`] ?? 0) + 1;
  const read = cards.reduce((sum, card) => sum + card.lines.length - card.unread.length, 0);
  return {
    cards: cards.length,
    ...counts,
    sets: sorted(sets),
    words: sorted(words),
    unread,
    checked: { read, refused: refused.length, why: sorted(why) },
    problems,
    corrected,
  };
}

/** The verbs and timings of an ability, each once. */
function wordsIn(ability: unknown): readonly string[] {
  const found = new Set<string>();
  const walk = (value: unknown): void => {
    if (typeof value !== "object" || value === null) return;
    const { type, timing } = value as { readonly type?: unknown; readonly timing?: unknown };
    for (const word of [type, timing].flat()) if (typeof word === "string") found.add(word);
    for (const inner of Object.values(value)) walk(inner);
  };
  walk(ability);
  return [...found];
}
