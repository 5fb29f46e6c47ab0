import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { WebSocket } from "ws";
import { type RunningServer, startServer } from "../src/index.js";
import { answerAny, attend, type Guest, make, post, seatTwo } from "./guest.js";
import { openTestDatabase } from "./test-database.js";

const FINISHED = { game: "finished", seats: ["human"], seed: "1" };
let server: RunningServer;
let address: string;
const logged: string[] = [];

beforeAll(async () => {
  server = await startServer({
    database: await openTestDatabase(),
    metrics: true,
    limits: {
      socketsPerAddress: 20,
      helloWithin: 300,
      watchersPerMatch: 3,
      ordersPerSeat: 2,
      liveMatchesPerAddress: 30,
      lookBackWatching: { burst: 3, perSecond: 0 },
    },
    log: (line) => logged.push(line),
  });
  ({ address } = server);
  await server.ready;
}, 60_000);
afterAll(() => server.close());

const refused = async (setup: object, game = "one-piece") =>
  (await post<{ code: string }>(address, "matches", { game, setup, seats: ["human", "human"] })).json.code;

describe("a set-up from outside", () => {
  test("has no table of its own, and nothing beyond its bounds", async () => {
    expect(await refused({ table: { anything: true } })).toBe("MATCH_INVALID");
    expect(await refused({ decks: ["140000000xOP01-003", "1xOP01-003"] })).toBe("MATCH_INVALID");
    const army = { id: "a", name: "A", army: { affiliation: "rebel", cards: [{ card: "x", count: 1e9 }] } };
    expect(await refused({ armies: [{ ...army, deck: { cards: [] } }, "b"] }, "imperial-assault")).toBe(
      "MATCH_INVALID",
    );
  });

  test("that is not the usual one is told before anybody sits down and while he plays", async () => {
    const made = await make(address, { ...FINISHED, setup: { tokens: { coffee: 9 } } });
    const about = await (await fetch(`${address}api/matches/${made.match}`)).json();
    expect(about).toMatchObject({ game: "finished", unusual: ["chosen-seed", "position"] });
    const guest = await attend(address, made.match, made.token);
    expect(guest.raw[0]).toContain('"unusual":["chosen-seed","position"]');
    await guest.leave();
  });

  test("is told by the names of what was chosen", async () => {
    const made = await make(address, { ...FINISHED, game: "one-piece", seats: ["human", "human"], setup: {} });
    const about = await (await fetch(`${address}api/matches/${made.match}`)).json();
    expect(about).toMatchObject({ game: "one-piece", chosen: {} });
  });
});

test("text no database can store is refused at the door, and nobody is thrown out", async () => {
  const { match, token } = await make(address, FINISHED);
  const [guest, watcher] = await Promise.all([attend(address, match, token), attend(address, match, null)]);
  const { id } = guest.now.view.decision as { readonly id: number };
  for (const text of ["a\0b", "\ud800", "\udc00x"])
    guest.shout(JSON.stringify({ type: "policy", id: 1, change: { set: "hold", hold: "auto", window: text } }));
  guest.shout(`{"type":"answer","id":1,"answer":{"\\u0000":1},"decision":${id}}`);
  expect(await guest.untilFault()).toBe("MESSAGE_MALFORMED");
  expect((await answerAny(guest)).taken).toEqual({ ok: true });
  expect(watcher.faults).toEqual([]);
  expect((await post<{ code: string }>(address, "matches", { ...FINISHED, seed: "a\0" })).json.code).toBe(
    "MESSAGE_MALFORMED",
  );
  expect((await fetch(`${address}api/matches/a%00b`)).status).toBe(404);
  await Promise.all([guest.leave(), watcher.leave()]);
});

describe("policies stay private", () => {
  const policy = { type: "policy", change: { set: "hold", hold: "never" } };
  const beginning = async () => {
    const { guests } = await seatTwo(address, { game: "one-piece", seed: "1" });
    const [one, other] = guests as [Guest, Guest];
    await Promise.all(guests.map((guest) => guest.until(({ here }) => here.length === 2)));
    return { one, other, leave: () => Promise.all(guests.map((guest) => guest.leave())) };
  };

  test("no frame tells that a seat changed what it is asked", async () => {
    const { one, other, leave } = await beginning();
    const before = one.raw.length;
    expect((await other.ask(policy)).taken).toEqual({ ok: true });
    await one.ask({ type: "save" });
    expect(one.raw.slice(before).map((text) => (JSON.parse(text) as { type: string }).type)).toEqual(["done"]);
    await leave();
  });

  test("undo leaves them in force, and none is a step to redo", async () => {
    const { one, other, leave } = await beginning();
    const asked = one.now.view.decision?.own === true ? one : other;
    const quiet = asked === one ? other : one;
    await answerAny(asked);
    expect((await quiet.ask(policy)).taken).toEqual({ ok: true });
    await asked.ask({ type: "undo", answers: 1 });
    if (asked.now.undoAsked !== null) {
      await quiet.until(({ undoAsked }) => undoAsked !== null);
      await quiet.ask({ type: "consent", agrees: true });
    }
    await asked.until(({ canRedo }) => canRedo);
    expect(quiet.now.view).toMatchObject({ policy: { hold: "never" } });
    expect((await asked.ask({ type: "redo" })).taken).toEqual({ ok: true });
    await asked.until(({ canRedo }) => !canRedo);
    expect(quiet.now.view).toMatchObject({ policy: { hold: "never" } });
    await leave();
  });
});

