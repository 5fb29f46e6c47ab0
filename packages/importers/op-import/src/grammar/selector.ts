import type { Noun } from "./noun.js";

type Selector = Readonly<Record<string, unknown>>;

const FIELD: Readonly<Record<string, string>> = { Character: "characters", Leader: "leader", Stage: "stage" };

/** A noun phrase as the selector it means. */
export function selectorOf(noun: Noun, more: Readonly<Record<string, unknown>> = {}): Selector {
  const {
    ref,
    side = "both",
    zones = ["characters"],
    filter,
    count = { exactly: 1 },
    each: _each,
    isUnowned: _isUnowned,
    inHand,
    ...rest
  } = noun;
  const kept = withoutKind(filter, zones);
  const filtered = Object.keys(kept).length === 0 ? {} : { filter: kept };
  if (ref !== undefined) return { ref, ...filtered, ...(inHand === true && { inHand }) };
  return { side, zones, ...filtered, count, ...rest, ...more };
}

/** On the field the place says the kind. */
function withoutKind(filter: Record<string, unknown>, zones: readonly string[]): Record<string, unknown> {
  const { kind, ...rest } = filter;
  if (kind === undefined) return filter;
  const implied = [kind].flat().map((one) => FIELD[one as string]);
  return zones.every((zone) => zone !== "hand" && zone !== "trash" && zone !== "deck" && implied.includes(zone))
    ? rest
    : filter;
}

/** All of them, whatever the phrase counts: for conditions and statics. */
export const every = (noun: Noun): Selector => selectorOf({ ...noun, count: "all" });

/** The same for "1 each of": one selector for each place. */
export const selectorsOf = (noun: Noun): readonly Selector[] =>
  noun.each === true ? (noun.zones ?? []).map((zone) => selectorOf({ ...noun, zones: [zone] })) : [selectorOf(noun)];

/** "A or up to 1 of B": one card of either kind. */
export function eitherOf(one: Noun, other: Noun, count: unknown = other.count ?? { upTo: 1 }): Noun {
  const kept = [one, other].map(({ ref, filter, zones: places = ["leader", "characters"] }) => ({
    places,
    filter: ref === undefined ? withoutKind(filter, places) : { ...filter, is: ref },
  }));
  const zones = [...new Set(kept.flatMap(({ places }) => places))];
  const any = kept.map(({ places, filter }) => ({ zone: places.length === 1 ? places[0] : places, ...filter }));
  const isPlain = kept.every(({ filter }) => Object.keys(filter).length === 0);
  return { side: one.side ?? "you", zones, filter: isPlain ? {} : { any }, count };
}
