import { z } from "zod";
import type { Context } from "../context.js";
import { Phase, type Table } from "../slice.js";
import type { Models } from "../unit/unit.js";
import { ArmyFile, type ArmyList, readArmy } from "./army-list.js";
import type { Setup } from "./initial-table.js";

const Seat = z.int().min(0).max(1);

/** What a battle can be started with: two armies, and where it begins. Units carry their own place and state. */
export const SetupOptions = z.strictObject({
  armies: z
    .tuple([z.union([z.string(), ArmyFile]), z.union([z.string(), ArmyFile])])
    .optional()
    .meta({ description: "By id, or spelled out; the first two ready ones when left out" }),
  round: z.int().min(1).max(5).default(1),
  first: Seat.default(0),
  turn: Seat.optional().meta({ description: "Whose turn it is; that of the first player when left out" }),
  phase: Phase.default("command").meta({ description: "The phase it begins with" }),
  commandPoints: z.tuple([z.int().min(0), z.int().min(0)]).default([0, 0]),
});
export type SetupOptions = z.input<typeof SetupOptions>;

/** Checks setup options and lays the table. */
export function parseSetup(context: Context, options: unknown): Setup {
  if (typeof options === "object" && options !== null && "table" in options) return options as Setup;
  const { armies, round, first, turn = first, phase, commandPoints } = SetupOptions.parse(options ?? {});
  const chosen = armies ?? (Object.keys(context.armies).slice(0, 2) as [string, string]);
  const lists = chosen.map((army) => (typeof army === "string" ? context.army(army) : readArmy(army, [])));
  const units = lists.flatMap((list, seat) => seated(list, seat));
  const table: Table = {
    round: round - 1,
    first,
    turn,
    phase,
    begins: phase,
    units: Object.fromEntries(units.map((unit) => [unit.id, unit])),
    sides: lists.map(({ army }, seat) => ({ army, commandPoints: commandPoints[seat] as number, victoryPoints: 0 })),
    marks: [],
    inForce: [],
    rerolls: ["fails", "fails"],
    acting: null,
    aims: [],
    volleys: [],
  };
  return { table };
}

/** Ids carry the seat, so that both players may bring the same units; without a place they line up on their own edge. */
const seated = ({ units }: ArmyList, seat: number) =>
  units.map((unit, lane) => ({
    ...structuredClone(unit),
    id: `${seat}.${unit.id}`,
    datasheet: unit.datasheet ?? unit.id,
    seat,
    place: unit.place ?? { along: seat === 0 ? 6 : 38, lane },
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
