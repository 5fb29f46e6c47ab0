// `pnpm bench rooms [matches] [answers]`: what an answer of ONE PIECE costs in its room alone, with two people told: no socket, and a
// store that keeps nothing. CPU time, so it says something on a busy machine too. What it costs to collect young objects after so many
// answers: `node --expose-gc --min-semi-space-size=64 --max-semi-space-size=64 apps/server/bench/rooms.mjs [matches] [answers] [after]`.
import { Session } from "node:inspector/promises";
import { findGame, pickedIn } from "@riposte/catalog";
import { drawAnswer, startMatch } from "@riposte/kernel/run";
import { limitsOf } from "../dist/limits.js";
import { createRooms } from "../dist/room/rooms.js";

const MATCHES = Number(process.argv[2] ?? 300);
const ANSWERS = Number(process.argv[3] ?? 40);
const COLLECT_AFTER = Number(process.argv[4] ?? 0);
/** Bytes between two samples of what is allocated. */
const SAMPLED = 8192;

const info = findGame("one-piece");
const { compose } = await info.load();
const { game } = compose();
const plugins = pickedIn(info, game.lock);
const seats = ["human", "human"];

/** A match as it would be stored, and answers somebody gave in it. */
function written(seed) {
  const match = startMatch(game, { setup: {}, seed, hold: "always", checks: false });
  const { setup, holds } = match;
  const record = {
    id: `match${seed}`,
    game: "one-piece",
    plugins,
    lock: game.lock,
    seed: match.seed,
    isSeedChosen: true,
  };
  const answers = [];
  let random = 1;
  // any fixed sequence will do
  const below = (count) => {
    random = (random * 48_271) % 2_147_483_647;
    return random % count;
  };
  while (answers.length < ANSWERS && match.decision !== null) {
    const { seat, choice, id } = match.decision;
    const answer = drawAnswer(choice, below);
    answers.push({ seat, request: { type: "answer", id: answers.length + 1, answer, decision: id } });
    match.answer(seat, answer, id);
  }
  return { record: { ...record, setup, holds, seats, from: null, base: 0 }, answers };
}

const all = Array.from({ length: MATCHES }, (_, at) => written(at));
const byId = new Map(all.map(({ record }) => [record.id, record]));
const nothing = async () => undefined;
const store = {
  load: async (id) => ({ record: byId.get(id), kept: null, talk: null, rematch: null, isClosed: false, entries: [] }),
  append: async () => 1,
  names: async () => [],
  said: async () => [],
  setOver: nothing,
  keepState: nothing,
  setTalk: nothing,
};
const exchange = { name: "", channel: "", say: () => undefined, lease: async () => true, release: () => undefined };
const rooms = createRooms({ store, exchange, thinkers: {}, limits: limitsOf(), log: console.error, spent: nothing });
const outlet = { send: () => undefined, fail: ({ reason }) => console.error(reason) };
const tables = [];
for (const { record, answers } of all)
  await rooms.visit(record.id, async (room) => {
    tables.push({ room, answers, at: seats.map((_, seat) => room.attend(seat, outlet).attendant) });
  });

/** Plays one answer in each match after the other; how many there were, and the microseconds they took of a core. */
async function play(from, until, at = tables) {
  const before = process.cpuUsage();
  let count = 0;
  for (let turn = from; turn < until; turn++)
    for (const { room, answers, at: seated } of at) {
      const next = answers[turn];
      if (next === undefined) continue;
      const done = await room.request(seated[next.seat], next.request);
      if (!done.includes('"ok":true')) throw new Error(done);
      count += 1;
    }
  const { user, system } = process.cpuUsage(before);
  return { count, took: user + system };
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
