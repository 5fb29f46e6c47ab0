import type { LoggedStep } from "./log.js";
import type { Voice } from "./voice.js";

/** A roll and how likely one as good or better was. */
export interface Luck {
  readonly chance: number;
  /** What was rolled. */
  readonly words: string;
}

/** The roll of a match that was least to be expected, and its step; nothing where no dice are rolled. */
export function luckiestIn(
  { luck }: Pick<Voice, "luck">,
  steps: readonly LoggedStep[],
): (Luck & { readonly step: number }) | undefined {
  let luckiest: (Luck & { readonly step: number }) | undefined;
  for (const [step, { events }] of steps.entries())
    for (const event of events) {
      const rolled = luck?.(event) ?? null;
      if (rolled !== null && rolled.chance < (luckiest?.chance ?? 1)) luckiest = { ...rolled, step };
    }
  return luckiest;
}
