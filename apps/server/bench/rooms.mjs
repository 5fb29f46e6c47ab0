// `pnpm bench rooms [matches] [answers]`: what an answer of ONE PIECE costs in its room alone, with two people told: no socket, and a
// store that keeps nothing. CPU time, so it says something on a busy machine too. What it costs to collect young objects after so many
// answers: `node --expose-gc --min-semi-space-size=64 --max-semi-space-size=64 apps/server/bench/rooms.mjs [matches] [answers] [after]`.
import { Session } from "node:inspector/promises";
import { playTurn, seatAll, writtenMatches } from "./tables.mjs";

const MATCHES = Number(process.argv[2] ?? 300);
const ANSWERS = Number(process.argv[3] ?? 40);
const COLLECT_AFTER = Number(process.argv[4] ?? 0);
/** Bytes between two samples of what is allocated. */
const SAMPLED = 8192;

const tables = await seatAll(writtenMatches(MATCHES, ANSWERS), 1);

/** Plays one answer in each match after the other. */
async function play(from, until, at = tables) {
  const sum = { count: 0, took: 0 };
  for (let turn = from; turn < until; turn++) {
    const { count, took } = await playTurn(at, turn);
    sum.count += count;
    sum.took += took;
  }
  return sum;
}

/** Plays on, collects young objects every so often; the milliseconds of CPU that each time took, shortest first. */
async function collect(from, after) {
  const took = [];
  for (let turn = from; turn < ANSWERS; turn++)
    for (let first = 0; first + after <= tables.length; first += after) {
      await play(turn, turn + 1, tables.slice(first, first + after));
      const before = process.cpuUsage();
      globalThis.gc({ type: "minor" });
      const { user, system } = process.cpuUsage(before);
      took.push((user + system) / 1000);
    }
  return took.sort((one, other) => one - other);
}

const sizeOf = ({ selfSize, children }) => children.reduce((sum, child) => sum + sizeOf(child), selfSize);

const half = Math.floor(ANSWERS / 2);
const { count, took } = await play(0, half);
if (COLLECT_AFTER > 0) {
  const times = await collect(half, COLLECT_AFTER);
  const median = times[Math.floor(times.length / 2)];
  console.log(
    `young objects of ${COLLECT_AFTER} answers: ${median.toFixed(1)} ms of CPU to collect, the median of ${times.length}`,
  );
  process.exit(0);
}
const session = new Session();
session.connect();
await session.post("HeapProfiler.startSampling", {
  samplingInterval: SAMPLED,
  includeObjectsCollectedByMajorGC: true,
  includeObjectsCollectedByMinorGC: true,
});
const { count: sampled } = await play(half, ANSWERS);
const { profile } = await session.post("HeapProfiler.getSamplingProfile");
console.log(
  `${MATCHES} matches, ${count} answers: ${(took / count).toFixed(0)} us of CPU each; ${sampled} more: ${(sizeOf(profile.head) / sampled / 1024).toFixed(1)} kB allocated each (sampled)`,
);
process.exit(0);
