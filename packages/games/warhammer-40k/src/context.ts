import { KernelError } from "@riposte/kernel";
import type { Ruleset } from "./attack/ruleset.js";
import type { ArmyList } from "./setup/army-list.js";
import { tenth } from "./tenth/tenth.js";

/** The facts a composition was built with. */
export interface Context {
  readonly ruleset: Ruleset;
  readonly armies: Readonly<Record<string, ArmyList>>;
  /** What the lock hashes. */
  readonly source: unknown;
  army(id: string): ArmyList;
  /** What plugins find wrong with an army, each a sentence. */
  problemsOf(army: ArmyList): readonly string[];
}

/** Somebody who looks for mistakes in an army. */
export type ArmyCheck = (army: ArmyList) => readonly string[];

/** Ready armies, the edition they are played by, and what plugins check about armies before a battle. */
export function createContext(
  armies: readonly ArmyList[],
  ruleset: Ruleset = tenth,
  checks: readonly ArmyCheck[] = [],
): Context {
  const byId = Object.fromEntries(armies.map((army) => [army.id, army]));
  return {
    ruleset,
    armies: byId,
    problemsOf: (army) => checks.flatMap((check) => check(army)),
    source: { ruleset: ruleset.name, armies },
    army(id) {
      const known = byId[id];
      if (known !== undefined) return known;
      throw new KernelError("UNKNOWN_NAME", `There is no army "${id}". Armies: ${Object.keys(byId).join(", ")}.`);
    },
  };
}
