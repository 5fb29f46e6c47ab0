import { abilityName, readQuantity, type Unit } from "@riposte/warhammer-40k";
import type { Letter, Wrong } from "../../../calculator/compared.js";
import { numberOrNone, wholeNumber } from "../../../calculator/written.js";
import { type AttackerForm, type BattleForm, mainModels, weaponOf } from "./battle-form.js";
import { battleTexts as texts } from "./battle-texts.js";

type Profile = Unit["weapons"][number];

/** More dice than these would make the page wait. */
const MOST_WEAPONS = 60;
const MOST_MODELS = 40;

/** The attacker with the weapon as the form has it; nothing where a field cannot be read, which is then said. */
export function readAttacker(form: AttackerForm, of: Letter, units: readonly Unit[], wrong: Wrong[]) {
  const unit = units.find(({ id }) => id === form.unit);
  if (unit === undefined) return undefined;
  const { part, profile } = weaponOf(unit, form.weapon);
  const { read, isWhole } = reader(of, wrong);
  const { A, skill, S, AP, D, range } = form.numbers;
  const count = read("count", within(wholeNumber(form.count), 1, MOST_WEAPONS));
  const changed = {
    ...profile,
    A: read("A", readQuantity(A)),
    skill: read("skill", within(numberOrNone(skill), 2, 6)),
    S: read("S", readQuantity(S)),
    AP: read("AP", within(lessened(wholeNumber(AP)), -6, 0)),
    D: read("D", readQuantity(D)),
    range: read("range", profile.type === "melee" ? 0 : reachOf(range)),
    abilities: form.abilities.map((name) => profile.abilities.find((one) => abilityName(one) === name) ?? name),
  } as Profile;
  if (!isWhole()) return undefined;
  const swap = (one: Unit): Unit =>
    one.id === part.id
      ? { ...one, weapons: one.weapons.map((weapon) => (weapon.id === changed.id ? changed : weapon)) }
      : one;
  const armed: Unit = { ...swap(unit), leaders: unit.leaders.map(swap) };
  return { unit: armed, part: part.id, profile: changed, count: count as number };
}

/** The target with most of its models as the form has them, and how far away it is. */
export function readTarget({ target, distance, around }: BattleForm, units: readonly Unit[], wrong: Wrong[]) {
  const unit = units.find(({ id }) => id === target.unit);
  if (unit === undefined) return undefined;
  const main = mainModels(unit);
  const { read, isWhole } = reader("t", wrong);
  const { models, T, Sv, invulnerable, W, noPain } = target.numbers;
  const count = read("models", within(wholeNumber(models), 1, MOST_MODELS)) ?? 1;
  const others = unit.models.filter((group) => group !== main);
  const most = count - others.reduce((sum, group) => sum + group.count, 0);
  const changed = {
    ...main,
    count: most > 0 ? most : count,
    starting: most > 0 ? most : count,
    T: read("T", within(wholeNumber(T), 1, 100)),
    Sv: read("Sv", within(wholeNumber(Sv), 2, 7)),
    invulnerable: read("invulnerable", within(numberOrNone(invulnerable), 2, 6)),
    W: read("W", within(wholeNumber(W), 1, 1000)),
  } as typeof main;
  const painless = read("noPain", within(numberOrNone(noPain), 2, 6));
  const far = reader("s", wrong).read("distance", within(wholeNumber(distance), 0, 200));
  if (!isWhole() || far === undefined) return undefined;
  const abilities = [
    ...unit.abilities.filter((ability) => !/^feel no pain \d\+?$/i.test(abilityName(ability))),
    ...(painless == null ? [] : [`Feel No Pain ${painless}+`]),
    ...(around.includes("stealth") ? ["Stealth"] : []),
  ];
  // too few for the others to be among them: all are alike
  const fitted = most > 0 ? unit.models.map((group) => (group === main ? changed : group)) : [changed];
  return { unit: { ...unit, seat: 1, models: fitted, abilities } as Unit, distance: far as number };
}

/** Notes what cannot be read, each with its reason. */
function reader(of: Wrong["of"], wrong: Wrong[]) {
  let isWhole = true;
  return {
    read<T>(field: string, value: T | undefined): T | undefined {
      if (value === undefined) {
        isWhole = false;
        wrong.push({ of, field, reason: texts.wrong[field] ?? "" });
      }
      return value;
    },
    isWhole: () => isWhole,
  };
}

const within = <T extends number | null>(value: T | undefined, least: number, most: number): T | undefined =>
  value === undefined || (value !== null && (value < least || value > most)) ? undefined : value;

/** People write AP with and without its minus. */
const lessened = (value: number | undefined): number | undefined =>
  value === undefined ? undefined : -Math.abs(value);

/** Some weapons reach everywhere. */
const reachOf = (text: string): number | null | undefined =>
  /^any$/i.test(text.trim()) ? null : within(wholeNumber(text), 1, 1000);
