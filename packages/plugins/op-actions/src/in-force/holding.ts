import { type CardView, cardOf, fieldOf, sideOf } from "@riposte/one-piece";
import type { OaMatch } from "../declared.js";
import type { Happening } from "../language/event-pattern.js";
import type { Timing } from "../language/timing.js";
import { type Held, type Library, patternsOf } from "../library/library.js";

/** The abilities a card has at a timing: those printed on it and those it was granted. */
export function abilitiesAt(library: Library, card: CardView, timing: Timing): readonly Held[] {
  const printed = library.at(card.code, timing);
  return withGranted(library, card, printed, ({ timings }) => timings.includes(timing));
}

/** An ability and the card that has it. */
export interface Holding {
  readonly source: number;
  readonly held: Held;
}

const NOTHING: readonly Holding[] = [];

/** The abilities at a timing among these cards: most have none, so nothing is made before one is found. */
export function holdingsAmong(
  library: Library,
  match: OaMatch,
  cards: readonly number[],
  timing: Timing,
): readonly Holding[] {
  if (!library.acts(timing)) return NOTHING;
  const printed = library.printedAt(timing);
  let found: Holding[] | undefined;
  for (const source of cards) {
    const { code, marks } = cardOf(match, source);
    const own = marks.length === 0 ? printed.get(code) : abilitiesAt(library, cardOf(match, source), timing);
    if (own === undefined || own.length === 0) continue;
    found ??= [];
    for (const held of own) found.push({ source, held });
  }
  return found ?? NOTHING;
}

/** The abilities of a card that wait for a happening. */
export function abilitiesAwaiting(library: Library, card: CardView, event: Happening): readonly Held[] {
  const printed = library.waiting(card.code, event);
  return withGranted(library, card, printed, (held) => patternsOf(held).some((pattern) => pattern.event === event));
}

/** Where a player's cards can act from at a timing: the field, and hand or trash where some ability does. */
export function actingFrom(library: Library, match: OaMatch, seat: number, timing: Timing): readonly number[] {
  const field = fieldOf(match, seat);
  const places = library.elsewhere(timing);
  if (places.length === 0) return field;
  const side = sideOf(match, seat);
  const cards = field.slice();
  for (const place of places) for (const id of side[place]) cards.push(id);
  return cards;
}

function withGranted(
  library: Library,
  { marks }: CardView,
  printed: readonly Held[],
  isMeant: (held: Held) => boolean,
): readonly Held[] {
  if (marks.length === 0 || !marks.some(({ kind }) => kind === "grant")) return printed;
  const granted = marks.flatMap(({ kind, word }) =>
    kind === "grant" && word !== undefined ? [library.get(word)] : [],
  );
  return [...printed, ...granted.filter(isMeant)];
}
