import { warhammerContext, warhammerUnits } from "@riposte/hosting/warhammer-40k";
import {
  type Army,
  type ArmyList,
  abilityName,
  type Carried,
  carriedBy,
  countModels,
  spellQuantity,
  type Unit,
} from "@riposte/warhammer-40k";
import { LETTERS, type Letter } from "../../../calculator/compared.js";

export const WEAPON_NUMBERS = ["A", "skill", "S", "AP", "D", "range"] as const;
export const TARGET_NUMBERS = ["models", "T", "Sv", "invulnerable", "W", "noPain"] as const;
/** What an attacker may have beyond its datasheet. */
export const HABITS = [
  ...(["still", "charged", "rerollHits", "rerollOnes", "rerollWounds", "rerollDamage"] as const),
  ...(["commandHit", "commandWound", "commandDamage"] as const),
] as const;
/** What may hold around the attack. */
export const AROUND = ["cover", "stealth", "oath", "ground", "plunging", "overwatch", "criticals"] as const;
/** By which edition: one of them, or the first attacker by both side by side. */
export const EDITIONS = ["10", "11", "both"] as const;
export type EditionAsked = (typeof EDITIONS)[number];
export type Habit = (typeof HABITS)[number];
export type Around = (typeof AROUND)[number];

type Numbers<Name extends string> = Readonly<Record<Name, string>>;

export interface AttackerForm {
  readonly unit: string;
  readonly weapon: string;
  readonly count: string;
  readonly numbers: Numbers<(typeof WEAPON_NUMBERS)[number]>;
  /** Of the weapon: those printed unless taken away, and others. */
  readonly abilities: readonly string[];
  readonly habits: readonly Habit[];
}

export interface TargetForm {
  readonly unit: string;
  /** The models the defender puts first where attacks are pools: their id, or nothing. */
  readonly first: string;
  readonly numbers: Numbers<(typeof TARGET_NUMBERS)[number]>;
}

/** What the calculator is asked; every number is text, as a form and a link have it. */
export interface BattleForm {
  readonly edition: EditionAsked;
  readonly attackers: readonly AttackerForm[];
  readonly target: TargetForm;
  readonly distance: string;
  readonly around: readonly Around[];
}

/** Opens on something that kills: a weapon at half range against one that is not, and holds still. */
const OPENING = "a=plasma-crew/plasma-hot&b=ember-guard/guard-rifle&b.is=still&t=thorn-leapers&at=11";

/** The form a link holds; what it leaves out is as printed, what it names wrongly the first of its kind. */
export function formOf(link: URLSearchParams, units: readonly Unit[] = warhammerUnits()): BattleForm {
  const given = link.has("a") ? link : new URLSearchParams(OPENING);
  const letters = LETTERS.filter((letter) => given.has(letter));
  return {
    edition: EDITIONS.find((one) => one === link.get("edition")) ?? "10",
    attackers: letters.map((letter) => attackerIn(given, letter, units)),
    target: targetIn(given, units),
    distance: given.get("at") ?? "12",
    around: listed(given.get("is"), AROUND),
  };
}

/** The link of a form: only what differs from what is printed. */
export function linkOf(form: BattleForm, units: readonly Unit[] = warhammerUnits()): URLSearchParams {
  const link = new URLSearchParams();
  tell(link, "edition", form.edition, "10");
  for (const [at, attacker] of form.attackers.entries()) {
    const letter = LETTERS[at] as Letter;
    const printed = printedAttacker(attacker.unit, attacker.weapon, units);
    link.set(letter, `${attacker.unit}/${attacker.weapon}`);
    tell(link, `${letter}.count`, attacker.count, printed.count);
    for (const name of WEAPON_NUMBERS) tell(link, `${letter}.${name}`, attacker.numbers[name], printed.numbers[name]);
    tell(link, `${letter}.with`, attacker.abilities.join("|"), printed.abilities.join("|"));
    tell(link, `${letter}.is`, attacker.habits.join("|"), "");
  }
  const printed = printedTarget(form.target.unit, units);
  link.set("t", form.target.unit);
  tell(link, "t.first", form.target.first, "");
  for (const name of TARGET_NUMBERS) tell(link, `t.${name}`, form.target.numbers[name], printed.numbers[name]);
  link.set("at", form.distance);
  tell(link, "is", form.around.join("|"), "");
  return link;
}