describe("every answer", () => {
  test("says what a browser may do with it", async () => {
    const { headers } = await fetch(`${address}health`);
    expect(headers.get("content-security-policy")).toContain("default-src 'self'");
    expect(headers.get("x-content-type-options")).toBe("nosniff");
    expect(headers.get("x-frame-options")).toBe("SAMEORIGIN");
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  test("goes only to requests addressed to this server", async () => {
    const bent = await new Promise<number>((resolve, reject) => {
      const socket = new WebSocket(`${address.replace("http", "ws")}api/matches/x/socket`, {
        headers: { host: "evil.example:80", origin: "http://evil.example:80" },
      });
      socket.on("unexpected-response", (_request, response) => resolve(response.statusCode ?? 0));
      socket.on("open", () => reject(new Error("opened")));
      socket.on("error", () => undefined);
    });
    expect(bent).toBe(421);
  });

  test("is counted, without a word about who", async () => {
    const text = await (await fetch(`${address}metrics`)).text();
    expect(text).toMatch(/riposte_answer_seconds_count [1-9]/);
    expect(text).toMatch(/riposte_sockets_open \d/);
    for (const stage of ["waiting", "rules", "storing", "telling"])
      expect(text).toMatch(new RegExp(`riposte_stage_seconds_count\\{stage="${stage}"\\} [1-9]`));
  });
});

describe("what one guest may have", () => {
  test("a socket that never says hello is closed", async () => {
    const silent = await attend(address, "nowhere", null, " ");
    expect(await silent.closed).toBe(1008);
    const { match } = await make(address, FINISHED);
    const socket = new WebSocket(`${address.replace("http", "ws")}api/matches/${match}/socket`);
    expect(await new Promise((resolve) => socket.on("close", resolve))).toBe(1008);
  });

  test("so many watchers of a match, and seats are still free", async () => {
    const { match, token } = await make(address, FINISHED);
    const watchers = await Promise.all([1, 2, 3, 4].map(() => attend(address, match, null)));
    expect(watchers.flatMap(({ faults }) => faults)).toEqual(["TOO_MANY"]);
    const guest = await attend(address, match, token);
    expect((await answerAny(guest)).taken).toEqual({ ok: true });
    await Promise.all([guest, ...watchers].map((one) => one.leave()));
  });

  test("so many standing orders", async () => {
    const { guests } = await seatTwo(address, { game: "one-piece", seed: "1" });
    const order = (key: number) => ({
      type: "policy",
      change: { set: "order", window: "battle:counter", key, act: "offer" },
    });
    const taken = [];
    for (const key of [1, 2, 3]) taken.push((await guests[0]?.ask(order(key)))?.taken);
    expect(taken.map((one) => (one?.ok === true ? "ok" : one?.code))).toEqual(["ok", "ok", "TOO_MANY"]);
    await Promise.all(guests.map((guest) => guest.leave()));
  });

  test("so many looks back, fewer for whoever only watches", async () => {
    const { match } = await make(address, FINISHED);
    const watcher = await attend(address, match, null);
    const looks = await Promise.all([1, 2, 3, 4, 5].map(() => watcher.ask({ type: "view-at", step: 0 })));
    expect(looks.filter(({ taken }) => taken.ok)).toHaveLength(3);
    await watcher.leave();
  });

  test("so many open sockets", async () => {
    const { match, token } = await make(address, FINISHED);
    const guests: Guest[] = [];
    for (let opened = 0; opened < 25; opened++) guests.push(await attend(address, match, token));
    const refusals = guests.filter(({ faults }) => faults.includes("TOO_MANY"));
    expect(refusals.length).toBeGreaterThanOrEqual(5);
    expect((await answerAny(guests[0] as Guest)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.leave()));
  });

  test("so many matches under way", async () => {
    const codes = [];
    for (let made = 0; made < 31; made++)
      codes.push((await post<{ code?: string }>(address, "matches", FINISHED)).json.code);
    expect(codes.at(-1)).toBe("TOO_MANY");
  });
});
