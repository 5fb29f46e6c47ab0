import { attackLaw } from "@riposte/critical-hits";
import type { AttackDescription, Pmf } from "@riposte/warhammer-40k";
import { attacksLaw } from "../../src/exact/attack-count.js";
import { damageLaw, throughPain } from "../../src/exact/harm-law.js";
import { type Chain, chainOf } from "../../src/exact/kill-chain.js";

/**
 * The wounds a target loses, counted the plain way: the joint law of normal and devastating wounds attack by attack, a
 * row of positions for every number of wounds that wait. Slow where both are many; nothing is left out.
 */
export function slowDamage(descriptions: readonly AttackDescription[]): Pmf {
  const chain = chainOf(descriptions[0] as AttackDescription);
  const start = new Float64Array(chain.size);
  start[0] = 1;
  let rows = new Map<string, Float64Array>([["", start]]);
  for (const description of descriptions) {
    const next = new Map<string, Float64Array>();
    for (const [key, row] of rows)
      for (const { normal, devastating, chance } of woundsOf(description)) {
        let stepped = row;
        for (let wound = 0; wound < normal; wound++) stepped = step(chain, description, "normal", stepped);
        const waiting = `${key}${devastating},`;
        next.set(waiting, sum(next.get(waiting), stepped, chance));
      }
    rows = next;
  }
  let places: Float64Array | undefined;
  for (const [key, row] of rows) {
    let stepped = row;
    for (const [at, waits] of key.split(",").slice(0, -1).entries())
      for (let wound = 0; wound < Number(waits); wound++)
        stepped = step(chain, descriptions[at] as AttackDescription, "devastating", stepped);
    places = sum(places, stepped, 1);
  }
  const law = new Float64Array(Math.max(...chain.lost) + 1);
  for (const [at, lost] of chain.lost.entries()) law[lost] = (law[lost] as number) + (places?.[at] ?? 0);
  return law;
}

const sum = (into: Float64Array | undefined, row: Float64Array, chance: number): Float64Array =>
  row.map((one, at) => (into?.[at] ?? 0) + one * chance);

/** How likely so many normal and so many devastating wounds are. */
function woundsOf(description: AttackDescription) {
  const laws = attackLaw(description);
  let made = new Map([["0 0", 1]]);
  const all = new Map<string, number>();
  for (const weight of attacksLaw(description)) {
    for (const [wounds, chance] of made) all.set(wounds, (all.get(wounds) ?? 0) + weight * chance);
    const next = new Map<string, number>();
    for (const [wounds, chance] of made) {
      const [normal, devastating] = wounds.split(" ").map(Number) as [number, number];
      for (const more of laws) {
        const key = `${normal + more.normal} ${devastating + more.devastating}`;
        next.set(key, (next.get(key) ?? 0) + chance * more.chance);
      }
    }
    made = next;
  }
  return [...all].map(([wounds, chance]) => {
    const [normal, devastating] = wounds.split(" ").map(Number) as [number, number];
    return { normal, devastating, chance };
  });
}

function step(chain: Chain, description: AttackDescription, kind: "normal" | "devastating", row: Float64Array) {
  const next = new Float64Array(row.length);
  for (const [at, chance] of row.entries()) {
    const model = chain.ordinary[at] ?? null;
    if (model === null) {
      next[at] = (next[at] as number) + chance;
      continue;
    }
    const defence = description.defences[model.defence] as AttackDescription["defences"][number];
    const ignoring = kind === "normal" ? defence.feelNoPain : defence.feelNoPainMortal;
    for (const [points, odds] of throughPain(damageLaw(description, defence, kind), ignoring).entries()) {
      const to = at + Math.min(points, model.left) * model.stride;
      next[to] = (next[to] as number) + chance * odds;
    }
  }
  return next;
}
