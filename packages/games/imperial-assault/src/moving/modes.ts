/**
 * How a figure moves: with the points of its activation, with points it must use now, by "move X spaces", by a push, or
 * because it may not stay where it is.
 */
export const MODES = ["activation", "points", "spaces", "push", "displaced"] as const;
export type Mode = (typeof MODES)[number];

/** Stunned figures do not leave their space by these. */
export const isVoluntary = (mode: Mode): boolean => mode !== "push" && mode !== "displaced";

/** "Move X spaces" and pushes ignore what spaces cost. */
export const ignoresCosts = (mode: Mode): boolean => mode !== "activation" && mode !== "points";
