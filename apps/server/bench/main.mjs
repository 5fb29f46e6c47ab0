// `pnpm bench server [seconds] [matches,…] [store]`: people play ONE PIECE over WebSocket on loopback, one answer a second in
// each match; every answer is stored before it is acknowledged. Below another folder with `RIPOSTE_BENCH_DISK=folder`.
import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@riposte/postgres";
import { keepToOneCore } from "./cores.mjs";
import { watchOtherCore } from "./database.mjs";
import { syncTimes } from "./disk.mjs";
import { seatMany, warmUp } from "./seat-many.mjs";
import { shareOf } from "./share-of.mjs";
import { watchStages } from "./stages.mjs";
import { BUSY, startServer } from "./start-server.mjs";

// players look through their memory as seldom as servers do: they share a core with the database
if (!process.execArgv.includes(BUSY[0]))
  process.exit(spawnSync(process.execPath, [...BUSY, ...process.argv.slice(1)], { stdio: "inherit" }).status ?? 1);

const SECONDS = Number(process.argv[2] ?? 15);
const MATCHES = (process.argv[3] ?? "100,300,500,1000").split(",").map(Number);
const ONLY = process.argv[4] ?? "";
const PACE = 1000;
/** Milliseconds played at the pace before anything is counted. */
const WARM = 5000;

/** Of all servers together. */
const sumOf = async (servers, what) =>
  (await Promise.all(servers.map((server) => server.measure(what)))).reduce((sum, one) => sum + one, 0);

async function measure(servers, count, seating, isPostgres) {
  await warmUp(servers, seating);
  const empty = await sumOf(servers, "heap");
  const matches = await seatMany(servers, count, seating, "");
  const full = await sumOf(servers, "heap");
  const waits = [];
  const from = performance.now() + WARM;
  const until = from + SECONDS * 1000;
  /** How much later than due the players themselves were. */
  const late = [];
  const play = async (match, at) => {
    // each has its own moment of every second: a player late once is not late from then on, or pauses would gather players in crowds
    for (let due = from - WARM + (at / count) * PACE; due < until; due += PACE) {
      const isHeldUp = performance.now() > due;
      if (!isHeldUp) await new Promise((resolve) => setTimeout(resolve, due - performance.now()));
      const began = performance.now();
      const wait = await match.answerOnce();
      if (wait === undefined || due < from) continue;
      // whom the last answer held up waits since this one was due
      waits.push(isHeldUp ? wait + began - due : wait);
      if (!isHeldUp) late.push(began - due);
    }
  };
  const playing = Promise.all(matches.map(play));
  await new Promise((resolve) => setTimeout(resolve, WARM));
  const before = await sumOf(servers, "cpu");
  const stagesSince = await watchStages(servers);
  const otherCoreSince = isPostgres ? await watchOtherCore(servers[0].where) : undefined;
  await playing;
  const cpu = (await sumOf(servers, "cpu")) - before;
  const lines = [await stagesSince(waits.length), await otherCoreSince?.(waits.length)];
  for (const match of matches) match.leave();
  return {
    p50: shareOf(waits, 0.5),
    p99: shareOf(waits, 0.99),
    late: shareOf(late, 0.99),
    perSecond: waits.length / SECONDS,
    cores: cpu / SECONDS,
    cpuPerAnswer: (cpu / waits.length) * 1000,
    heap: (full - empty) / count / 1024,
    told: lines.filter(Boolean).join("\n"),
  };
}

const shared = keepToOneCore();
const data = mkdtempSync(join(process.env.RIPOSTE_BENCH_DISK ?? tmpdir(), "riposte-bench-"));
const postgres = await startPostgres({ below: data });
let databases = 0;
const startTwo = async () => {
  const url = await postgres.create(`bench${++databases}`);
  return [await startServer("postgres", url), await startServer("postgres", url)];
};
/** How servers are started, and at which of them the two people of each match are. */
const SETTINGS = {
  "PostgreSQL, one process": {
    start: async () => [await startServer("postgres", await postgres.create(`bench${++databases}`))],
    seating: () => [0, 0],
  },
  // every match is played at both
  "PostgreSQL, two, apart": { start: startTwo, seating: () => [0, 1] },
  // as a proxy deals them by the match's id: each is played at one
  "PostgreSQL, two, by match": { start: startTwo, seating: (at) => [at % 2, at % 2] },
  // as a proxy deals them that knows of no matches: every other one is played at both
  "PostgreSQL, two, at random": {
    start: startTwo,
    seating: (at) =>
      [
        [0, 0],
        [0, 1],
        [1, 1],
        [1, 0],
      ][at % 4],
  },
  "embedded, one process": {
    start: async () => [await startServer("embedded", mkdtempSync(join(data, "embedded-")))],
    seating: () => [0, 0],
  },
};
const HEAD = [
  "store",
  "matches",
  "p50 ms",
  "p99 ms",
  "late p99",
  "answers/s",
  "cores",
  "CPU ms/answer",
  "heap kB/match",
];
const line = (cells) => cells.map((cell, at) => (at === 0 ? cell.padEnd(28) : cell.padStart(14))).join("");

console.log(`One answer a second in each match, for ${SECONDS} s. ${shared}`);
console.log(`${syncTimes(data)}\n\n${line(HEAD)}`);
for (const [name, { start, seating }] of Object.entries(SETTINGS).filter(([name]) => name.includes(ONLY)))
  for (const count of MATCHES) {
    const servers = await start();
    const isPostgres = name.startsWith("PostgreSQL");
    const { p50, p99, late, perSecond, cores, cpuPerAnswer, heap, told } = await measure(
      servers,
      count,
      seating,
      isPostgres,
    );
    console.log(
      line([
        name,
        String(count),
        p50.toFixed(1),
        p99.toFixed(1),
        late.toFixed(1),
        perSecond.toFixed(0),
        cores.toFixed(2),
        cpuPerAnswer.toFixed(2),
        heap.toFixed(0),
      ]),
    );
    console.log(told);
    await Promise.all(servers.map((server) => server.stop()));
  }
await postgres.stop();
rmSync(data, { recursive: true, force: true });
