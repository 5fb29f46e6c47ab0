import type { GameDescriptor, Standing } from "@riposte/hosting";
import type { LiveMatch } from "@riposte/kernel/run";

/** How a match stands, and whose move it is. */
export interface MatchStanding extends Standing {
  readonly asked: number | null;
  readonly isOver: boolean;
  readonly winners: readonly number[];
}

export const standingOf = (
  entry: Pick<GameDescriptor, "standing">,
  { slices, decision, outcome }: Pick<LiveMatch<unknown>, "slices" | "decision" | "outcome">,
): MatchStanding => ({
  ...entry.standing(slices as Readonly<Record<string, unknown>>),
  asked: decision?.seat ?? null,
  isOver: outcome !== null,
  winners: outcome?.winners ?? [],
});
