import { warhammerUnits } from "@riposte/catalog/warhammer-40k";
import { type Carried, carriedBy, spellQuantity, type Unit } from "@riposte/warhammer-40k";

/** What the calculator is asked; every field is text, as a form and a link have it. */
export type AttackForm = Readonly<Record<Field, string>>;

const CHOICES = ["attacker", "weapon", "defender"] as const;
export const WEAPON_NUMBERS = ["count", "A", "skill", "S", "AP", "D"] as const;
export const TARGET_NUMBERS = ["models", "T", "Sv", "invulnerable", "W"] as const;
export const SWITCHES = ["stationary", "cover"] as const;
const FIELDS = [...CHOICES, ...WEAPON_NUMBERS, ...TARGET_NUMBERS, "distance", ...SWITCHES] as const;
export type Field = (typeof FIELDS)[number];

/** The form a link holds; what it leaves out is as printed. */
export function formOf(link: URLSearchParams): AttackForm {
  const attacker = unitOf(link.get("attacker"), 0);
  const defender = unitOf(link.get("defender"), 1);
  const carried = weaponOf(attacker, link.get("weapon"));
  const printed = printedForm(attacker, carried, defender);
  return Object.fromEntries(
    FIELDS.map((field) => [field, known(field, printed, link) ?? printed[field]]),
  ) as AttackForm;
}

/** The link of a form: only what differs from the printed numbers. */
export function linkOf(form: AttackForm): URLSearchParams {
  const printed = formOf(new URLSearchParams(CHOICES.map((field) => [field, form[field]])));
  const told = FIELDS.filter((field) => isChoice(field) || form[field] !== printed[field]);
  return new URLSearchParams(told.map((field) => [field, form[field]]));
}

/** The form with another value; choosing another unit or weapon brings its printed numbers. */
export function withField(form: AttackForm, field: Field, value: string): AttackForm {
  if (!isChoice(field)) return { ...form, [field]: value };
  const kept = linkOf({ ...form, [field]: value });
  const renewed: readonly Field[] = field === "defender" ? TARGET_NUMBERS : WEAPON_NUMBERS;
  for (const name of renewed) kept.delete(name);
  if (field === "attacker") kept.delete("weapon");
  return formOf(kept);
}

export const unitOf = (id: string | null, otherwise: number): Unit =>
  warhammerUnits().find((unit) => unit.id === id) ?? (warhammerUnits()[otherwise] as Unit);

export function weaponOf(unit: Unit, id: string | null): Carried {
  const carried = carriedBy(unit);
  return (carried.find(({ profile }) => profile.id === id) ?? carried[0]) as Carried;
}

/** Most of the unit: what its numbers are about. */
export const mainModels = ({ models }: Unit): Unit["models"][number] =>
  models.reduce((most, group) => (group.count > most.count ? group : most));

const isChoice = (field: Field): field is (typeof CHOICES)[number] => (CHOICES as readonly Field[]).includes(field);

/** Ids are taken from the data, not from the link: a link may be old or wrong. */
const known = (field: Field, printed: AttackForm, link: URLSearchParams): string | null =>
  isChoice(field) ? printed[field] : link.get(field);

function printedForm(attacker: Unit, { profile, count }: Carried, defender: Unit): AttackForm {
  const models = mainModels(defender);
  return {
    attacker: attacker.id,
    weapon: profile.id,
    defender: defender.id,
    count: String(count),
    A: spellQuantity(profile.A),
    skill: String(profile.skill ?? ""),
    S: spellQuantity(profile.S),
    AP: String(profile.AP),
    D: spellQuantity(profile.D),
    models: String(models.count),
    T: String(models.T),
    Sv: String(models.Sv),
    invulnerable: String(models.invulnerable ?? ""),
    W: String(models.W),
    distance: "12",
    stationary: "",
    cover: "",
  };
}
