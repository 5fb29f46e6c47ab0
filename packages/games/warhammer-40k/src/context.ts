import { KernelError } from "@riposte/kernel";
import type { Ruleset } from "./attack/ruleset.js";
import type { ArmyList } from "./setup/army-list.js";
import { tenth } from "./tenth/tenth.js";
import type { Unit } from "./unit/unit.js";

/** The facts a composition was built with. */
export interface Context {
  readonly ruleset: Ruleset;
  readonly datasheets: readonly Unit[];
  readonly armies: Readonly<Record<string, ArmyList>>;
  /** What the lock hashes. */
  readonly source: unknown;
  army(id: string): ArmyList;
  /** What plugins find wrong with an army, each a sentence. */
  problemsOf(army: ArmyList): readonly string[];
}

/** Somebody who looks for mistakes in an army. */
export type ArmyCheck = (army: ArmyList) => readonly string[];

interface ContextOptions {
  /** The edition. */
  readonly ruleset?: Ruleset;
  /** What plugins check about armies before a battle. */
  readonly checks?: readonly ArmyCheck[];
  /** Units that armies and positions may name. */
  readonly datasheets?: readonly Unit[];
}

/** Ready armies, and what else battles are made of. */
export function createContext(
  armies: readonly ArmyList[],
  { ruleset = tenth, checks = [], datasheets = [] }: ContextOptions = {},
): Context {
  const byId = Object.fromEntries(armies.map((army) => [army.id, army]));
  return {
    ruleset,
    datasheets,
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
