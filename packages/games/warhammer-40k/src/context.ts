import { KernelError } from "@riposte/kernel";
import type { Ruleset } from "./attack/ruleset.js";
import type { Edition } from "./edition/edition.js";
import type { ArmyList } from "./setup/army-list.js";
import type { MissionsAsked } from "./setup/missions-asked.js";
import { tenth } from "./tenth/tenth.js";
import type { Unit } from "./unit/unit.js";

/** The facts a composition was built with. */
export interface Context {
  /** How attacks are judged, by the ruleset's name; the battle's only one, or the first, when left out. */
  rulesetOf(name?: string): Ruleset;
  /** Dated rulesets to choose from, the first unless a player does; none in the 10th edition. */
  readonly editions: readonly Edition[];
  readonly datasheets: readonly Unit[];
  readonly armies: Readonly<Record<string, ArmyList>>;
  /** What the lock hashes. */
  readonly source: unknown;
  army(id: string): ArmyList;
  /** What plugins find wrong with an army, each a sentence. */
  problemsOf(army: ArmyList): readonly string[];
  /** What plugins find wrong with a setup and its armies. */
  setupProblems: SetupCheck;
}

/** What looks for mistakes in an army. */
export type ArmyCheck = (army: ArmyList) => readonly string[];

/** What looks for mistakes in the missions of a setup. */
export type SetupCheck = (missions: MissionsAsked | undefined, armies: readonly ArmyList[]) => readonly string[];

interface ContextOptions {
  /** How attacks are judged, where there is nothing to choose. */
  readonly ruleset?: Ruleset;
  /** Dated rulesets to choose from; the 10th edition has none. */
  readonly editions?: readonly Edition[];
  /** What plugins check about armies before a battle. */
  readonly checks?: readonly ArmyCheck[];
  readonly setupCheck?: SetupCheck;
  /** Units that armies and positions may name. */
  readonly datasheets?: readonly Unit[];
}

/** Ready armies, and what else battles are made of. */
export function createContext(
  armies: readonly ArmyList[],
  { ruleset = tenth, editions = [], checks = [], setupCheck = () => [], datasheets = [] }: ContextOptions = {},
): Context {
  const byId = Object.fromEntries(armies.map((army) => [army.id, army]));
  return {
    rulesetOf: (name) => (editions.find(({ terms }) => terms.edition === name) ?? editions[0])?.ruleset ?? ruleset,
    editions,
    datasheets,
    armies: byId,
    setupProblems: setupCheck,
    problemsOf: (army) => checks.flatMap((check) => check(army)),
    source: { ruleset: editions[0] === undefined ? ruleset.name : editions.map(({ terms }) => terms), armies },
    army(id) {
      const known = byId[id];
      if (known !== undefined) return known;
      throw new KernelError("UNKNOWN_NAME", `There is no army "${id}". Armies: ${Object.keys(byId).join(", ")}.`);
    },
  };
}
