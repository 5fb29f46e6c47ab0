import type { AnyPlugin } from "@riposte/kernel/run";
import {
  type AttackDescription,
  type AttackQuery,
  describeAttack,
  type Edition,
  type RuleSource,
  type Ruleset,
  tenth,
} from "@riposte/warhammer-40k";
import {
  type AbilityContext,
  activeAbility,
  addedTo,
  type IdleRule,
  idleRules,
  type Library,
  mechanicsOf,
} from "@riposte/warhammer-40k-abilities";

/** What attacks are judged by: an edition, and all plugins with rules. */
export interface CombatRules {
  readonly ruleset: Ruleset;
  readonly sources: readonly RuleSource[];
  /** What the edition's battles are played by and with; nothing in the 10th. */
  readonly battle?: Pick<PlayedEdition, "terms" | "plugins">;
  /** Plugins of other authors that attacks are played with. */
  readonly guests?: readonly AnyPlugin[];
  /** May one side of an attack do something; with a weapon of a part, where it is asked of that? As in play. */
  may(query: Around, side: "attacker" | "target", action: string, weapon?: WeaponAsked): boolean;
  /** How much of something a side may do, such as the inches of a Lone Operative; 0 where it may not. */
  amount(query: Around, side: "attacker" | "target", action: string, weapon?: WeaponAsked): number;
  /** What the attacker's rules add to a roll that is no part of the attack, such as a Hazardous test. */
  added(query: Around, roll: string, weapon: WeaponAsked): readonly { readonly by: string; readonly add: number }[];
  /** Rules of both sides that would change the attack, but for a condition that does not hold. */
  idle(query: AttackQuery): readonly IdleRule[];
}

/** An edition, and what is composed to play it. */
export interface PlayedEdition extends Edition {
  plugins(): readonly AnyPlugin[];
}

/** Two units and what is around them. */
export type Around = Pick<AttackQuery, "attacker" | "target" | "situation">;

interface WeaponAsked {
  readonly part: string;
  readonly profile: string;
}

/** The rules of a library of mechanics, the same that play uses. */
export const combatRules = (library: Library, edition?: PlayedEdition): CombatRules => ({
  ...permissionsBy(library),
  ruleset: edition?.ruleset ?? tenth,
  ...(edition === undefined ? {} : { battle: { terms: edition.terms, plugins: () => edition.plugins() } }),
  sources: [mechanicsOf(library)],
  added: (query, roll, { part, profile }) =>
    addedTo(query.attacker, contextOf(library, query, "attacker"), { roll, part, weapon: profile }),
  idle: (query) => idleRules(library, query),
});

function permissionsBy(library: Library): Pick<CombatRules, "may" | "amount"> {
  const given: CombatRules["amount"] = (query, side, action, weapon) => {
    const { because, despite } = activeAbility(query[side], contextOf(library, query, side), action);
    if (despite.length > 0) return 0;
    return because
      .filter(
        (reason) => reason.weapon === undefined || (reason.weapon === weapon?.profile && reason.part === weapon.part),
      )
      .reduce((most, { amount }) => Math.max(most, amount.dice + amount.plus), 0);
  };
  return { amount: given, may: (...asked) => given(...asked) > 0 };
}

const contextOf = (library: Library, { situation }: Around, side: "attacker" | "target"): AbilityContext => ({
  library,
  situation,
  army: situation.armies[side],
  stratagems: situation.stratagems[side],
  nearby: situation.nearby[side],
});

/** An attack with all its rules settled. */
export const describe = ({ ruleset, sources }: CombatRules, query: AttackQuery): AttackDescription =>
  describeAttack(ruleset, sources, query);
