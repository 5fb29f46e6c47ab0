import type { DeepReadonly } from "@riposte/kernel";
import type { SomeUnit } from "../battle/line-up.js";
import type { Effects, WarMatch } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import type { Declared, Volley } from "../slice.js";
import { partOf } from "../unit/parts.js";
import { attackIn, currentVolley, ownAttack, ownVolley } from "./current.js";
import type { AttackDescription } from "./description.js";

type Pooling = Pick<Effects, "attack:set-aside" | "attack:put-back" | "attack:pool">;

/** Identical attacks of several weapons are one pool: counted weapon by weapon, then rolled together. */
export const pooling: Pooling = {
  // counted, while rules are gathered for the next weapon
  "attack:set-aside": (table, _effect, match) => {
    const next = candidateIn(match);
    const volley = ownVolley(table, match);
    const { attack } = volley;
    if (attack === null || next === undefined) return;
    volley.aside = [...(volley.aside ?? []), attack];
    volley.waiting = [next, ...volley.waiting.filter((one) => keyOf(one) !== keyOf(next))] as Declared[];
  },

  // some rule makes these other attacks after all: they are made later
  "attack:put-back": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    const { attack, aside = [] } = volley;
    if (attack === null) return;
    volley.waiting = [...volley.waiting, attack.declared];
    volley.unlike = [...(volley.unlike ?? []), keyOf(attack.declared)];
    volley.attack = aside.at(-1) ?? null;
    volley.aside = aside.slice(0, -1);
  },

  "attack:pool": (table, _effect, match) => {
    const volley = ownVolley(table, match);
    const { aside = [] } = volley;
    delete volley.aside;
    delete volley.unlike;
    const [first] = aside;
    if (first === undefined) return;
    const last = ownAttack(table, match);
    const all = [...aside, last];
    volley.attack = {
      ...last,
      declared: first.declared,
      description: first.description,
      attacks: all.reduce((sum, { attacks }) => sum + attacks, 0),
      beside: all.slice(1).map(({ declared }) => declared),
    };
  },
};

type SomeDeclared = DeepReadonly<Declared>;

const keyOf = ({ part, weapon, target, from = "" }: SomeDeclared): string => [part, weapon, target, from].join("/");

/** A weapon whose attacks may be identical to those under way: printed alike, in the same hands, aimed at the same unit. */
function candidateIn(match: WarMatch): SomeDeclared | undefined {
  const { waiting, unlike = [] } = currentVolley(match) as DeepReadonly<Volley>;
  const { declared } = attackIn(match);
  return waiting.find((one) => !unlike.includes(keyOf(one)) && isPrintedAlike(match, one, declared));
}

/** Are the attacks of both one pool, unless a rule tells them apart? */
export function isPrintedAlike(match: WarMatch, one: SomeDeclared, other: SomeDeclared): boolean {
  const unit = match.slices["warhammer-40k"].units[currentVolley(match)?.unit ?? ""];
  return (
    termsOf(match).poolsWeapons === true &&
    unit !== undefined &&
    one.target === other.target &&
    one.from === other.from &&
    arePrintedAlike(unit, one, other)
  );
}

type Wielded = Pick<SomeDeclared, "part" | "weapon">;

/** Do models of the same part make attacks with both that are printed alike, but for their number and range? */
export const arePrintedAlike = (unit: SomeUnit, one: Wielded, other: Wielded): boolean =>
  one.part === other.part && printedAs(unit, one) === printedAs(unit, other);

/** What makes attacks identical, in one text. */
function printedAs(unit: SomeUnit, { part, weapon }: Wielded): string {
  const profile = partOf(unit, part)?.weapons.find(({ id }) => id === weapon);
  if (profile === undefined) return weapon;
  const { type, skill, S, AP, D, abilities, hunts } = profile;
  return JSON.stringify([type, skill, S, AP, D, abilities.map((one) => JSON.stringify(one)).toSorted(), hunts]);
}

/** May another weapon's attacks be of the same pool? */
export const hasCandidate = (match: WarMatch): boolean => candidateIn(match) !== undefined;

/** Do rules make the attack another than those that were set aside? */
export function isUnlike(match: WarMatch): boolean {
  const first = currentVolley(match)?.aside?.[0];
  return first !== undefined && !isIdentical(first.description, attackIn(match).description);
}

/** Are attacks identical by all rules, whatever their number? */
export const isIdentical = (one: Described, other: Described): boolean => spelled(one) === spelled(other);

type Described = AttackDescription | null;

const spelled = (description: Described): string =>
  JSON.stringify({ ...description, part: "", weapon: "", weapons: 0, attacks: null, attacksReroll: null });
