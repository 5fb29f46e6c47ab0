// `pnpm bench server [seconds] [matches,…] [store]`: people play ONE PIECE over WebSocket on loopback, one answer a second in
// each match; every answer is stored before it is acknowledged. Below another folder with `RIPOSTE_BENCH_DISK=folder`.
import { fork, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startPostgres } from "@riposte/postgres";
import { keepToOneCore, onOtherCore } from "./cores.mjs";
import { syncTimes } from "./disk.mjs";
import { seatTwo } from "./player.mjs";
import { watchStages } from "./stages.mjs";

/** On one core the threads V8 collects with take turns with the one that waits for them. */
const ONE_CORE = "--single-threaded-gc";
if (!process.execArgv.includes(ONE_CORE))
  process.exit(spawnSync(process.execPath, [ONE_CORE, ...process.argv.slice(1)], { stdio: "inherit" }).status ?? 1);

const SECONDS = Number(process.argv[2] ?? 15);
const MATCHES = (process.argv[3] ?? "100,300,500,1000").split(",").map(Number);
const ONLY = process.argv[4] ?? "";
const PACE = 1000;
/** Played before anything is counted, in other matches and as fast as answers are taken: code gets fast by being run. */
const BEFORE = { matches: 200, milliseconds: 10_000 };
/** Milliseconds played at the pace before anything is counted. */
const WARM = 5000;
/** `RIPOSTE_PROFILE=folder` writes a CPU profile of each server there. */
const PROFILING = process.env.RIPOSTE_PROFILE ? ["--cpu-prof", `--cpu-prof-dir=${process.env.RIPOSTE_PROFILE}`] : [];
/** As docs/operations.md has it for one core that is busy; `RIPOSTE_BENCH_FLAGS` tries others. */
const BUSY = `${ONE_CORE} --no-incremental-marking-task --heap-growing-percent=900`;
const FLAGS = (process.env.RIPOSTE_BENCH_FLAGS ?? BUSY).split(" ").filter(Boolean);
/** So many matches are made at once. */
const TOGETHER = 20;

async function startServer(store, where) {
  const child = fork(new URL("served.mjs", import.meta.url), [store, where], {
    ...onOtherCore(["--expose-gc", ...FLAGS, ...PROFILING]),
    env: { ...process.env, NODE_ENV: "production" },
  });
  const [address] = await once(child, "message");
  return {
    address,
    async measure(what) {
      child.send(what);
      return (await once(child, "message"))[0];
    },
    async stop() {
      child.send("stop");
      await once(child, "exit");
    },
  };
}

/** Of all servers together. */
const sumOf = async (servers, what) =>
  (await Promise.all(servers.map((server) => server.measure(what)))).reduce((sum, one) => sum + one, 0);

/** So many matches, with two people at each. */
async function seatMany(servers, count, seating, seed) {
  const matches = [];
  for (let made = 0; made < count; made += TOGETHER) {
    const some = Array.from({ length: Math.min(TOGETHER, count - made) }, (_, at) =>
      seatTwo(
        seating(made + at).map((process) => servers[process].address),
        `${seed}${made + at}`,
      ),
    );
    matches.push(...(await Promise.all(some)));
  }
  return matches;
}

async function warmUp(servers, seating) {
  const matches = await seatMany(servers, BEFORE.matches, seating, "before ");
  const until = performance.now() + BEFORE.milliseconds;
  await Promise.all(
    matches.map(async (match) => {
      while (performance.now() < until)
        // who is asked next may not have heard of it yet
        if ((await match.answerOnce()) === undefined) await new Promise((resolve) => setTimeout(resolve, 20));
      match.leave();
    }),
  );
}

/** So much of them is at most this. */
function shareOf(times, share) {
  times.sort((one, other) => one - other);
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? Number.NaN;
}

async function measure(servers, count, seating) {
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
    // each has its own moment of every second: whoever was late once is not late from then on, or pauses would gather players in crowds
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
  await playing;
  const cpu = (await sumOf(servers, "cpu")) - before;
  const stages = await stagesSince(waits.length);
  for (const match of matches) match.leave();
  return {
    p50: shareOf(waits, 0.5),
    p99: shareOf(waits, 0.99),
    late: shareOf(late, 0.99),
    perSecond: waits.length / SECONDS,
    cores: cpu / SECONDS,
    cpuPerAnswer: (cpu / waits.length) * 1000,
    heap: (full - empty) / count / 1024,
    stages,
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
    const { p50, p99, late, perSecond, cores, cpuPerAnswer, heap, stages } = await measure(servers, count, seating);
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
    console.log(stages);
    await Promise.all(servers.map((server) => server.stop()));
  }
await postgres.stop();
rmSync(data, { recursive: true, force: true });
