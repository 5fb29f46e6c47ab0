import { die } from "@riposte/kernel";
import { type Streams, sampleChance } from "@riposte/kernel/chance";
import type { AttackDescription, Pmf } from "@riposte/warhammer-40k";
import type { UnitOdds } from "../exact/exact-attack.js";
import { oneRun, type Run } from "./one-run.js";

/** How often, and from which seed. */
export interface Sampling {
  readonly runs: number;
  readonly seed: string | number;
}

/** Runs an activation many times: the same laws as the exact ones, as shares of the runs. */
export function simulateVolley(
  descriptions: readonly AttackDescription[],
  { runs, seed }: Sampling,
  picksLeaders = false,
): UnitOdds {
  const chance = sampleChance(String(seed));
  const streams: Streams = {};
  const face = () => chance.draw(streams, "dice", die(6));
  const made = Array.from({ length: runs }, () => oneRun(descriptions, picksLeaders, face));
  const defences = descriptions[0]?.defences ?? [];
  const parts = [...new Set(defences.map(({ part }) => part))];
  const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);
  const scored = (of: (run: Run, what: "attacks" | "hits" | "wounds" | "raw") => number) => ({
    attacks: sharesOf(made, (run) => of(run, "attacks")),
    hits: sharesOf(made, (run) => of(run, "hits")),
    wounds: sharesOf(made, (run) => of(run, "wounds")),
    raw: sharesOf(made, (run) => of(run, "raw")),
  });
  return {
    ...scored(({ profiles }, what) => sum(profiles.map((profile) => profile[what]))),
    damage: sharesOf(made, ({ damage }) => damage),
    slain: sharesOf(made, ({ slain }) => sum(slain)),
    profiles: descriptions.map((_, at) => scored(({ profiles }, what) => profiles[at]?.[what] ?? 0)),
    slainOf: Object.fromEntries(
      parts.map((part) => [
        part,
        sharesOf(made, ({ slain }) => sum(slain.filter((_, at) => defences[at]?.part === part))),
      ]),
    ),
  };
}

function sharesOf(runs: readonly Run[], value: (run: Run) => number): Pmf {
  const counts: number[] = [];
  for (const run of runs) counts[value(run)] = (counts[value(run)] ?? 0) + 1;
  return Float64Array.from(counts, (count) => (count ?? 0) / runs.length);
}
