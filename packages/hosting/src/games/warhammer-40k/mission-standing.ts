import { type MissionRecord, MOST_POINTS } from "@riposte/eleventh-edition";
import type { Table } from "@riposte/warhammer-40k";

/** What a player plays for, and how far he is: both players see it. */
export interface MissionStanding {
  readonly primary: CardStanding | null;
  readonly primaryPoints: PointsStanding;
  readonly secondary: readonly CardStanding[];
  readonly secondaryPoints: PointsStanding;
  readonly isFixed: boolean;
  /** Units at work for a card, and at what. */
  readonly acting: readonly { readonly unit: string; readonly action: string }[];
}

interface CardStanding {
  readonly id: string;
  readonly points: number;
  /** As many as the card brings at most. */
  readonly most: number;
}

interface PointsStanding {
  readonly total: number;
  readonly most: number;
  readonly inRound: number;
  readonly mostInRound: number;
}

interface Slices {
  readonly "warhammer-40k"?: Pick<Table, "round" | "units">;
  readonly "eleventh-edition"?: { readonly missions?: MissionRecord };
}

/** How missions stand, by seat; nothing where none are played. */
export function missionStanding(slices: Readonly<Record<string, unknown>>): readonly MissionStanding[] {
  const { "warhammer-40k": table, "eleventh-edition": own } = slices as Slices;
  const record = own?.missions;
  if (record === undefined || table === undefined) return [];
  return record.scored.map(({ primary, secondary, cards }, seat) => {
    const card = (most: number) => (id: string) => ({ id, points: cards[id] ?? 0, most });
    const points = ({ total, round, inRound }: typeof primary): PointsStanding => ({
      ...{ total, most: MOST_POINTS.battle, mostInRound: MOST_POINTS.round },
      inRound: round === table.round ? inRound : 0,
    });
    const [main, fixed] = [record.primary[seat], record.fixed[seat]];
    return {
      primary: main == null ? null : card(MOST_POINTS.battle)(main),
      primaryPoints: points(primary),
      secondary: (fixed ?? record.hand[seat] ?? []).map(card(fixed == null ? MOST_POINTS.round : MOST_POINTS.fixed)),
      secondaryPoints: points(secondary),
      isFixed: fixed != null,
      acting: record.actions
        .filter(({ unit, isDone }) => !isDone && table.units[unit]?.seat === seat)
        .map(({ unit, action }) => ({ unit, action })),
    };
  });
}
