import { isTaken, LENGTH, tableOf, unitsOf } from "./battle/line-up.js";
import type { WarReads } from "./declared.js";
import { isDestroyed, partsOf } from "./unit/parts.js";
import type { Place } from "./unit/unit.js";

/** Facts that always hold; a sentence for each that is broken. */
export function invariants(match: WarReads): readonly string[] {
  const { units, sides, volleys, lanes } = tableOf(match);
  const broken: string[] = [];
  for (const part of Object.values(units).flatMap((unit) => partsOf(unit))) {
    for (const { id, count, starting = count, dying, W, lost } of part.models) {
      const name = `Models "${id}" of "${part.id}"`;
      if (count < 0 || (count > starting && dying !== true)) broken.push(`${name} are ${count} of ${starting}.`);
      if (lost < 0 || lost >= W || (lost > 0 && count === 0)) broken.push(`${name} lost ${lost} of ${W} wounds.`);
    }
  }
  for (const { id, place } of [0, 1].flatMap((seat) => unitsOf(match, seat)))
    if (place !== null && (place.along < 0 || place.along > LENGTH || place.lane < 0 || place.lane >= lanes))
      broken.push(`"${id}" stands off the table, at ${place.along} in lane ${place.lane}.`);
  for (const unit of unitsOf(match, 0))
    if (isTaken(match, unit, unit.place as Place)) broken.push(`"${unit.id}" stands on top of an enemy.`);
  for (const { id, aboard, place } of Object.values(units).filter((unit) => !isDestroyed(unit))) {
    if (aboard !== null && place !== null) broken.push(`"${id}" is aboard "${aboard}" and on the table.`);
    if (aboard !== null && units[aboard]?.capacity === undefined) broken.push(`"${id}" is aboard "${aboard}".`);
  }
  for (const [seat, { commandPoints }] of sides.entries())
    if (commandPoints < 0) broken.push(`Seat ${seat} has ${commandPoints} command points.`);
  for (const { attack } of volleys)
    if (attack !== null && (attack.hits < 0 || attack.wounds < 0))
      broken.push(`An attack has ${attack.hits} hits and ${attack.wounds} wounds.`);
  return broken;
}
