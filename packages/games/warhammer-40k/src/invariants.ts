import { tableOf } from "./battle/line-up.js";
import type { WarReads } from "./declared.js";
import { partsOf } from "./unit/parts.js";

/** Facts that always hold; a sentence for each that is broken. */
export function invariants(match: WarReads): readonly string[] {
  const { units, sides, volleys } = tableOf(match);
  const broken: string[] = [];
  for (const part of Object.values(units).flatMap((unit) => partsOf(unit))) {
    for (const { id, count, starting = count, W, lost } of part.models) {
      const name = `Models "${id}" of "${part.id}"`;
      if (count < 0 || count > starting) broken.push(`${name} are ${count} of ${starting}.`);
      if (lost < 0 || lost >= W || (lost > 0 && count === 0)) broken.push(`${name} lost ${lost} of ${W} wounds.`);
    }
  }
  for (const [seat, { commandPoints }] of sides.entries())
    if (commandPoints < 0) broken.push(`Seat ${seat} has ${commandPoints} command points.`);
  for (const { attack } of volleys)
    if (attack !== null && (attack.hits < 0 || attack.wounds < 0))
      broken.push(`An attack has ${attack.hits} hits and ${attack.wounds} wounds.`);
  return broken;
}
