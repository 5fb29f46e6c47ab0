import type { AttackDescription } from "@riposte/warhammer-40k";
import { stepColumns } from "./columns.js";
import { mostWounds, oneMore } from "./counting-line.js";
import { fire, NEVER, type Rows } from "./fire.js";
import { layoutOf } from "./layout.js";
import { profileOf } from "./profile.js";
import { type Step, taken } from "./step.js";
import { queued, type Waiting } from "./waiting.js";
import { bothWounds, type WoundsLaw } from "./wounds-law.js";

/** A profile of which only the number of wounds matters, and what each of them does. */
export interface Strikes extends Steps {
  readonly wounds: WoundsLaw;
}

interface Steps {
  readonly normal: Step;
  readonly devastating: Step;
}

/** The wounds of a profile that do something, where both kinds are one simple law and there is nothing to remember. */
export function strikesOf(description: AttackDescription, { normal, devastating }: Steps): Strikes | undefined {
  const [plain, worst] = [taken(normal), taken(devastating)];
  const wounds = bothWounds(description, { normal: plain.chance, devastating: worst.chance });
  return wounds === undefined ? undefined : { wounds, normal: plain.step, devastating: worst.step };
}

/** The same with every wound, counted along a line. */
export function countedStrikes(description: AttackDescription, steps: Steps): Strikes {
  const normals = mostWounds(description) + 1;
  const layout = layoutOf([description], normals);
  const start = new Float64Array(normals);
  start[0] = 1;
  const line = { ...profileOf(layout, description), normal: oneMore(layout), devastating: "waits" as const };
  const chances = fire(line, start);
  return { ...steps, wounds: { normals, devastatings: chances.length / normals, chances } };
}

/**
 * Normal wounds go down the chain one by one; an attack that scored no more of them stops there, with so many devastating ones
 * waiting.
 */
export function struck(before: Waiting, { wounds, normal, devastating }: Strikes): Waiting {
  const { size, length } = before;
  const { normals, devastatings, chances } = wounds;
  const { after, apart } = queued(before, devastatings, devastating);
  const chanceOf = (scored: number, waits: number) =>
    scored < normals ? (chances[waits * normals + scored] as number) : 0;
  let columns = before.columns;
  const further = (scored: number): Rows => {
    if (scored === 0 || scored >= normals) return columns;
    columns = columns.slice();
    stepColumns(normal, columns, length);
    return columns;
  };
  // three numbers at a time: what they are added to is long
  for (let scored = 0; scored < normals; scored += 3) {
    const [none, one, two] = [further(scored), further(scored + 1), further(scored + 2)];
    for (let waits = 0; waits < devastatings; waits++) {
      const [p, q, r] = [chanceOf(scored, waits), chanceOf(scored + 1, waits), chanceOf(scored + 2, waits)];
      for (let place = 0; place < size && p + q + r >= NEVER; place++) {
        const start = place * after.length + waits * apart;
        addShares(after.columns, start, length, { at: place * length, none, one, two, p, q, r });
      }
    }
  }
  return after;
}

interface Shares {
  readonly at: number;
  readonly none: Rows;
  readonly one: Rows;
  readonly two: Rows;
  readonly p: number;
  readonly q: number;
  readonly r: number;
}

/** Adds shares of one column in three stages. */
function addShares(sum: Rows, start: number, length: number, { at, none, one, two, p, q, r }: Shares): void {
  for (let row = 0; row < length; row++)
    sum[start + row] =
      (sum[start + row] as number) +
      (none[at + row] as number) * p +
      (one[at + row] as number) * q +
      (two[at + row] as number) * r;
}
