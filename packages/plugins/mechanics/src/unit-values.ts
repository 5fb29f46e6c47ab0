import type { Contribution, DeepReadonly, Match } from "@riposte/kernel";
import type { Unit } from "@riposte/warhammer-40k";
import { type AbilityContext, activeAbility, effectsOn } from "./active-ability.js";
import { reachesAll } from "./bind.js";
import type { Mechanics } from "./declared.js";
import { numberOf } from "./evaluate/expressions.js";
import type { Library } from "./library.js";
import { surroundings } from "./surroundings.js";

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
        .map(({ by, amount }) => match.contribute("atLeast", amount.dice + amount.plus, by)),
      ...despite.map(({ by }) => match.contribute("atMost", 0, by)),
    ];
  };

/** What rules make of Move, Objective Control and Leadership. */
export const characteristics =
  (library: Library) =>
  ({ unit: id, stat }: { readonly unit: string; readonly stat: string }, match: Match<Mechanics>) => {
    const asked = contextOf(library, match, id);
    if (asked === undefined) return [];
    return effectsOn(asked.unit, asked.context, ({ do: what }) => what === "modStat").flatMap(
      ({ effect, evaluation }) =>
        effect.do === "modStat" && effect.stat === stat
          ? [match.contribute(effect.op, numberOf(effect.by, evaluation), evaluation.bound.by)]
          : [],
    );
  };

/** What rules add to rolls that are not part of an attack. */
export const rolls =
  (library: Library) =>
  ({ unit: id, roll }: { readonly unit: string; readonly roll: string }, match: Match<Mechanics>) => {
    const asked = contextOf(library, match, id);
    if (asked === undefined) return [];
    return effectsOn(asked.unit, asked.context, ({ do: what }) => what === "modRoll").flatMap(
      ({ effect, evaluation }) =>
        effect.do === "modRoll" && effect.roll === roll
          ? [match.contribute("add", numberOf(effect.by, evaluation), evaluation.bound.by)]
          : [],
    );
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
    return effectsOn(asked.unit, asked.context, ({ do: what }) => what === "fnp").flatMap(({ effect, evaluation }) =>
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
  return unit === undefined ? undefined : { unit, context: { library, ...surroundings(match, unit) } };
}
