import {
  type Ability,
  type Build,
  type Grant,
  gainsOf,
  type Models,
  Unit,
  unitProblems,
  withGains,
} from "@riposte/warhammer-40k";
import {
  changesAttacks,
  concreteAbility,
  type Library,
  tellMechanic,
  touchesAttacks,
} from "@riposte/warhammer-40k-abilities";
import { faultLines } from "@riposte/words";
import { readAbility } from "./abilities/read-ability.js";
import { bearerGains } from "./bearer-gains.js";
import type { Report } from "./report.js";
import { resolveModels, type WrittenModels } from "./resolve-models.js";
import { resolveOptions } from "./resolve-options.js";
import { type ResolvedWeapon, resolveWeapons } from "./resolve-weapons.js";
import type { PrintedAbility, Sheet } from "./sheet.js";
import { slugOf } from "./slug.js";
import { thingsOf } from "./things.js";
import { readCount, readThreshold } from "./values.js";

/** A unit as our data files write it: what `Unit` parses, without what only play knows. */
export interface WrittenUnit {
  readonly id: string;
  readonly name: string;
  readonly faction?: string | undefined;
  readonly leads?: readonly string[] | undefined;
  readonly supports?: readonly string[] | undefined;
  readonly [field: string]: unknown;
}

/** A printed sheet as a unit with every parameter concrete; nothing where it makes none, and the report says why. */
export function resolveSheet(library: Library, sheet: Sheet, report: Report): WrittenUnit | undefined {
  const weapons = resolveWeapons(library, sheet, report);
  const things = thingsOf(sheet, weapons);
  const { models, sizes, gear } = resolveModels(sheet, things, weapons, report);
  const options = resolveOptions(sheet, things, models, report);
  const costs = costsOf(
    sheet,
    models.reduce((sum, { count }) => sum + count, 0),
  );
  reportUnused(sheet, weapons, [models.flatMap((group) => group.weapons.map(({ weapon }) => weapon)), options], report);
  const { abilities, wargear } = abilitiesOf(library, sheet, isAlone({ models, sizes }), report);
  const borne = gear.map((names) =>
    wargear.filter(({ name }) => names.some((thing) => things.ability(thing)?.name === name)),
  );
  const given = wargear.filter((grant) => gainsOf(grant) === undefined && borne.some((mine) => mine.includes(grant)));
  const unit = {
    id: unitId(sheet),
    name: sheet.name,
    ...(sheet.faction === undefined ? {} : { faction: sheet.faction }),
    ...(costs[0] === undefined ? {} : { points: costs[0].points }),
    keywords: [...new Set(sheet.keywords)],
    models: models.map((group, at) => bearing(group, borne[at] ?? [], borne)),
    weapons: weapons.flatMap(({ profiles }) => profiles),
    ...(given.length === 0 ? {} : { wargear: given }),
    abilities,
    ...(sheet.leads.length === 0 ? {} : { leads: sheet.leads }),
    ...(sheet.supports === undefined || sheet.supports.length === 0 ? {} : { supports: sheet.supports }),
    ...capacityOf(sheet, report),
    build: { sizes, costs, ...dearerOf(sheet), options, ...(wargear.length === 0 ? {} : { wargear }) },
  };
  const parsed = Unit.safeParse(unit);
  const problems = parsed.success ? unitProblems(parsed.data) : faultLines(parsed.error.issues);
  if (problems.length === 0) return unit;
  for (const problem of problems) report.add("unit left out", problem, sheet.name);
  return undefined;
}

/** Ids carry the faction: several have a unit of one name. */
const unitId = ({ name, faction }: Pick<Sheet, "name" | "faction">): string =>
  faction === undefined ? slugOf(name) : `${slugOf(faction)}-${slugOf(name)}`;

/** From which copy on it is dearer, and by how much. */
function dearerOf({ dearer }: Sheet) {
  const [after, points] = [readCount(dearer?.after), readCount(dearer?.points)];
  return after === undefined || points === undefined ? {} : { dearer: { after, points } };
}

