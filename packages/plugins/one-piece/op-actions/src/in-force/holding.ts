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

/** The abilities at a timing of all a player has that can act then. */
export function holdingsOf(library: Library, match: OaMatch, seat: number, timing: Timing): readonly Holding[] {
  if (!library.acts(timing)) return NOTHING;
  const places = library.elsewhere(timing);
  let found = holdingsOnField(library, match, seat, timing);
  for (const place of places) found = holdingsAmong(library, match, sideOf(match, seat)[place], timing, found);
  return found;
}

/** Those on the field alone. */
export function holdingsOnField(library: Library, match: OaMatch, seat: number, timing: Timing): readonly Holding[] {
  if (!library.acts(timing)) return NOTHING;
  const { leader, characters, stage } = sideOf(match, seat);
  const printed = library.printedAt(timing);
  let found = withOwn(NOTHING, library, match, leader, timing, printed);
  for (const card of characters) found = withOwn(found, library, match, card, timing, printed);
  return stage === null ? found : withOwn(found, library, match, stage, timing, printed);
}

function holdingsAmong(
  library: Library,
  match: OaMatch,
  cards: readonly number[],
  timing: Timing,
  before: readonly Holding[],
): readonly Holding[] {
  const printed = library.printedAt(timing);
  let found = before;
  for (const card of cards) found = withOwn(found, library, match, card, timing, printed);
  return found;
}

/** The same and a card's own: most cards have none, so nothing is made before one is found. */
function withOwn(
  found: readonly Holding[],
  library: Library,
  match: OaMatch,
  source: number,
  timing: Timing,
  printed: ReadonlyMap<string, readonly Held[]>,
): readonly Holding[] {
  const card = cardOf(match, source);
  const own = card.marks.length === 0 ? printed.get(card.code) : abilitiesAt(library, card, timing);
  if (own === undefined || own.length === 0) return found;
  const all = found === NOTHING ? [] : (found as Holding[]);
  for (const held of own) all.push({ source, held });
  return all;
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
