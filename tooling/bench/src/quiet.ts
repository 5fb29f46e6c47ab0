import { availableParallelism, loadavg } from "node:os";

/** What the machine was like before anything was measured. */
export interface Quiet {
  readonly isQuiet: boolean;
  /** The middle lap of a fixed loop over the fastest one: 1 where no other work disturbed it. */
  readonly unrest: number;
  /** The share of the time in which the process really ran. */
  readonly share: number;
  readonly load: number;
}

const LAPS = 40;
const REST = 1.05;
const SHARE = 0.97;

/** Runs the same loop again and again: on a quiet machine every lap takes as long as the fastest. */
export function howQuiet(): Quiet {
  spin();
  const begun = { wall: process.hrtime.bigint(), cpu: process.cpuUsage() };
  const laps = Array.from({ length: LAPS }, () => {
    const start = process.hrtime.bigint();
    spin();
    return Number(process.hrtime.bigint() - start);
  }).sort((a, b) => a - b);
  const used = process.cpuUsage(begun.cpu);
  const share = Math.min(1, (used.user + used.system) / (Number(process.hrtime.bigint() - begun.wall) / 1000));
  const unrest = (laps[LAPS / 2] as number) / (laps[0] as number);
  const load = (loadavg()[0] as number) / availableParallelism();
  return { isQuiet: unrest <= REST && share >= SHARE, unrest, share, load };
}

/** The first line of every run. */
export function tellQuiet({ isQuiet, unrest, share, load }: Quiet): string {
  const found = `a fixed loop took ${unrest.toFixed(2)} of its best time and had the processor for ${(share * 100).toFixed(0)} %; load ${load.toFixed(1)} per core`;
  return isQuiet
    ? `The machine is quiet (${found}).`
    : `The machine is NOT quiet (${found}): trust ratios of paired laps, and no other figure.`;
}

function spin(): number {
  let sum = 0;
  for (let i = 0; i < 4_000_000; i++) sum = (Math.imul(sum, 31) + i) | 0;
  return sum;
}
