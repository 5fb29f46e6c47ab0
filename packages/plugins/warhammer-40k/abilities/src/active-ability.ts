import type { DeepReadonly } from "@riposte/kernel";
import {
  fixed,
  partsOf,
  type Quantity,
  Situation,
  type SourceLayer,
  type Unit,
  type WeaponProfile,
  weaponOf,
} from "@riposte/warhammer-40k";
import { type Bound, isAboutWeapon, isOfWholePart } from "./bind.js";
import { collectFromUnit, collectFromWeapon, type Owner } from "./collect.js";
import { looksAtWeapon } from "./evaluate/conditions.js";
import type { Evaluation } from "./evaluate/context.js";
import { quantityOf } from "./evaluate/expressions.js";
import { type InForce, inForce } from "./in-force.js";
import { hasSay, type Interest, relevantTo } from "./interest.js";
import { keywordsBy } from "./keywords.js";
import type { Library } from "./library.js";
import type { MechanicEffect } from "./schema/effect.js";

/** What is known besides the unit itself. */
export interface AbilityContext extends Omit<Owner, "unit"> {
  readonly library: Library;
  readonly situation?: Evaluation["situation"];
}

/** One reason a unit has an ability; with a weapon where only that weapon has it. */
export interface AbilityReason {
  readonly by: string;
  readonly from: SourceLayer;
  readonly part: string;
  readonly weapon?: string;
  /** How much of it: 1, or what the ability says. */
  readonly amount: Quantity;
}

/** Whether a unit has an ability, for all of it or for which weapons, and because of what. */
export interface ActiveAbility {
  readonly active: boolean;
  readonly isWholeUnit: boolean;
  readonly weapons: readonly string[];
  readonly because: readonly AbilityReason[];
  /** Rules that forbid it: then it is not active, whatever gives it. */
  readonly despite: readonly AbilityReason[];
}

/** Does a unit have an ability or keyword now, from any layer? What the name means is the caller's business. */
export const hasActiveAbility = (unit: DeepReadonly<Unit>, context: AbilityContext, name: string): boolean =>
  activeAbility(unit, context, name).active;

const NOT_ACTIVE: ActiveAbility = { active: false, isWholeUnit: false, weapons: [], because: [], despite: [] };

const interests = new Map<string, Interest>();

/** What is asked of rules about an ability: the same question each time. */
function interestIn(name: string): Interest {
  const known = interests.get(name);
  if (known !== undefined) return known;
  const made: Interest = { key: `ability ${name}`, concerns: (effect) => isAbout(effect, name) };
  interests.set(name, made);
  return made;
}

/** The same with its reasons. */
export function activeAbility(unit: DeepReadonly<Unit>, context: AbilityContext, name: string): ActiveAbility {
  const effects = effectsOn(unit, context, interestIn(name));
  if (effects.length === 0) return NOT_ACTIVE;
  const because = effects.flatMap((one) => givenBy(one, name).map((amount) => reasonOf(one, amount)));
  const despite = effects
    .filter(({ effect }) => effect.do === "forbid" && effect.action === name)
    .map((one) => reasonOf(one, fixed(0)));
  return {
    active: because.length > 0 && despite.length === 0,
    isWholeUnit: because.some(({ weapon }) => weapon === undefined),
    weapons: [...new Set(because.flatMap(({ weapon }) => weapon ?? []))],
    because,
    despite,
  };
}

