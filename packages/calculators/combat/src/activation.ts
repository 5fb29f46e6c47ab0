import { type DeepReadonly, KernelError } from "@riposte/kernel";
import {
  type AttackDescription,
  type AttackQuery,
  carriedBy,
  Situation,
  type Unit,
  unitProblems,
} from "@riposte/warhammer-40k";
import type { z } from "zod";
import { type CombatRules, describe } from "./rules.js";

/** One weapon profile that attacks: its id, and where it matters whose it is and how many of them. */
export interface Firing {
  readonly weapon: string;
  /** The bodyguard's or a leader's unit id; the one that carries it first when left out. */
  readonly part?: string;
  /** How many of the weapon; all the living carry when left out. */
  readonly count?: number;
}

/** More of a weapon than any unit has. */
export const MOST_WEAPONS = 1000;

/** What an activation happens under. */
export interface CombatOptions {
  readonly rules: CombatRules;
  readonly situation?: DeepReadonly<z.input<typeof Situation>>;
  /** What attacks with Precision do to an attached unit: pick its leaders whenever they can, or never. */
  readonly precision?: "never" | "always";
  /** Where attacks are pools: what is resolved first. */
  readonly order?: PoolOrder;
}

/** What the players decide while an activation is resolved. */
export interface Decided {
  readonly picksLeaders: boolean;
  readonly order: PoolOrder;
}

/** Attacks with Precision pick no leaders, and pools go as listed. */
export const AS_LISTED: Decided = { picksLeaders: false, order: {} };

/** Choices that pools leave to the players; what is not said goes as listed. */
export interface PoolOrder {
  /** Ids of models whose groups the defender puts first, as far as the rules leave it to him. */
  readonly models?: readonly string[];
  /** The attacker resolves critical wounds that change their own attack before the others. */
  readonly criticalsFirst?: boolean;
}

/** A unit's attacks against one unit, checked: each profile as a question to the rules, in firing order. */
export function queriesOf(
  attacker: DeepReadonly<Unit>,
  defender: DeepReadonly<Unit>,
  profiles: readonly Firing[],
  { situation }: Pick<CombatOptions, "situation">,
): readonly AttackQuery[] {
  const around = Situation.parse(situation ?? {});
  const problems = [...unitProblems(attacker), ...unitProblems(defender)];
  if (profiles.length === 0) problems.push(`"${attacker.id}" attacks with nothing: name at least one weapon profile.`);
  const queries = profiles.map((firing, at): AttackQuery => {
    const { weapon } = firing;
    const carried = carriedBy(attacker).find(
      ({ part, profile }) => profile.id === weapon && (firing.part === undefined || part.id === firing.part),
    );
    const count = firing.count ?? carried?.count ?? 0;
    if (!Number.isInteger(count) || count < 1 || count > MOST_WEAPONS)
      problems.push(
        firing.count === undefined
          ? `profiles[${at}]: no living model of "${attacker.id}" carries "${weapon}". Carried: ${names(attacker)}.`
          : `profiles[${at}]: ${count} of "${weapon}" cannot attack; count from 1 to ${MOST_WEAPONS}.`,
      );
    const part = firing.part ?? carried?.part.id ?? attacker.id;
    return {
      attacker,
      target: defender,
      part,
      weapon,
      count: Math.min(MOST_WEAPONS, Math.max(1, Math.trunc(count))),
      situation: around,
    };
  });
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join(" "));
  return queries;
}

/** Every profile with its rules settled, as the targets are chosen. */
export const descriptionsOf = (rules: CombatRules, queries: readonly AttackQuery[]): readonly AttackDescription[] =>
  queries.map((query) => describe(rules, query));

const names = (unit: DeepReadonly<Unit>): string =>
  carriedBy(unit)
    .map(({ profile }) => `"${profile.id}"`)
    .join(", ") || "nothing";
