import type { Ability, WeaponProfile } from "@riposte/warhammer-40k";
import { concreteAbility, type Library, splitAttributes } from "@riposte/warhammer-40k-abilities";
import type { Report } from "./report.js";
import type { PrintedProfile, PrintedWeapon, Sheet } from "./sheet.js";
import { slugOf } from "./slug.js";
import { readAmount, readInches, readPenetration, readThreshold } from "./values.js";

/** A profile as our data writes it: amounts in the short form. */
type WrittenProfile = Omit<WeaponProfile, "A" | "S" | "D"> & Record<"A" | "S" | "D", number | string>;

/** A weapon of a unit: what models carry it by, and its profiles. */
export interface ResolvedWeapon {
  readonly id: string;
  readonly name: string;
  /** Its name without the mode: "Halberd - striking" is a halberd. */
  readonly stem: string;
  readonly type: WeaponProfile["type"];
  readonly profiles: readonly WrittenProfile[];
}

/** The weapons of a datasheet with every ability concrete; a profile with an unreadable value is left out and said. */
export function resolveWeapons(library: Library, sheet: Sheet, report: Report): readonly ResolvedWeapon[] {
  const taken = new Set<string>();
  return gatherModes(sheet.weapons).flatMap((weapon) => {
    const id = unique(slugOf(weapon.name), weapon.type, taken);
    const profiles = weapon.profiles.flatMap((profile) => {
      const inner = weapon.profiles.length === 1 ? id : unique(slugOf(profile.name), weapon.type, taken);
      return profileOf(library, sheet, weapon, profile, { id: inner, weapon: id }, report) ?? [];
    });
    const { type } = profiles[0] ?? weapon;
    return profiles.length === 0 ? [] : [{ id, name: weapon.name, stem: stemOf(weapon.name), type, profiles }];
  });
}

/** "\u27a4 Lance - focused" is a mode of the lance. */
export const stemOf = (name: string): string =>
  name
    .replace(/^[\u27a4\s]+/, "")
    .split(/\s+[-\u2013\u2014]\s+/)[0]
    ?.trim() ?? name;

/** Modes that a source prints as weapons of their own are one weapon: its bearer uses one of them. */
function gatherModes(weapons: readonly PrintedWeapon[]): readonly PrintedWeapon[] {
  const kin = (weapon: PrintedWeapon) =>
    weapons.filter((other) => other.type === weapon.type && stemOf(other.name) === stemOf(weapon.name));
  return weapons.flatMap((weapon) => {
    const modes = kin(weapon);
    if (modes.length === 1 || modes.some(({ name }) => name === stemOf(name))) return [weapon];
    if (modes[0] !== weapon) return [];
    return [{ ...weapon, name: stemOf(weapon.name), profiles: modes.flatMap(({ profiles }) => profiles) }];
  });
}

/** A sword and a gun of one name are two weapons. */
function unique(slug: string, type: string, taken: Set<string>): string {
  const free = [slug, `${slug}-${type}`].find((id) => !taken.has(id));
  const id = free ?? `${slug}-${taken.size}`;
  taken.add(id);
  return id;
}

function profileOf(
  library: Library,
  sheet: Sheet,
  { type }: PrintedWeapon,
  printed: PrintedProfile,
  ids: { readonly id: string; readonly weapon: string },
  report: Report,
): WrittenProfile | undefined {
  const where = `${sheet.name}, ${printed.name}`;
  const range = readInches(printed.range);
  const read = {
    A: readAmount(printed.A),
    skill: readThreshold(printed.skill),
    S: readAmount(printed.S),
    AP: readPenetration(printed.AP),
    D: readAmount(printed.D),
    range,
  };
  const wrong = (Object.keys(read) as (keyof typeof read)[]).filter((name) => read[name] === undefined);
  for (const name of wrong) report.add("value not understood", `${name} "${printed[name] ?? ""}"`, where);
  if (wrong.length > 0) {
    report.add("profile left out", `${wrong.join(", ")} cannot be read`, where);
    return undefined;
  }
  // sources print melee weapons among the ranged ones, and guns among the others: the range decides
  const isMelee = /^melee$/i.test(printed.range ?? "") || (type === "melee" && (range ?? 0) === 0);
  const texts = printed.abilities.flatMap(splitAttributes);
  const hunts = texts
    .flatMap((text) => HUNTER.exec(text)?.[1]?.split("/") ?? [])
    .map((word) => word.trim().toUpperCase());
  const { A, skill, S, AP, D } = read as { A: number; skill: number | null; S: number; AP: number; D: number };
  return {
    id: ids.id,
    name: printed.name,
    ...(ids.id === ids.weapon ? {} : { weapon: ids.weapon }),
    type: isMelee ? "melee" : "ranged",
    range: isMelee ? 0 : (range ?? 0),
    A,
    skill,
    S,
    AP,
    D,
    ...(hunts.length === 0 ? {} : { hunts }),
    abilities: texts
      .filter((text) => !HUNTER.test(text))
      .map((text) => weaponAbility(library, sheet, text, range ?? 0, where, report)),
  };
}

/** A profile that is for some targets only. */
const HUNTER = /^\[?hunter[\s:(-]+([^)\]]+)[)\]]?$/i;

function weaponAbility(
  library: Library,
  sheet: Sheet,
  text: string,
  range: number,
  where: string,
  report: Report,
): Ability {
  const known = concreteAbility(library, scopedText(sheet, text), { range });
  if (known === undefined) {
    report.add("unknown weapon ability", text, where);
    return { name: text, mechanics: [] };
  }
  const isManual = known.mechanics.some(({ effects }) => effects.some((effect) => effect.do === "manual"));
  if (isManual) report.add("ability to be carried out by hand", known.name, where);
  return known;
}

/** Conversion has the distance its datasheet gives it (rules 4). */
function scopedText({ abilities }: Sheet, text: string): string {
  if (slugOf(text) !== "conversion") return text;
  const said = abilities.find(({ name }) => slugOf(name) === "conversion")?.text;
  const inches = /(\d+)\s*(?:"|\u201d|inches)/.exec(said ?? "")?.[1];
  return inches === undefined ? text : `Conversion ${inches}`;
}
