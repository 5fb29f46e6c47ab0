import { attackLaw } from "@riposte/critical-hits";
import { type AttackDescription, characteristicLaw, type Pmf, power } from "@riposte/warhammer-40k";

/** How likely so many normal and so many devastating wounds are: `at(normal, devastating)`. */
export interface WoundGrid {
  readonly normals: number;
  readonly devastatings: number;
  readonly chances: Float64Array;
}

/** The number of attacks all weapons together make. */
export const attacksLaw = ({ attacks, attacksReroll, weapons }: AttackDescription): Pmf =>
  power(characteristicLaw(attacks, attacksReroll), weapons);

/** The joint law of the wounds a profile scores: attacks are added one by one, each alike. */
export function woundGrid(description: AttackDescription): WoundGrid {
  const count = attacksLaw(description);
  const law = attackLaw(description);
  const most = count.length - 1;
  const normals = most * Math.max(0, ...law.map(({ normal }) => normal)) + 1;
  const devastatings = most * Math.max(0, ...law.map(({ devastating }) => devastating)) + 1;
  const chances = new Float64Array(normals * devastatings);
  let now = new Float64Array(normals * devastatings);
  now[0] = 1;
  for (let attacks = 0; attacks <= most; attacks++) {
    const weight = count[attacks] as number;
    if (weight > 0)
      for (let i = 0; i < now.length; i++) chances[i] = (chances[i] as number) + weight * (now[i] as number);
    if (attacks < most) now = withOneMore(now, law, devastatings);
  }
  return { normals, devastatings, chances };
}

function withOneMore(now: Float64Array, law: ReturnType<typeof attackLaw>, width: number): Float64Array<ArrayBuffer> {
  const next = new Float64Array(now.length);
  for (let i = 0; i < now.length; i++) {
    const chance = now[i] as number;
    if (chance === 0) continue;
    for (const { normal, devastating, chance: odds } of law) {
      const at = i + normal * width + devastating;
      next[at] = (next[at] as number) + chance * odds;
    }
  }
  return next;
}
