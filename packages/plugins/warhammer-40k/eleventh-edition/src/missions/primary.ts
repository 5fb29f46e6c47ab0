import type { DeepReadonly } from "@riposte/kernel";
import { type Army, detachmentsOf } from "@riposte/warhammer-40k";
import type { Card } from "./mission.js";

type SomeArmy = DeepReadonly<Army> | undefined;

/** Force dispositions an army may fight by: the one it names, else those of its detachments; the first unless a mission says otherwise. */
export const dispositionsOf = (army: SomeArmy): readonly string[] =>
  army?.disposition === undefined
    ? [...new Set(detachmentsOf(army).flatMap(({ disposition }) => disposition ?? []))]
    : [army.disposition];

/** How both armies fight: by the first disposition open to them, or by that of a mission that is named for them. */
export const dispositionsIn = (
  cards: readonly Card[],
  armies: readonly SomeArmy[],
  named: readonly (string | null)[] = [],
): readonly (string | undefined)[] =>
  armies.map((army, seat) => {
    const open = dispositionsOf(army);
    const owners = primaryNamed(cards, named[seat])?.for.flatMap(({ own }) => own ?? []) ?? [];
    return open.find((one) => owners.includes(one)) ?? open[0] ?? owners[0];
  });

/** The primary missions of both armies: those named, else those that follow from both force dispositions. */
export function primariesOf(
  cards: readonly Card[],
  armies: readonly SomeArmy[],
  named: readonly (string | null)[] = [],
): readonly (Card | undefined)[] {
  const dispositions = dispositionsIn(cards, armies, named);
  return armies.map(
    (_army, seat) => primaryNamed(cards, named[seat]) ?? primaryFor(cards, dispositions[seat], dispositions[1 - seat]),
  );
}

const primaryNamed = (cards: readonly Card[], id: string | null | undefined): Card | undefined =>
  cards.find((card) => card.kind === "primary" && card.id === id);

/** The card of exactly these two dispositions, else one for any opponent, else one for any army. */
function primaryFor(cards: readonly Card[], own: string | undefined, against: string | undefined): Card | undefined {
  const has = (...[mine, theirs]: readonly (string | undefined)[]) =>
    cards.find((card) => card.kind === "primary" && card.for.some((one) => one.own === mine && one.against === theirs));
  return (own === undefined ? undefined : (has(own, against) ?? has(own))) ?? has();
}

/** Is a card for an army that fights like this, against one like that? One that names none is for all. */
export const isFor = (card: Card, own: string | undefined, against: string | undefined): boolean =>
  card.for.length === 0 ||
  card.for.some(
    (one) => (one.own === undefined || one.own === own) && (one.against === undefined || one.against === against),
  );
