import { findGame, pickedIn } from "@riposte/hosting";
import { drawAnswer, startMatch } from "@riposte/kernel/run";
import { limitsOf } from "../dist/limits.js";
import { createRooms } from "../dist/room/rooms.js";

const info = findGame("one-piece");
const { compose } = await info.load();
const { game } = compose();
const plugins = pickedIn(info, game.lock);
const seats = ["human", "human"];

/** A match as it would be stored, and answers given in it. */
function written(seed, most) {
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
  while (answers.length < most && match.decision !== null) {
    const { seat, choice, id } = match.decision;
    const answer = drawAnswer(choice, below);
    const request = { type: "answer", id: answers.length + 1, answer, decision: id };
    match.answer(seat, answer, id);
    answers.push({ seat, request, input: match.line.at(-1) });
  }
  return { record: { ...record, setup, holds, seats, from: null, base: 0 }, answers };
}

export const writtenMatches = (count, answers) => Array.from({ length: count }, (_, at) => written(at, answers));

/** The rooms of one process, which stores nothing and sends nothing. */
function openRooms(all) {
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
  return createRooms({ store, exchange, thinkers: {}, limits: limitsOf(), log: console.error, spent: nothing });
}

/** The matches with a player at each seat: both in the same room, or each at a process of his own. */
export async function seatAll(all, processes) {
  const opened = Array.from({ length: processes }, () => openRooms(all));
  const outlet = { send: () => undefined, fail: ({ reason }) => console.error(reason) };
  const tables = [];
  for (const { record, answers } of all) {
    const rooms = [];
    for (const one of opened) await one.visit(record.id, async (room) => void rooms.push(room));
    const at = seats.map((_, seat) => {
      const room = rooms[seat % processes];
      return { room, attendant: room.attend(seat, outlet).attendant };
    });
    tables.push({ rooms, answers, at });
  }
  return tables;
}

/** Plays one answer in each match; how many there were, and the microseconds they took of a core. */
export async function playTurn(tables, turn) {
  const before = process.cpuUsage();
  let count = 0;
  for (const { rooms, answers, at } of tables) {
    const next = answers[turn];
    if (next === undefined) continue;
    const { room, attendant } = at[next.seat];
    const done = await room.request(attendant, next.request);
    if (!done.includes('"ok":true')) throw new Error(done);
    const tail = { after: turn, at: 1, entries: [{ input: next.input, key: null }] };
    for (const other of rooms) if (other !== room) await other.catchUp(tail);
    count += 1;
  }
  const { user, system } = process.cpuUsage(before);
  return { count, took: user + system };
}
