import { type AnyEffectOf, effectsOf } from "@riposte/kernel";
import type { ImperialAssault } from "../declared.js";

const effects = effectsOf<ImperialAssault>();

/** A figure that is deployed in the middle of a match enters its spaces, which may be answered (rules 7). */
export const comeIntoPlay = (figure: string, spaces: readonly string[]): readonly AnyEffectOf<ImperialAssault>[] => [
  { type: "figure:deploy", figure, spaces: [...spaces] },
  effects.open("figure:entered", { figure, to: [...spaces], voluntary: false }),
];
