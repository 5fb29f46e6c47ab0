import { type DeepReadonly, pick } from "@riposte/kernel";
import { nearest } from "@riposte/kernel/data";
import type { ArmyList, SetupOptions } from "@riposte/warhammer-40k";
import type { Effects, EleventhMatch } from "../declared.js";
import type { Card } from "./mission.js";
import type { MissionRecord } from "./record.js";

/** As many secondary cards a player has at a time, drawn or fixed. */
const HAND = 2;

/** The missions being played; nothing where objectives score by themselves. */
export const recordIn = (match: EleventhMatch): DeepReadonly<MissionRecord> | undefined =>
  match.slices["eleventh-edition"].missions;

/** A player's primary mission: the one named, or that of the force dispositions of both armies. */
export function primaryOf(cards: readonly Card[], match: EleventhMatch, seat: number): Card | undefined {
  const named = recordIn(match)?.primary[seat];
  if (named != null) return cards.find(({ id }) => id === named);
  const [own, against] = [seat, 1 - seat].map((one) => match.slices["warhammer-40k"].sides[one]?.army.disposition);
  return primaryFor(cards, own, against);
}

/** The card of exactly these two dispositions before one for any opponent. */
function primaryFor(cards: readonly Card[], own: string | undefined, against: string | undefined): Card | undefined {
  const mine = cards.filter(({ kind }) => kind === "primary");
  const has = (card: Card, other: string | undefined) =>
    card.for.some((pair) => pair.own === own && pair.against === other);
  return mine.find((card) => against !== undefined && has(card, against)) ?? mine.find((card) => has(card, undefined));
}

/** Secondary cards a player scores by now. */
export function secondaryOf(cards: readonly Card[], match: EleventhMatch, seat: number): readonly Card[] {
  const record = recordIn(match);
  const ids = record?.fixed[seat] ?? record?.hand[seat] ?? [];
  return cards.filter(({ id }) => ids.includes(id));
}

/** Cards of a player's own, primary first. */
export const cardsOf = (cards: readonly Card[], match: EleventhMatch, seat: number): readonly Card[] => {
  const primary = primaryOf(cards, match, seat);
  return [...(primary === undefined ? [] : [primary]), ...secondaryOf(cards, match, seat)];
};

/** Who does not play fixed cards draws up to two in each own Command phase; none comes twice. */
export const dealing = (cards: readonly Card[]): Pick<Effects, "missions:draw"> => ({
  "missions:draw": (slice, { seat }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    if (record.fixed[seat] !== null) return;
    const [hand, drawn] = [[...(record.hand[seat] ?? [])], [...(record.drawn[seat] ?? [])]];
    while (hand.length < HAND) {
      const left = cards.filter(({ kind, id }) => kind === "secondary" && !drawn.includes(id));
      if (left.length === 0) break;
      const { id } = left[match.chance("missions", pick(left.length))] as Card;
      hand.push(id);
      drawn.push(id);
      match.publish("mission:drawn", { seat, card: id });
    }
    record.hand = record.hand.map((one, at) => (at === seat ? hand : one));
    record.drawn = record.drawn.map((one, at) => (at === seat ? drawn : one));
  },
});

/** What keeps missions of a setup from being played, each a sentence. */
export const missionProblems =
  (cards: readonly Card[]) =>
  ({ missions }: Pick<SetupOptions, "missions">, armies: readonly ArmyList[]): readonly string[] => {
    if (missions === undefined) return [];
    const { primary, secondary } = missions;
    const known = (kind: Card["kind"]) => cards.filter((card) => card.kind === kind).map(({ id }) => id);
    const unknown = (id: string, kind: Card["kind"]) => {
      if (known(kind).includes(id)) return [];
      const meant = nearest(id, known(kind));
      return [`There is no ${kind} mission "${id}".${meant === undefined ? "" : ` Did you mean "${meant}"?`}`];
    };
    const fixed = (secondary ?? []).flatMap((one) => (typeof one === "string" ? [] : [one]));
    const [own, other] = armies.map(({ army }) => army.disposition);
    const without = [own, other].flatMap((disposition, seat) =>
      primary === undefined && primaryFor(cards, disposition, seat === 0 ? other : own) === undefined
        ? [
            `There is no primary mission for army "${armies[seat]?.id}" with the force disposition ${disposition ?? "none"}: give it one, or name the missions ("primary").`,
          ]
        : [],
    );
    return [
      ...(primary ?? []).flatMap((id) => unknown(id, "primary")),
      ...fixed.flat().flatMap((id) => unknown(id, "secondary")),
      ...fixed.filter(([one, two]) => one === two).map(([one]) => `"${one}" is taken twice; take two different ones.`),
      ...without,
    ];
  };
