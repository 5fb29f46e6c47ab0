import type { AbilityDefinition } from "@riposte/kernel";
import type { Library } from "./library.js";

/** Verbs of other plugins that abilities say, by the ability: so composing tells which of them nothing here can do. */
export const verbsOf = ({ templates }: Library): Readonly<Record<string, AbilityDefinition>> =>
  Object.fromEntries(
    [...templates.values()].flatMap(({ key, mechanics }) => {
      const steps = mechanics.flatMap(({ effects }) =>
        effects.flatMap((one) => (one.do === "effect" ? [{ ...one.effect, unit: "" }] : [])),
      );
      return steps.length === 0 ? [] : [[key, { steps }]];
    }),
  );
