import type { Match } from "@riposte/kernel";
import { termsOf } from "@riposte/warhammer-40k";
import type { CommandChoices, Used } from "./declared.js";

export type Per = "phase" | "turn" | "round" | "battle";
export type ChoicesMatch = Match<CommandChoices>;

/** The moment, as uses are noted. */
export function momentOf(match: ChoicesMatch): Pick<Used, "round" | "turn" | "phase"> {
  const { round, turn, phase } = match.slices["warhammer-40k"];
  return { round, turn, phase };
}

/** Has a unit had as many stratagems this phase as the edition lets it? */
export function isSated(match: ChoicesMatch, unit: string): boolean {
  const { stratagemsPerUnit } = termsOf(match);
  if (stratagemsPerUnit === null) return false;
  const now = momentOf(match);
  const had = match.slices["command-choices"].used.filter(
    (one) => one.unit === unit && one.round === now.round && one.turn === now.turn && one.phase === now.phase,
  );
  return had.length >= stratagemsPerUnit;
}

/** Uses by a seat within this phase, turn, round or battle. */
export function usesIn(match: ChoicesMatch, seat: number, id: string, per: Per): readonly Used[] {
  const now = momentOf(match);
  return match.slices["command-choices"].used.filter(
    (one) =>
      one.seat === seat &&
      one.id === id &&
      (per === "battle" ||
        (one.round === now.round &&
          (per === "round" || (one.turn === now.turn && (per === "turn" || one.phase === now.phase))))),
  ) as readonly Used[];
}
