import type { IaMatch } from "../declared.js";
import { suffers } from "../figures/lookup.js";

/**
 * How a figure moves: with the points of its activation, with points it must use now, by "move X spaces", by a push, or
 * because it may not stay where it is.
 */
export const MODES = ["activation", "points", "spaces", "push", "displaced"] as const;
export type Mode = (typeof MODES)[number];

/** By choice: what keeps a figure from leaving its space is about these. */
export const isVoluntary = (mode: Mode): boolean => mode !== "push" && mode !== "displaced";

/** Stunned figures do not leave their space by choice, nor do Massive ones that stopped on others, nor whom a card holds (rules 7, 8.3). */
export const mayNotLeave = (match: Pick<IaMatch, "slices" | "value">, figure: string): boolean =>
  suffers(match, figure, "stun") ||
  match.slices["imperial-assault"].halted.includes(figure) ||
  match.value("figure:leave", { figure }, 1) <= 0;

/** "Move X spaces" and pushes ignore what spaces cost. */
export const ignoresCosts = (mode: Mode): boolean => mode !== "activation" && mode !== "points";
