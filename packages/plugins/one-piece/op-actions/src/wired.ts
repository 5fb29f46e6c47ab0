import type { AbilityEntry } from "@riposte/kernel/run";
import type { Library } from "./library/library.js";

/** Every ability for `wiredStatus`: its costs and its steps. */
export const abilityEntries = (library: Library): readonly AbilityEntry[] =>
  library.all.map(({ id, ability }) => ({ id, steps: [...(ability.costs ?? []), ...ability.steps] }));
