import type { Contribution, DeepReadonly, Match } from "@riposte/kernel";
import type { Unit } from "@riposte/warhammer-40k";
import { type AbilityContext, activeAbility, effectsOn } from "./active-ability.js";
import { reachesAll } from "./bind.js";
import type { Mechanics } from "./declared.js";
import { numberOf, quantityOf } from "./evaluate/expressions.js";
import type { Interest } from "./interest.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";
import { surroundings } from "./surroundings.js";

const about = (what: MechanicEffect["do"]): Interest => ({ key: what, concerns: (effect) => effect.do === what });
const PERMITS = about("permit");
const STATS = about("modStat");
const ROLLS = about("modRoll");
const PAINS = about("fnp");

interface Permission {
  readonly unit: string;
  readonly action: string;
  readonly part?: string | undefined;
  readonly weapon?: string | undefined;
}

/** Every rule that lets the unit do something, for all of it or with the weapon asked about: the best one counts. */
export const permissions =
  (library: Library) =>
  ({ unit: id, action, part, weapon }: Permission, match: Match<Mechanics>): readonly Contribution[] => {
    const asked = contextOf(library, match, id);
    if (asked === undefined) return [];
    const { because, despite } = activeAbility(asked.unit, asked.context, action);
    return [
      ...because
        .filter((reason) => reason.weapon === undefined || (reason.weapon === weapon && reason.part === part))
        .map(({ by, amount }) => {
          const rolled = match.slices.mechanics.amounts[amountKey(id, action, by)];
          return match.contribute("atLeast", rolled ?? amount.dice + amount.plus, by);
        }),
      ...despite.map(({ by }) => match.contribute("atMost", 0, by)),
    ];
  };

const amountKey = (unit: string, action: string, by: string): string => `${unit}/${action}/${by}`;

/** Before the battle dice in permissions are rolled, once; until then the least they can be counts. */
export const rollAmounts =
  (library: Library) =>
  (match: Match<Mechanics>): void => {
    for (const unit of Object.keys(match.slices["warhammer-40k"].units)) {
      const asked = contextOf(library, match, unit);
      if (asked === undefined) continue;
      for (const { effect, evaluation } of effectsOn(asked.unit, asked.context, PERMITS)) {
        if (effect.do !== "permit") continue;
        const { by } = evaluation.bound;
        const amount = quantityOf(effect.amount, evaluation);
        const key = amountKey(unit, effect.action, by);
        if (amount.dice > 0) match.queue({ type: "mechanics:roll-amount", unit, key, by, amount });
      }
    }
  };

/** What rules make of Move, Objective Control and Leadership. */
export const characteristics =
  (library: Library) =>
  ({ unit: id, stat }: { readonly unit: string; readonly stat: string }, match: Match<Mechanics>) => {
    const asked = contextOf(library, match, id);
    if (asked === undefined) return [];
    return effectsOn(asked.unit, asked.context, STATS).flatMap(({ effect, evaluation }) =>
      effect.do === "modStat" && effect.stat === stat
        ? [match.contribute(effect.op, numberOf(effect.by, evaluation), evaluation.bound.by)]
        : [],
    );
  };

interface Roll {
  readonly unit: string;
  readonly roll: string;
  readonly part?: string | undefined;
  readonly weapon?: string | undefined;
  readonly targets?: readonly string[] | undefined;
}

/** What a unit's rules add to a roll that is no part of an attack, its own or one made against it. */
export const addedTo = (
  unit: DeepReadonly<Unit>,
  context: AbilityContext,
  { roll, part, weapon, isRoller = true }: Omit<Roll, "unit" | "targets"> & { readonly isRoller?: boolean },
): readonly { readonly by: string; readonly add: number }[] =>
  effectsOn(unit, context, ROLLS)
    .filter(({ evaluation }) => (evaluation.bound.mechanic.as !== "target") === isRoller)
    .filter((one) => one.weapon === undefined || (one.weapon === weapon && one.part === part))
    .flatMap(({ effect, evaluation }) =>
      effect.do === "modRoll" && effect.roll === roll
        ? [{ by: evaluation.bound.by, add: numberOf(effect.by, evaluation) }]
        : [],
    );

/** What rules add to rolls that are not part of an attack: those of the unit, and of whom it charges. */
export const rolls =
  (library: Library) =>
  ({ unit: id, roll, part, weapon, targets = [] }: Roll, match: Match<Mechanics>) => {
    const added = (unit: string, isRoller: boolean) => {
      const asked = contextOf(library, match, unit);
      if (asked === undefined) return [];
      const { unit: whose, context } = asked;
      return addedTo(whose, context, { roll, part, weapon, isRoller }).map(({ by, add }) =>
        match.contribute("add", add, by),
      );
    };
    const ofTargets = targets.flatMap((target) => added(target, false));
    // the same rule on several of them counts once
    const once = ofTargets.filter(({ by }, at) => ofTargets.findIndex((other) => other.by === by) === at);
    return [...added(id, true), ...once];
  };

interface Pain {
  readonly unit: string;
  readonly part: string;
  readonly against: "all" | "mortal" | "psychic";
}

/** Feel No Pain outside attacks: what the abilities of a part say, against mortal wounds above all. */
export const feelNoPain =
  (library: Library) =>
  ({ unit: id, part, against }: Pain, match: Match<Mechanics>): readonly Contribution[] => {
    const asked = contextOf(library, match, id);
    if (asked === undefined) return [];
    return effectsOn(asked.unit, asked.context, PAINS).flatMap(({ effect, evaluation }) =>
      effect.do === "fnp" &&
      (effect.against === "all" || effect.against === against) &&
      (reachesAll(evaluation.bound) || evaluation.bound.part === part)
        ? [match.contribute("atMost", numberOf(effect.on, evaluation), evaluation.bound.by)]
        : [],
    );
  };

/** A unit on the table, with everything around it. */
function contextOf(
  library: Library,
  match: Match<Mechanics>,
  id: string,
): { readonly unit: DeepReadonly<Unit>; readonly context: AbilityContext } | undefined {
  const unit = match.slices["warhammer-40k"].units[id];
  return unit === undefined ? undefined : { unit, context: surroundings(match, library, unit) };
}
