import { type RealPostgres, startPostgres } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";

let postgres: RealPostgres;
let servers: readonly RunningServer[];
const logged: string[] = [];
const ONE_PIECE = { game: "one-piece", seed: "1", seats: ["human", "human"] };

const serve = async () => startServer({ database: await openPostgres(postgres.url), log: (line) => logged.push(line) });

beforeAll(async () => {
  postgres = await startPostgres({ isSynced: false });
  servers = await Promise.all([serve(), serve()]);
  await Promise.all(servers.map(({ ready }) => ready));
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await postgres.stop();
});

const at = (index: number): string => servers[index]?.address as string;

/** A match whose two people are connected to different processes. */
async function seatApart(asked = ONE_PIECE) {
  const made = await make(at(0), asked);
  const { json } = await post<{ token: string }>(at(1), `matches/${made.match}/join`, {
    invite: made.invites[0]?.invite,
  });
  const tokens = [made.token as string, json.token];
  const guests = await Promise.all(tokens.map((token, seat) => attend(at(seat), made.match, token)));
  return { match: made.match, tokens, guests: guests as [Guest, Guest] };
}

async function playOn(guests: readonly Guest[], times: number): Promise<void> {
  for (let played = 0; played < times; played++) {
    const asked = guests.find(({ now }) => now.view.decision?.own === true);
    if (asked === undefined) return;
    const before = asked.now.view.decision?.id;
    expect((await answerAny(asked)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== before)));
  }
}

test("two players of one match at two processes see the same match, and each other", async () => {
  const { guests } = await seatApart();
  await Promise.all(guests.map((guest) => guest.until(({ here }) => here.length === 2)));
  await playOn(guests, 15);
  expect(guests[0].steps.map(({ by }) => by)).toEqual(guests[1].steps.map(({ by }) => by));
  await guests[1].leave();
  await guests[0].until(({ here }) => here.length === 1);
});

test("inputs too long to be told with their notice are read from the tables", async () => {
  const { guests } = await seatApart();
  const [one, other] = guests;
  const when = { seat: Array.from({ length: 60 }, (_, at) => `${at}`.padStart(200, "0")) };
  const change = { set: "order", window: "battle:counter", key: "no-such", act: "play", when };
  expect((await one.ask({ type: "policy", change })).taken).toEqual({ ok: true });
  await playOn(guests, 5);
  expect(one.steps).toHaveLength(1 + 1 + 5);
  expect(other.steps).toHaveLength(1 + 5);
});

test("an undo asked for at one process is agreed to at the other", async () => {
  const { guests } = await seatApart();
  const [one, other] = guests;
  while (![0, 1].every((seat) => one.steps.some(({ by }) => by === seat))) await playOn(guests, 1);
  const before = one.steps.length;
  const [asks, agrees] = one.steps.at(-1)?.by === 0 ? [other, one] : [one, other];
  expect((await asks.ask({ type: "undo", answers: 1 })).taken).toEqual({ ok: true });
  await agrees.until(({ undoAsked }) => undoAsked !== null);
  expect((await agrees.ask({ type: "consent", agrees: true })).taken).toEqual({ ok: true });
  await Promise.all(guests.map((guest) => guest.until(({ undoAsked }) => undoAsked === null)));
  await asks.until(({ canRedo }) => canRedo);
  expect(one.steps.length).toBeLessThan(before);
});

test("of two answers to one decision at two processes one counts, and both hear of it", async () => {
  const { match, token } = await make(at(0), { game: "finished", seats: ["human"], seed: "1" });
  const guests = await Promise.all([0, 1].map((index) => attend(at(index), match, token)));
  for (let round = 0; round < 20; round++) {
    const before = guests[0]?.now.view.decision?.id;
    const taken = await Promise.all(guests.map((guest) => answerAny(guest, round)));
    expect(taken.filter((done) => done.taken.ok)).toHaveLength(1);
    expect(taken.filter((done) => !done.taken.ok && done.taken.code === "OLD_DECISION")).toHaveLength(1);
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== before)));
  }
  expect(guests[0]?.steps).toHaveLength(guests[1]?.steps.length ?? 0);
});

test("one process answers for a bot, whoever looks on from where", async () => {
  const { match, token } = await make(at(0), { game: "one-piece", seats: ["human", "random"], seed: "4" });
  const guest = await attend(at(0), match, token);
  const watcher = await attend(at(1), match, null);
  for (let played = 0; played < 6; played++) {
    await guest.until(({ view }) => view.decision?.own === true);
    expect((await answerAny(guest)).taken).toEqual({ ok: true });
  }
  await guest.until(({ view }) => view.decision?.own === true || view.outcome !== null);
  await watcher.until(({ view }) => view.decision?.id === guest.now.view.decision?.id);
  expect(watcher.steps.map(({ by }) => by)).toEqual(guest.steps.map(({ by }) => by));
});

test("an answer sent again under its key counts once, at whichever process", async () => {
  const { match, token } = await make(at(0), { game: "finished", seats: ["human"], seed: "1" });
  const one = await attend(at(0), match, token);
  const { decision } = one.now.view;
  if (decision?.own !== true) throw new Error("not asked");
  const { answerAt } = await import("@riposte/kernel/run");
  const answer = { type: "answer", answer: answerAt(decision.choice, 0), decision: decision.id, key: "my-own-key-1" };
  expect((await one.ask(answer)).taken).toEqual({ ok: true });
  const undo = { type: "undo", answers: 1, key: "my-own-key-2" };
  expect((await one.ask(undo)).taken).toEqual({ ok: true });
  const other = await attend(at(1), match, token);
  expect((await other.ask(answer)).taken).toEqual({ ok: true });
  expect((await other.ask(undo)).taken).toEqual({ ok: true });
  expect((await other.ask({ ...undo, answers: 2 })).taken).toMatchObject({ code: "KEY_SPENT" });
  expect((await other.ask({ ...answer, key: undo.key })).taken).toMatchObject({ code: "KEY_SPENT" });
  expect(other.steps).toHaveLength(1);
});

test("a key of another change is refused at every process, and that of another seat is not", async () => {
  const { guests } = await seatApart();
  const key = "my-own-key-3";
  const policy = (hold: string) => ({ type: "policy", change: { set: "hold", hold }, key });
  expect((await guests[0].ask(policy("always"))).taken).toEqual({ ok: true });
  const spent = { ok: false, code: "KEY_SPENT", reason: expect.stringContaining("Give each change a key of its own") };
  expect((await guests[0].ask(policy("auto"))).taken).toMatchObject(spent);
  expect((await guests[0].ask({ type: "resign", key })).taken).toMatchObject(spent);
  expect((await guests[0].ask(policy("always"))).taken).toEqual({ ok: true });
  expect((await guests[1].ask(policy("auto"))).taken).toEqual({ ok: true });
});

test("with the database restarted under them both go on", async () => {
  const { match, tokens, guests } = await seatApart();
  await playOn(guests, 3);
  const { length } = guests[0].steps;
  await postgres.restart();
  const again = (await Promise.all(
    tokens.map(async (token, seat) => {
      for (let tries = 0; ; tries++) {
        const guest = await attend(at(seat), match, token);
        if (guest.faults.length === 0) return guest;
        if (tries === 20) throw new Error(guest.faults.join());
        await new Promise((resolve) => setTimeout(resolve, 200));
      }
    }),
  )) as [Guest, Guest];
  expect(again[0].steps).toHaveLength(length);
  await new Promise((resolve) => setTimeout(resolve, 500));
  await playOn(again, 5);
  expect(again[1].steps).toHaveLength(length + 5);
}, 30_000);