/** Points by how many models there are, fewest first. */
function costsOf({ costs }: Sheet, least: number) {
  const read = costs.flatMap(({ models, points }) => {
    const cost = readCount(points);
    return cost === undefined ? [] : [{ models: readCount(models) ?? least, points: cost }];
  });
  return read.toSorted((one, other) => one.models - other.models || one.points - other.points);
}

/** A weapon that no model has and no option gives is told: the source forgot it, or we did not understand it. */
function reportUnused(
  sheet: Sheet,
  weapons: readonly ResolvedWeapon[],
  [carried, options]: readonly [readonly string[], Build["options"]],
  report: Report,
): void {
  const used = new Set([...carried, ...options.flatMap(({ oneOf }) => oneOf.flat().map(({ name }) => name))]);
  for (const { id, name } of weapons) if (!used.has(id)) report.add("weapon nobody carries", name, sheet.name);
}

/** How many models a transport carries; whom it does not is told, for it is not checked. */
function capacityOf({ name, transport }: Sheet, report: Report) {
  if (transport === undefined) return {};
  const capacity = /capacity of (\d+)/i.exec(transport)?.[1];
  if (capacity === undefined) report.add("value not understood", `transport "${transport}"`, name);
  else report.add("rule not understood", "whom the transport carries, beyond how many", name);
  return capacity === undefined ? {} : { capacity: Number(capacity) };
}

/** Is there never more than one model? Then what its abilities say of "this model" is said of the whole unit. */
const isAlone = ({ models, sizes }: Pick<ReturnType<typeof resolveModels>, "models" | "sizes">): boolean =>
  models.reduce((sum, { count }) => sum + count, 0) === 1 &&
  sizes.every((size) => size.reduce((sum, { most }) => sum + most, 0) <= 1);

function abilitiesOf(library: Library, sheet: Sheet, alone: boolean, report: Report) {
  const resolve = (ability: PrintedAbility) => abilityOf(library, sheet, ability, alone, report);
  const abilities = sheet.abilities.filter(({ layer }) => layer === "unit").map(resolve);
  const wargear = sheet.abilities
    .filter(({ layer }) => layer === "wargear")
    .map((ability) =>
      wargearOf(carried(ability) ?? abilityOf(library, sheet, ability, true, report), ability.name, alone),
    );
  const all = [...abilities, ...invulnerableOf(sheet, report), ...damagedOf(library, sheet, report)];
  return { abilities: all, wargear };
}

/** Wargear that gives models other characteristics: lists say which of them bear it. */
function carried({ name, text }: PrintedAbility): Ability | undefined {
  const bearer = text === undefined ? undefined : bearerGains(text);
  return bearer === undefined ? undefined : { name, text, mechanics: [], bearer };
}

/** Wargear with its ability; in a unit of several models, what it does for the bearer is for that model alone. */
function wargearOf(ability: Ability, name: string, alone: boolean): Grant {
  const { mechanics = [], bearer } = ability as { mechanics?: readonly { reach?: string }[]; bearer?: unknown };
  const isOwn = bearer !== undefined || mechanics.some(({ reach }) => reach === "model");
  return { name, abilities: [ability], ...(isOwn && !alone ? { bearers: true } : {}) };
}

/** A group with what its wargear gives it, and the names of that which some models of the unit do not bear. */
function bearing(group: WrittenModels, mine: readonly Grant[], all: readonly (readonly Grant[])[]): WrittenModels {
  const names = mine
    .filter((grant) => gainsOf(grant) === undefined && !all.every((others) => others.includes(grant)))
    .map(({ name }) => name);
  const gained = mine.reduce((models, grant) => withGains(models, gainsOf(grant)), group as Models);
  return { ...(gained as WrittenModels), ...(names.length === 0 ? {} : { wargear: names }) };
}

