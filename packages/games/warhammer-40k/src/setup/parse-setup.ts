import { KernelError } from "@riposte/kernel";
import { z } from "zod";
import { LENGTH } from "../battle/line-up.js";
import { Objective } from "../battle/objectives.js";
import { Terrain } from "../battle/terrain.js";
import type { Context } from "../context.js";
import { foreignTo, termsFor } from "../edition/choosing.js";
import { foreignUnits } from "../edition/foreign-units.js";
import { TENTH_TERMS } from "../edition/terms.js";
import { Phase, type Table, TableMark } from "../slice.js";
import type { Models } from "../unit/unit.js";
import { ArmyFile, type ArmyList, readArmy } from "./army-list.js";
import type { Setup } from "./initial-table.js";
import { MissionsAsked } from "./missions-asked.js";

/** How deep the deployment zones are. */
const ZONE = 8;
const Seat = z.int().min(0).max(1);
const ArmyName = z.string().max(200);
const Points = z.int().min(0).max(999);

/** What a battle can be started with: two armies, and where it begins. Units carry their own place and state. */
export const SetupOptions = z.strictObject({
  edition: ArmyName.optional().meta({
    description: "The ruleset, such as 11e-2026-10; the newest that is composed when left out",
  }),
  armies: z
    .tuple([z.union([ArmyName, ArmyFile]), z.union([ArmyName, ArmyFile])])
    .optional()
    .meta({ description: "By id, or spelled out; the first two ready ones when left out" }),
  round: z.int().min(1).max(5).default(1),
  first: Seat.default(0),
  turn: Seat.optional().meta({ description: "Whose turn it is; that of the first player when left out" }),
  phase: Phase.default("command").meta({ description: "The phase it begins with" }),
  commandPoints: z.tuple([Points, Points]).default([0, 0]),
  victoryPoints: z.tuple([Points, Points]).default([0, 0]),
  lanes: z.int().min(1).max(12).optional().meta({ description: "As many as the larger army has units, when left out" }),
  terrain: z.array(Terrain).max(50).optional().meta({ description: "Ruins in the middle of some lanes when left out" }),
  objectives: z.array(Objective).max(20).optional().meta({ description: "Three across the middle when left out" }),
  marks: z.array(TableMark).max(100).default([]).meta({ description: "Choices made before" }),
  missions: MissionsAsked.optional().meta({
    description: "Mission cards of the 11th edition; objectives score by themselves when left out, and with none",
  }),
  muster: z.boolean().optional().meta({
    description: "Infiltrators and Scouts act first; only where the battle begins at its start, when left out",
  }),
});
export type SetupOptions = z.input<typeof SetupOptions>;

/** The same, with a written position that goes before the rest. */
export const WrittenSetup: z.ZodType = SetupOptions.extend({ position: SetupOptions.optional() });

const Written = z.looseObject({ position: z.looseObject({}).optional() });

/** Checks setup options and lays the table. */
export function parseSetup(context: Context, options: unknown): Setup {
  if (typeof options === "object" && options !== null && "table" in options) return options as Setup;
  const { position, ...others } = Written.parse(options ?? {});
  const { missions: asked, ...parsed } = SetupOptions.parse({ ...others, ...position });
  const missions = asked === "none" ? undefined : asked;
  const { armies, round, first, turn = first, phase, commandPoints, victoryPoints, marks } = parsed;
  const chosen = armies ?? (Object.keys(context.armies).slice(0, 2) as [string, string]);
  const lists = chosen.map((army) =>
    typeof army === "string" ? context.army(army) : readArmy(army, context.datasheets),
  );
  const { terms, problem } = termsFor(context, parsed.edition);
  const problems = [
    ...(problem === undefined ? [] : [problem]),
    ...(missions !== undefined && terms === undefined
      ? ["Missions are cards of the 11th edition: leave them out, or play by it (--edition 11)."]
      : context.setupProblems(missions, lists)),
    ...lists.flatMap((list) =>
      [
        ...foreignTo(context, list.edition),
        ...foreignUnits(list, terms ?? TENTH_TERMS),
        ...context.problemsOf(list),
      ].map((one) => `Army "${list.id}": ${one}`),
    ),
  ];
  if (problems.length > 0) throw new KernelError("DECLARATION_INVALID", problems.join("\n"));
  const units = lists.flatMap((list, seat) => seated(list, seat));
  const lanes = parsed.lanes ?? Math.max(1, ...units.map(({ place }) => (place?.lane ?? 0) + 1));
  const table: Table = {
    ...(terms === undefined ? {} : { terms }),
    round: round - 1,
    first,
    turn,
    phase,
    begins: phase,
    lanes,
    zone: ZONE,
    terrain: parsed.terrain ?? usualTerrain(lanes),
    objectives: parsed.objectives ?? usualObjectives(lanes),
    musters: parsed.muster ?? (round === 1 && phase === "command" && turn === first),
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    sides: lists.map(({ army }, seat) => ({
      army,
      commandPoints: commandPoints[seat] as number,
      gained: 0,
      victoryPoints: victoryPoints[seat] as number,
    })),
    marks,
    inForce: [],
    rerolls: ["fails", "fails"],
    acting: null,
    aims: [],
    volleys: [],
    roll: null,
    hazards: [],
    loans: [],
    tests: [],
    testing: null,
    rushed: [],
    fight: { step: "first", seat: 1 - turn, next: null },
  };
  return { table, ...(missions === undefined ? {} : { missions }) };
}

/** Ruins in every other lane, in the middle of it. */
const usualTerrain = (lanes: number): Terrain[] =>
  Array.from({ length: lanes }, (_, lane) => lane)
    .filter((lane) => lane % 2 === 1)
    .map((lane) => ({ lane, from: 20, to: 24, height: lane % 4 === 1 ? 0 : 6 }));

/** Three across the middle. */
const usualObjectives = (lanes: number): Objective[] =>
  [...new Set([0, Math.floor((lanes - 1) / 2), lanes - 1])].map((lane, at) => ({
    id: `objective-${at + 1}`,
    along: LENGTH / 2,
    lane,
  }));

/** Ids carry the seat, so that both players may bring the same units; without a place they line up on their own edge. */
const seated = ({ units, reserve }: ArmyList, seat: number) =>
  units.map((unit, lane) => ({
    ...structuredClone(unit),
    id: `${seat}.${unit.id}`,
    datasheet: unit.datasheet ?? unit.id,
    seat,
    aboard: unit.aboard === null ? null : `${seat}.${unit.aboard}`,
    place:
      unit.place ??
      (reserve.includes(unit.id) || unit.aboard !== null ? null : { along: seat === 0 ? ZONE : LENGTH - ZONE, lane }),
    models: unit.models.map(atStart),
    leaders: unit.leaders.map((leader) => ({
      ...structuredClone(leader),
      id: `${seat}.${leader.id}`,
      datasheet: leader.datasheet ?? leader.id,
      seat,
      models: leader.models.map(atStart),
    })),
  }));

const atStart = (models: Models): Models => ({ ...models, starting: models.starting ?? models.count });
