import type { DeepReadonly } from "@riposte/kernel";
import { z } from "zod";
import type { Effects, WarMatch, WarReads } from "../declared.js";
import { termsOf } from "../edition/terms.js";
import { modelsOf } from "../unit/parts.js";
import type { Place } from "../unit/unit.js";
import { inchesBetween, type SomeUnit, tableOf, unitsOf } from "./line-up.js";
import { holds } from "./terrain.js";

/** A place worth holding. */
export const Objective = z.strictObject({
  id: z.string().max(80),
  along: z.int().min(0).max(200),
  lane: z.int().min(0).max(99),
  secured: z
    .int()
    .min(0)
    .max(1)
    .optional()
    .meta({ description: "Whose it stays until the other has more Objective Control there" }),
});
export type Objective = z.infer<typeof Objective>;

type Objectives = Pick<Effects, "objectives:score" | "victory:score" | "objective:secure">;

/** Units within this many inches count for an objective. */
export const CONTROL = 3;
/** Points for each objective held, and the most of a turn. */
const EACH = 5;
const MOST = 15;

/** Held objectives score at the end of the Command phase, from the second round on. */
export const objectives: Objectives = {
  "objectives:score": (table, _effect, match) => {
    const held = table.objectives.filter((one) => holderOf(match, one) === table.turn);
    if (table.round < 2 || held.length === 0) return;
    const side = match.own(match.own(table, "sides"), table.turn);
    const { mostPrimary } = termsOf(match);
    const open = mostPrimary === null ? MOST : Math.max(0, mostPrimary - side.victoryPoints);
    const points = Math.min(MOST, open, EACH * held.length);
    side.victoryPoints += points;
    match.publish("objectives:scored", { seat: table.turn, held: held.map(({ id }) => id), points });
  },

  "victory:score": (table, { seat, points, by }, match) => {
    match.own(match.own(table, "sides"), seat).victoryPoints += points;
    match.publish("victory:scored", { seat, points, by });
  },

  "objective:secure": (table, { objective, seat }) => {
    table.objectives = table.objectives.map(({ secured: _secured, ...one }) =>
      one.id === objective && seat !== null ? { ...one, secured: seat } : one,
    );
  },
};

/** Objective Control of a unit: that of its models, and none while Battle-shocked (rules 9). */
export function controlOf(match: WarMatch, unit: SomeUnit): number {
  if (unit.combat.battleShocked) return 0;
  const sum = modelsOf(unit).reduce((total, { count, OC }) => total + count * OC, 0);
  return Math.max(0, match.value("unit:stat", { unit: unit.id, stat: "OC" }, sum));
}

/** Is a place within range of an objective: in its terrain where that is the objective, else near its marker? */
export function isInRange(match: WarReads, objective: DeepReadonly<Place>, place: DeepReadonly<Place>): boolean {
  const area = termsOf(match).areasAreObjectives
    ? tableOf(match).terrain.find((piece) => holds(piece, objective))
    : undefined;
  return area === undefined ? inchesBetween(place, objective) <= CONTROL : holds(area, place);
}

/** Who holds an objective: the higher Objective Control there; where equal the seat that secured it, else neither. */
export function holderOf(match: WarMatch, objective: DeepReadonly<Objective>): number | null {
  const [mine, theirs] = [0, 1].map((seat) =>
    unitsOf(match, seat)
      .filter(({ place }) => isInRange(match, objective, place as Place))
      .reduce((sum, unit) => sum + controlOf(match, unit), 0),
  ) as [number, number];
  return mine === theirs ? (objective.secured ?? null) : mine > theirs ? 0 : 1;
}

/** Whether a unit is within range of an objective, and who holds it: its own side where one of several is held by it. */
export function objectiveNear(match: WarMatch, { seat, place }: SomeUnit): "none" | "own" | "enemy" | "nobody" {
  if (place === null) return "none";
  const near = tableOf(match).objectives.filter((one) => isInRange(match, one, place));
  const holders = near.map((one) => holderOf(match, one));
  if (near.length === 0) return "none";
  return holders.includes(seat) ? "own" : holders.includes(1 - seat) ? "enemy" : "nobody";
}