/** What rules of all layers do to a unit outside attacks; with a weapon where it is asked of that weapon. */
export function effectsOn(
  unit: DeepReadonly<Unit>,
  context: AbilityContext,
  interest: Interest,
): readonly (InForce & Weaponed)[] {
  const { library, army, stratagems = [], nearby = [] } = context;
  const owner = { unit, army, stratagems, nearby };
  const collected = collectFromUnit(library, owner, interest);
  const ofUnit = collected.length === 0 ? collected : collected.filter((bound) => isOfWholePart(bound, unit));
  const ofWeapons = weaponRules(library, unit, collected, interest);
  // most questions end here: no unit has a rule about it
  if (ofUnit.length + ofWeapons.length === 0) return [];
  const { situation = NOWHERE } = context;
  const keywords = keywordsBy(library, [owner], situation);
  const look = (bound: Bound, weapon?: Evaluation["weapon"]) =>
    inForce(library, { bound, self: unit, attacker: unit, weapon, situation, keywords }, "none").map((one) => ({
      ...one,
      ...(weapon === undefined ? {} : { weapon: weapon.id, part: bound.part }),
    }));
  return [
    ...ofUnit.filter(({ mechanic }) => !looksAtWeapon(mechanic.if)).flatMap((bound) => look(bound)),
    ...ofWeapons.flatMap(({ part, profile, own, given }) => [
      ...own.flatMap((bound) => look(bound, profile)),
      ...given.flatMap((bound) => {
        const ofPart = { ...bound, part };
        const isAsked = looksAtWeapon(bound.mechanic.if);
        // what such a rule does besides is the unit's, and said above
        return look(ofPart, profile).filter(({ evaluation }) => isAsked || evaluation.bound !== ofPart);
      }),
    ]),
  ];
}

const NO_RULES: readonly Bound[] = [];

interface WeaponRules {
  readonly part: string;
  readonly profile: DeepReadonly<WeaponProfile>;
  readonly own: readonly Bound[];
  readonly given: readonly Bound[];
}

/** Rules of each weapon that a model carries: its own, and those of the unit that look at weapons. */
function weaponRules(
  library: Library,
  unit: DeepReadonly<Unit>,
  ofUnit: readonly Bound[],
  interest: Interest,
): readonly WeaponRules[] {
  const giving = ofUnit.length === 0 ? ofUnit : ofUnit.filter(({ mechanic }) => isAboutWeapons(mechanic));
  let rules: WeaponRules[] | undefined;
  for (const part of partsOf(unit))
    for (const profile of part.weapons) {
      const own = hasSay(library, profile.abilities, interest)
        ? relevantTo(library, collectFromWeapon(library, part.id, profile), interest)
        : NO_RULES;
      if (own.length + giving.length === 0) continue;
      const given = giving.filter(
        (bound) =>
          bound.mechanic.reach === "unit" || isAboutWeapon({ ...bound, isShared: false }, unit, part.id, profile),
      );
      if (own.length + given.length === 0 || !isCarried(part, profile)) continue;
      rules ??= [];
      rules.push({ part: part.id, profile, own, given });
    }
  return rules ?? [];
}

const isCarried = ({ models }: DeepReadonly<Unit>, profile: DeepReadonly<WeaponProfile>): boolean =>
  models.some(({ count, weapons }) => count > 0 && weapons.some(({ weapon }) => weapon === weaponOf(profile)));

const NOWHERE = Situation.parse({});

/** Might an effect say something about an ability or keyword? */
const isAbout = (effect: MechanicEffect, name: string): boolean =>
  effect.do === "permit" || effect.do === "forbid"
    ? effect.action === name
    : (effect.do === "grantAbility" && effect.ability === name) ||
      effect.do === "grantKeyword" ||
      (effect.do === "trait" && name === `trait:${effect.trait}`);

interface Weaponed {
  readonly weapon?: string;
  readonly part?: string;
}

/** Rules whose condition looks at a weapon, or that give weapons abilities, are asked of every weapon. */
const isAboutWeapons = ({ if: condition, effects }: Bound["mechanic"]): boolean =>
  looksAtWeapon(condition) || effects.some((effect) => effect.do === "grantWeaponAbility");

/** What an effect gives of an ability or keyword. */
function givenBy({ effect, evaluation }: InForce, name: string): readonly Quantity[] {
  if (effect.do === "permit" && effect.action === name) return [quantityOf(effect.amount, evaluation)];
  if (effect.do === "grantAbility" && effect.ability === name) return [quantityOf(effect.amount, evaluation)];
  // the game asks for a weapon's traits before there is an attack: "trait:blast"
  if (effect.do === "trait" && name === `trait:${effect.trait}`) return [fixed(1)];
  return effect.do === "grantKeyword" && effect.keyword.toUpperCase() === name.toUpperCase() ? [fixed(1)] : [];
}

function reasonOf({ evaluation, weapon }: InForce & Weaponed, amount: Quantity): AbilityReason {
  const { by, from, part } = evaluation.bound;
  return { by, from, part, amount, ...(weapon === undefined ? {} : { weapon }) };
}
