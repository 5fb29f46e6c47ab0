import { type DeepReadonly, pick } from "@riposte/kernel";
import type { Effects, EleventhMatch } from "../declared.js";
import type { Card } from "./mission.js";
import { primariesOf } from "./primary.js";
import type { MissionRecord } from "./record.js";

/** The missions being played; nothing where objectives score by themselves. */
export const recordIn = (match: EleventhMatch): DeepReadonly<MissionRecord> | undefined =>
  match.slices["eleventh-edition"].missions;

/** A player's primary mission. */
export const primaryOf = (cards: readonly Card[], match: EleventhMatch, seat: number): Card | undefined =>
  cards.find(({ id }) => id === recordIn(match)?.primary[seat]);

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

/** Who does not play fixed cards draws two in each own Command phase; none comes twice. */
export const dealing = (cards: readonly Card[]): Pick<Effects, "missions:settle" | "missions:draw"> => ({
  // both dispositions are known before the first turn
  "missions:settle": (slice, _effect, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    const armies = match.slices["warhammer-40k"].sides.map(({ army }) => army);
    const primaries = primariesOf(cards, armies, record.named);
    record.primary = primaries.map((card) => card?.id ?? null);
    for (const [seat, card] of primaries.entries())
      if (card !== undefined) match.publish("mission:taken", { seat, card: card.id });
  },

  "missions:draw": (slice, { seat, count }, match) => {
    const record = match.own(slice as { missions: MissionRecord }, "missions");
    if (record.fixed[seat] !== null) return;
    const [hand, drawn] = [[...(record.hand[seat] ?? [])], [...(record.drawn[seat] ?? [])]];
    for (let more = count; more > 0; more--) {
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
