import type { IaMatch } from "../declared.js";

interface Strain {
  readonly figure: string;
  readonly amount: number;
}

interface Eased {
  /** How much of it is not prevented. */
  readonly left: number;
  /** Who makes its player's choices, where an effect says so. */
  readonly chooser?: number;
}

const NONE: Eased = { left: 0 };

/** What is left of the strain a figure is about to suffer, after what was done to it so far. */
export function strainLeft(match: IaMatch, { figure, amount }: Strain): Eased {
  const there = match.slices["imperial-assault"].figures[figure];
  if (there === undefined || there.status === "incapacitated") return NONE;
  let left = amount;
  let chooser: number | undefined;
  for (const { data } of match.lasting("ia:strain")) {
    if (data.figure !== figure) continue;
    left = Math.max(0, left - (data.eased ?? 0));
    chooser = data.chooser ?? chooser;
  }
  return chooser === undefined ? { left } : { left, chooser };
}

/** The same, and what was done is over. */
export function easeStrain(strain: Strain, match: IaMatch): Eased {
  const eased = strainLeft(match, strain);
  for (const { id, data } of match.lasting("ia:strain"))
    if (data.figure === strain.figure) match.queue({ type: "kernel:expire", id });
  return eased;
}
