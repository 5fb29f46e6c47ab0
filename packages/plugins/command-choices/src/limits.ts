import type { Match } from "@riposte/kernel";
import type { CommandChoices, Used } from "./declared.js";

export type Per = "phase" | "turn" | "round" | "battle";
export type ChoicesMatch = Match<CommandChoices>;

/** The moment, as uses are noted. */
export function momentOf(match: ChoicesMatch): Pick<Used, "round" | "turn" | "phase"> {
  const { round, turn, phase } = match.slices["warhammer-40k"];
  return { round, turn, phase };
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
