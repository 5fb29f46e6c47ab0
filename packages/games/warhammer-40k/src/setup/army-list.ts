import { KernelError } from "@riposte/kernel";
import { boundedRecord } from "@riposte/kernel/data";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { Army, Grant } from "../unit/ability.js";
import { withOwnWeapons } from "../unit/bearers.js";
import { countModels } from "../unit/parts.js";
import { unitProblems } from "../unit/problems.js";
import { CombatState, Place, Unit } from "../unit/unit.js";
import { weaponOf } from "../unit/weapon.js";

const Name = z.string().max(200);
const Left = z.strictObject({
  count: z.int().min(0).max(10_000).optional(),
  lost: z.int().min(0).max(1000).optional(),
});

/** A unit taken from a datasheet. */
const Taken = z.strictObject({
  datasheet: Name,
  as: Name.optional().meta({ description: "Its id in this army; the datasheet's when left out" }),
  place: Place.nullable().optional(),
  aboard: Name.optional().meta({ description: "The id of the transport it is in" }),
  combat: CombatState.optional().meta({ description: "What it has done and is under" }),
  left: boundedRecord(Name, Left, 50)
    .default({})
    .meta({ description: "What is left of its models, by their id: how many, and wounds lost by the wounded one" }),
  reserve: z.boolean().default(false).meta({ description: "It starts in Reserves" }),
  enhancements: z.array(Grant).max(50).optional(),
  leaders: z.array(Name).max(10).default([]).meta({ description: "Datasheets of the leaders attached to it" }),
});

/** An army as data: units by datasheet, or spelled out. */
export const ArmyFile = z.strictObject({
  $schema: Name.optional(),
  edition: Name.optional().meta({
    description: "The ruleset it was written for, such as 11e-2026-10; the 10th when left out",
  }),
  id: Name,
  army: Army,
  units: z
    .array(z.union([Taken, Unit]))
    .min(1)
    .max(100),
  reserve: z.array(Name).max(100).default([]).meta({ description: "Ids of units that start in Reserves" }),
});

/** An army ready to be played. */
export interface ArmyList {
  readonly id: string;
  /** The ruleset it was written for, where it says so. */
  readonly edition?: string;
  readonly army: Army;
  readonly units: readonly Unit[];
  /** Ids of the units that start in Reserves. */
  readonly reserve: readonly string[];
}

/** Reads an army; everything wrong with it is said at once. */
export function readArmy(written: unknown, datasheets: readonly Unit[]): ArmyList {
  const { id, edition, army, units, reserve: named } = ArmyFile.parse(written);
  const problems: string[] = [];
  const ready = units.flatMap((unit) => ("models" in unit ? [unit] : taken(unit, datasheets, problems))).map(built);
  for (const unit of ready) problems.push(...unitProblems(unit));
  const ids = ready.flatMap((unit) => [unit, ...unit.leaders]).map((unit) => unit.id);
  for (const double of new Set(ids.filter((one, at) => ids.indexOf(one) !== at)))
    problems.push(`Two units have the id "${double}"; give one another with "as".`);
  for (const away of named.filter((one) => !ready.some((unit) => unit.id === one)))
    problems.push(`"${away}" is to start in Reserves, but is no unit of the army.`);
  problems.push(...ready.flatMap((unit) => boardingProblems(unit, ready)));
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", `Army "${id}": ${problems.join(" ")}`);
  const away = units.flatMap((unit) => ("reserve" in unit && unit.reserve ? [unit.as ?? unit.datasheet] : []));
  return { id, ...(edition === undefined ? {} : { edition }), army, units: ready, reserve: [...named, ...away] };
}

/** A unit as it goes to battle: what its datasheet lets its owner choose is chosen. */
const built = ({ build, ...unit }: Unit): Unit =>
  withOwnWeapons({
    ...unit,
    models: unit.models.filter(({ count, starting = count }) => starting > 0),
    weapons: build === undefined ? unit.weapons : unit.weapons.filter((profile) => isCarried(unit, profile)),
    leaders: unit.leaders.map(built),
  });

const isCarried = ({ models }: Pick<Unit, "models">, profile: Unit["weapons"][number]): boolean =>
  models.some(({ weapons }) => weapons.some(({ weapon }) => weapon === weaponOf(profile)));

/** A unit in a transport that is none, or that is too small for all in it. */
function boardingProblems({ id, aboard, capacity }: Unit, units: readonly Unit[]): readonly string[] {
  const problems: string[] = [];
  const transport = units.find((unit) => unit.id === aboard);
  if (aboard !== null && transport?.capacity === undefined)
    problems.push(`"${id}" is aboard "${aboard}", which is no transport of the army: a transport has a capacity.`);
  const inside = units.filter((unit) => unit.aboard === id).reduce((sum, unit) => sum + countModels(unit), 0);
  if (capacity !== undefined && inside > capacity)
    problems.push(`"${id}" carries ${capacity} models, and ${inside} are aboard.`);
  return problems;
}

function taken(entry: z.output<typeof Taken>, datasheets: readonly Unit[], problems: string[]): readonly Unit[] {
  const found = (id: string): Unit | undefined => {
    const sheet = datasheets.find((known) => known.id === id);
    if (sheet !== undefined) return structuredClone(sheet);
    problems.push(
      `There is no datasheet "${id}".${didYouMean(
        id,
        datasheets.map((known) => known.id),
      )}`,
    );
    return undefined;
  };
  const { datasheet, as = datasheet, place = null, aboard = null, combat, left, enhancements, leaders } = entry;
  const sheet = found(datasheet);
  if (sheet === undefined) return [];
  const attached = leaders.flatMap((leader) => {
    const unit = found(leader);
    return unit === undefined ? [] : [{ ...unit, id: `${as}+${leader}`, datasheet: leader }];
  });
  const names = [sheet, ...attached].flatMap((unit) => unit.models.map(({ id }) => id));
  for (const id of Object.keys(left).filter((name) => !names.includes(name)))
    problems.push(`"${as}" has no models "${id}". Models: ${names.join(", ")}.`);
  const remaining = (unit: Unit): Unit => ({
    ...unit,
    models: unit.models.map((models) => ({
      ...models,
      starting: models.count,
      count: left[models.id]?.count ?? models.count,
      lost: left[models.id]?.lost ?? models.lost,
    })),
  });
  return [
    {
      ...remaining(sheet),
      id: as,
      datasheet,
      place,
      aboard,
      combat: combat ?? sheet.combat,
      enhancements: enhancements ?? sheet.enhancements,
      leaders: attached.map(remaining),
    },
  ];
}