/** A core ability becomes concrete; one of the datasheet's own is read from its text, or keeps it and waits. */
function abilityOf(
  library: Library,
  sheet: Sheet,
  { name, text, mechanics }: PrintedAbility,
  isAlone: boolean,
  report: Report,
): Ability {
  const known = concreteAbility(library, name);
  if (known === undefined && mechanics !== undefined)
    return { name, mechanics: [...mechanics], told: mechanics.map(tellMechanic) };
  if (known === undefined)
    return text === undefined ? unread(name, sheet, report) : readOf(sheet, { name, text }, isAlone, report);
  const isManual = known.mechanics.some(({ effects }) => effects.some((effect) => effect.do === "manual"));
  if (isManual) report.add("ability to be carried out by hand", known.name, sheet.name);
  return known;
}

function unread(name: string, sheet: Sheet, report: Report): Ability {
  report.add("ability without mechanics", name, sheet.name);
  return { name, mechanics: [] };
}

/** What an ability's text says, where all of it is understood; else its text, for people to read. */
function readOf(
  sheet: Sheet,
  { name, text }: { readonly name: string; readonly text: string },
  isAlone: boolean,
  report: Report,
): Ability {
  const reading = readAbility(name, text, {
    isAlone,
    keywords: sheet.keywords,
    weapons: sheet.weapons.flatMap((weapon) => [weapon.name, ...weapon.profiles.map((profile) => profile.name)]),
  });
  const stoppedAt = "mechanics" in reading ? undefined : reading.stoppedAt;
  if (changesAttacks(text)) report.hear(text, { name, unit: sheet.name, stoppedAt });
  if ("mechanics" in reading) {
    report.add("ability read from its text", name, sheet.name);
    return { name, text, ...reading };
  }
  if (/\binvulnerable saves?\b/i.test(`${name} ${text}`)) report.add("save not read", `"${name}"`, sheet.name);
  if (touchesAttacks(text))
    report.add("ability not read", `stopped at "${reading.stoppedAt}"`, `${sheet.name}, ${name}`);
  else report.add("ability without mechanics", name, sheet.name);
  return { name, text, mechanics: [] };
}

/** An invulnerable save with a limit is an ability with a condition, not a characteristic. */
function invulnerableOf({ name: sheet, models }: Sheet, report: Report): readonly Ability[] {
  const limited = models.find(({ invulnerable, invulnerableInfo }) => invulnerable && invulnerableInfo);
  const on = readThreshold(limited?.invulnerable);
  if (limited === undefined || on == null) return [];
  const info = limited.invulnerableInfo ?? "";
  const kind = /ranged/i.test(info) ? "ranged" : /melee/i.test(info) ? "melee" : undefined;
  const name = `Invulnerable Save ${on}+ (${info})`;
  if (kind === undefined) {
    report.add("save not read", name, sheet);
    return [{ name, mechanics: [] }];
  }
  const effects = [{ do: "invulnerable", on }];
  return [{ name, mechanics: [{ as: "target", reach: "model", if: { is: "attack", kind }, effects }] }];
}

/** Damaged is usually -1 to hit, for large ones also less Objective Control; anything beyond is told. */
function damagedOf(library: Library, { name: sheet, damaged }: Sheet, report: Report): readonly Ability[] {
  if (damaged === undefined) return [];
  const { range, text = "" } = damaged;
  const known = concreteAbility(library, `Damaged ${range.replace(/^\s*damaged\s*:?\s*/i, "")}`);
  if (known === undefined) {
    report.add("value not understood", `damaged "${range}"`, sheet);
    return [{ name: `Damaged ${range}`, text, mechanics: [] }];
  }
  const [toHit] = known.mechanics;
  const control = /subtract (\d+) from [^,.]*objective control characteristic/i.exec(text)?.[1];
  const others = text.match(/characteristic/gi) ?? [];
  if (!/subtract 1 from the hit roll/i.test(text) || others.length > (control === undefined ? 0 : 1))
    report.add("rule not understood", "Damaged does more, or other, than -1 to hit and less Objective Control", sheet);
  const less = { do: "modStat", stat: "OC", op: "subtract", by: Number(control) };
  const mechanics = [toHit, ...(control === undefined ? [] : [{ as: "either", if: toHit?.if, effects: [less] }])];
  return [{ ...known, ...(text === "" ? {} : { text }), mechanics }];
}