/** A unit as an attacker with a weapon of its own, all as printed. */
export function printedAttacker(id: string, weapon: string | undefined, units: readonly Unit[]): AttackerForm {
  const unit = units.find((one) => one.id === id) ?? armed(units);
  const { profile, count } = weaponOf(unit, weapon);
  return {
    unit: unit.id,
    weapon: profile.id,
    count: String(count),
    numbers: {
      A: spellQuantity(profile.A),
      skill: threshold(profile.skill),
      S: spellQuantity(profile.S),
      AP: String(profile.AP).replace("-", "−"),
      D: spellQuantity(profile.D),
      range: profile.type === "melee" ? "melee" : profile.range === null ? "any" : `${profile.range}″`,
    },
    abilities: profile.abilities.map(abilityName),
    habits: [],
  };
}

export function printedTarget(id: string, units: readonly Unit[]): TargetForm {
  const unit = units.find((one) => one.id === id) ?? (units[0] as Unit);
  const { T, Sv, invulnerable, W } = mainModels(unit);
  return {
    unit: unit.id,
    first: "",
    numbers: {
      models: String(countModels(unit)),
      T: String(T),
      Sv: `${Sv}+`,
      invulnerable: threshold(invulnerable),
      W: String(W),
      noPain:
        unit.abilities.map(abilityName).flatMap((name) => /^feel no pain (\d\+)$/i.exec(name)?.[1] ?? [])[0] ?? "none",
    },
  };
}

export function weaponOf(unit: Unit, id: string | undefined): Carried {
  const carried = carriedBy(unit);
  const first = carried.find(({ profile }) => profile.type === "ranged") ?? carried[0];
  return (carried.find(({ profile }) => profile.id === id) ?? first) as Carried;
}

/** Most of the unit: what its numbers are about. */
export const mainModels = ({ models }: Unit): Unit["models"][number] =>
  models.reduce((most, group) => (group.count > most.count ? group : most));

/** The rules a unit's army brings: of the one a player brought, or the first of ours that has it. */
export function armyOf(unit: string, brought: ArmyList | undefined): Army | undefined {
  if (brought?.units.some(({ id }) => id === unit)) return brought.army;
  const has = (one: { readonly units: readonly Unit[] }) =>
    one.units.some((other) => [other, ...other.leaders].some(({ datasheet, id }) => (datasheet ?? id) === unit));
  return Object.values(warhammerContext().armies).find(has)?.army;
}

const armed = (units: readonly Unit[]): Unit => units.find((unit) => carriedBy(unit).length > 0) as Unit;

const threshold = (value: number | null): string => (value === null ? "none" : `${value}+`);

function attackerIn(link: URLSearchParams, letter: Letter, units: readonly Unit[]): AttackerForm {
  const [unit = "", weapon] = (link.get(letter) ?? "").split("/");
  const printed = printedAttacker(unit, weapon, units);
  const held = link.get(`${letter}.with`);
  return {
    ...printed,
    count: link.get(`${letter}.count`) ?? printed.count,
    numbers: told(link, letter, printed.numbers),
    abilities: held === null ? printed.abilities : held.split("|").filter((name) => name !== ""),
    habits: listed(link.get(`${letter}.is`), HABITS),
  };
}

function targetIn(link: URLSearchParams, units: readonly Unit[]): TargetForm {
  const printed = printedTarget(link.get("t") ?? "thorn-leapers", units);
  return { ...printed, first: link.get("t.first") ?? "", numbers: told(link, "t", printed.numbers) };
}

const told = <Name extends string>(link: URLSearchParams, of: string, printed: Numbers<Name>): Numbers<Name> =>
  Object.fromEntries(
    Object.entries<string>(printed).map(([name, value]) => [name, link.get(`${of}.${name}`) ?? value]),
  ) as Numbers<Name>;

const listed = <Word extends string>(text: string | null, known: readonly Word[]): readonly Word[] =>
  known.filter((word) => text?.split("|").includes(word));

function tell(link: URLSearchParams, name: string, value: string, printed: string): void {
  if (value !== printed) link.set(name, value);
}
