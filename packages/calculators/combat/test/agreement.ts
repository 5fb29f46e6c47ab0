import { meanOf, type Pmf } from "@riposte/warhammer-40k";
import { expect } from "vitest";
import { runCombatForUnit, type UnitOdds } from "../src/index.js";
import { type Duel, optionsOf, profilesOf, unitsOf } from "./duel.js";

/** The exact odds of a duel. */
export function exact(duel: Duel): UnitOdds {
  const { attacker, defender } = unitsOf(duel);
  return runCombatForUnit(attacker, defender, profilesOf(duel), { ...optionsOf(duel), mode: "exact" }).odds;
}

/** Plays a duel many times: every law is the exact one within four sigma, in its mean and in its shape. */
export function playsAgree(duel: Duel, runs: number): void {
  const { attacker, defender } = unitsOf(duel);
  const sampling = { mode: "simulate", runs, seed: 1 } as const;
  const { odds } = runCombatForUnit(attacker, defender, profilesOf(duel), { ...optionsOf(duel), ...sampling });
  const shares = new Map(lawsOf(odds));
  for (const [name, pmf] of lawsOf(exact(duel))) {
    expect(Math.abs(pmf.reduce((sum, chance) => sum + chance, 0) - 1), name).toBeLessThan(1e-12);
    const mean = meanOf(pmf);
    const variance = pmf.reduce((sum, chance, n) => sum + chance * (n - mean) ** 2, 0);
    const sigma = Math.sqrt(variance / runs);
    expect(Math.abs(meanOf(shares.get(name) as Pmf) - mean), name).toBeLessThanOrEqual(4 * sigma + 1e-9);
    expect(sigmasApart(pmf, shares.get(name) as Pmf, runs), `the shape of ${name}`).toBeLessThan(4);
  }
}

const LAWS = ["attacks", "hits", "wounds", "raw", "damage", "slain"] as const;
const lawsOf = (odds: UnitOdds): readonly (readonly [string, Pmf])[] => [
  ...LAWS.map((name) => [name, odds[name]] as const),
  ...odds.profiles.flatMap((scored, at) =>
    Object.entries(scored).map(([name, pmf]) => [`${at} ${name}`, pmf] as const),
  ),
  ...Object.entries(odds.slainOf).map(([part, pmf]) => [`slain of ${part}`, pmf] as const),
];

/** How far shares of runs are from a law, as a whole: the chi-square statistic as a normal one; rare values together. */
function sigmasApart(law: Pmf, shares: Pmf, runs: number): number {
  const bins = [{ expected: 0, seen: 0 }];
  for (const [n, chance] of law.entries()) {
    if ((bins.at(-1)?.expected ?? 0) >= 10) bins.push({ expected: 0, seen: 0 });
    const bin = bins.at(-1) as (typeof bins)[number];
    bin.expected += chance * runs;
    bin.seen += (shares[n] ?? 0) * runs;
  }
  // what is left over at the end belongs to the last full one
  const rest = bins.length > 1 && (bins.at(-1)?.expected ?? 0) < 10 ? bins.pop() : undefined;
  const last = bins.at(-1) as (typeof bins)[number];
  Object.assign(last, { expected: last.expected + (rest?.expected ?? 0), seen: last.seen + (rest?.seen ?? 0) });
  const free = bins.length - 1;
  if (free === 0) return 0;
  const chiSquare = bins.reduce((sum, { expected, seen }) => sum + (seen - expected) ** 2 / expected, 0);
  const spread = 2 / (9 * free);
  return (Math.cbrt(chiSquare / free) - (1 - spread)) / Math.sqrt(spread);
}
