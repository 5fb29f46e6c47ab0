import type { Effects, WarMatch } from "../declared.js";
import { fixed } from "../dice/quantity.js";
import { termsOf } from "../edition/terms.js";
import type { Hazard } from "../slice.js";
import { hasKeyword, partOf } from "../unit/parts.js";
import { HAZARD_WOUNDS, hazardOf } from "./hazard-wounds.js";
import { type SomeUnit, tableOf, unitOf } from "./line-up.js";
import { armOf } from "./shooting.js";

type Hazards = Pick<Effects, "hazard:note" | "hazard:roll" | "hazard:suffer" | "hazard:strike">;

/** Hazardous weapons are tested once the unit has made all its attacks (rules 4). */
export const hazards: Hazards = {
  "hazard:note": (table, { type: _type, ...hazard }) => {
    table.hazards = [...table.hazards, hazard];
  },

  "hazard:roll": (table, _effect, match) => {
    const [hazard] = table.hazards;
    if (hazard !== undefined)
      match.queue({ type: "roll:make", kind: "hazardous", unit: hazard.unit, dice: hazard.count });
  },

  "hazard:suffer": (table, _effect, match) => {
    const [hazard, ...others] = table.hazards;
    if (hazard === undefined) return;
    const { unit, part, weapon } = hazard;
    const modifier = match.value("unit:roll", { unit, roll: "hazardous", part, weapon }, 0);
    const ones = table.roll?.dice.filter(({ face }) => face + modifier <= termsOf(match).hazardFails).length ?? 0;
    table.hazards = others;
    table.roll = null;
    for (let test = 0; test < ones; test++) match.queue({ type: "hazard:strike", ...hazard });
    if (ones > 0) match.queue({ type: "units:part" });
  },

  // one test after another: who bears the weapon depends on who fell before
  "hazard:strike": (_table, { type: _type, ...hazard }, match) => {
    const { unit, part } = hazard;
    if (termsOf(match).hazardStrikesUnit) {
      match.queue({
        type: "mortal:inflict",
        unit,
        count: fixed(hazardOf(unitOf(match, unit))),
        by: "Hazardous",
        spill: true,
      });
      return;
    }
    const models = bearerOf(unitOf(match, unit), hazard);
    if (models !== undefined)
      match.queue({ type: "mortal:suffer", unit, part, models, wounds: HAZARD_WOUNDS, spill: false });
  },
};

/** Whom a failed test strikes. */
export const bearerOf = (unit: SomeUnit, hazard: Pick<Hazard, "part" | "weapon">): string | undefined =>
  bearersOf(unit, hazard)[0];

/** Who bears it, ids of models: a wounded one first, then those that are no CHARACTER, then a CHARACTER. */
export function bearersOf(unit: SomeUnit, hazard: Pick<Hazard, "part" | "weapon">): readonly string[] {
  const part = partOf(unit, hazard.part);
  if (part === undefined) return [];
  const weapon = armOf(unit, hazard);
  const bearers = part.models.filter(
    ({ count, weapons }) => count > 0 && weapons.some((carried) => carried.weapon === weapon),
  );
  const rank = (models: SomeUnit["models"][number]) =>
    models.lost > 0 ? 0 : hasKeyword({ ...part, models: [models], leaders: [] }, "CHARACTER") ? 2 : 1;
  return bearers.toSorted((one, other) => rank(one) - rank(other)).map(({ id }) => id);
}

/** Is there a test to make? */
export const hasHazard = (match: WarMatch): boolean => tableOf(match).hazards.length > 0;

/** Must the tests wait for the end of a charge move? */
export const isHazardLater = (match: WarMatch): boolean =>
  match.vars.kind === "overwatch" && tableOf(match).phase === "charge";
