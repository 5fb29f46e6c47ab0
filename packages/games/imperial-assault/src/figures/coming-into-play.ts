import { type AnyEffectOf, openWindow } from "@riposte/kernel";
import type { ImperialAssault } from "../declared.js";

/** Whoever is deployed in the middle of a match enters its spaces, which may be answered (rules 7). */
export const comeIntoPlay = (figure: string, spaces: readonly string[]): readonly AnyEffectOf<ImperialAssault>[] => [
  { type: "figure:deploy", figure, spaces: [...spaces] },
  openWindow("figure:entered", { figure, to: [...spaces], voluntary: false }),
];
