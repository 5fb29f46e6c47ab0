import { createFreshDatabase } from "@riposte/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres, type RunningServer, startServer } from "../src/index.js";
import type { InvitedTo } from "../src/protocol.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";

/** Two processes, so that all of it is shared. */
let url: string;
let servers: readonly RunningServer[];
const ONE_PIECE = { game: "one-piece", seed: "1", seats: ["human", "human"] };

beforeAll(async () => {
  url = await createFreshDatabase();
  const limits = { chat: { burst: 3, perSecond: 0.001 }, chatKept: 2, keptMatchesPerAddress: 12 };
  const serve = async () => startServer({ database: await openPostgres(url), limits });
  servers = await Promise.all([serve(), serve()]);
  await Promise.all(servers.map(({ ready }) => ready));
}, 60_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const at = (index: number): string => servers[index]?.address as string;

/** A match whose two people are connected to different processes. */
async function seatApart(asked: object = {}) {
  const made = await make(at(0), { ...ONE_PIECE, ...asked });
  const invite = made.invites[0]?.invite;
  const { json } = await post<{ token: string }>(at(1), `matches/${made.match}/join`, { invite, name: "Jo" });
  const tokens = [made.token as string, json.token] as const;
  const guests = await Promise.all(tokens.map((token, seat) => attend(at(seat), made.match, token)));
  return { match: made.match, tokens, guests: guests as [Guest, Guest] };
}

async function answerBoth(guests: readonly [Guest, Guest], times: number): Promise<void> {
  for (let played = 0; played < times; played++) {
    const asked = guests.find(({ now }) => now.view.decision?.own === true) as Guest;
    const before = asked.now.view.decision?.id;
    expect((await answerAny(asked)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== before)));
  }
}

describe("chat", () => {
  test("reaches the other player and whoever of them comes back, but no watcher and not the log", async () => {
    const { match, tokens, guests } = await seatApart();
    const [one, other] = guests;
    const watcher = await attend(at(1), match, null);
    expect((await one.ask({ type: "say", text: "  Good\u202e \n luck! " })).taken).toEqual({ ok: true });
    expect(await other.untilSaid(1)).toEqual(["0: Good luck!"]);
    expect((await other.ask({ type: "say", text: "And to you" })).taken).toEqual({ ok: true });
    expect(await one.untilSaid(2)).toEqual(["0: Good luck!", "1: And to you"]);
    const again = await attend(at(0), match, tokens[1]);
    expect(await again.untilSaid(2)).toEqual(["0: Good luck!", "1: And to you"]);
    expect((await watcher.ask({ type: "say", text: "Hello" })).taken).toMatchObject({ code: "NOT_SEATED" });
    await one.ask({ type: "resign" });
    await watcher.until(({ view }) => view.outcome !== null);
    expect(watcher.raw.join()).not.toContain("luck");
    expect(JSON.stringify((await watcher.ask({ type: "save" })).save)).not.toContain("luck");
  });

  test("names what it refuses: nothing to see, too much, too fast; only the last lines are kept", async () => {
    const { match, tokens, guests } = await seatApart();
    const [one, other] = guests;
    const say = async (text: string) => (await one.ask({ type: "say", text })).taken;
    expect(await say(" \u200b\n")).toMatchObject({ code: "LINE_REFUSED", reason: expect.stringContaining("seen") });
    expect(await say("x".repeat(201))).toMatchObject({ code: "LINE_REFUSED", reason: expect.stringContaining("200") });
    // the other process may only ever see the last two of lines written at once
    for (const [before, text] of ["one", "two", "three"].entries()) {
      expect(await say(text)).toEqual({ ok: true });
      await other.untilSaid(before + 1);
    }
    for (let flood = 0; flood < 20; flood++) expect(await say("four")).toMatchObject({ code: "TOO_FAST" });
    expect(await other.untilSaid(3)).toEqual(["0: one", "0: two", "0: three"]);
    expect(await (await attend(at(0), match, tokens[1])).untilSaid(2)).toEqual(["0: two", "0: three"]);
    const alone = await make(at(0), { game: "finished", seats: ["human"] });
    const guest = await attend(at(0), alone.match, alone.token);
    expect((await guest.ask({ type: "say", text: "Hello" })).taken).toMatchObject({ code: "LINE_REFUSED" });
  });
});

describe("clocks", () => {
  test("are off unless asked for, need two people, and are told before one sits down", async () => {
    const { match, guests } = await seatApart();
    expect(guests[0].now.clocks).toBeNull();
    expect((await guests[0].ask({ type: "claim" })).taken).toMatchObject({ code: "CLAIM_EARLY" });
    const info = (await (await fetch(`${at(0)}api/matches/${match}`)).json()) as InvitedTo;
    expect([info.clock, info.names]).toEqual([null, [null, "Jo"]]);
    const clock = { per: "side", seconds: 60 };
    const alone = await post<{ reason: string }>(at(0), "matches", { ...ONE_PIECE, seats: ["human", "random"], clock });
    expect([alone.status, alone.json.reason]).toEqual([400, "A clock needs two people."]);
    const wrong = { ...ONE_PIECE, clock: { per: "side", seconds: 1e12 } };
    expect((await post(at(0), "matches", wrong)).status).toBe(400);
  });

  test("run while one thinks, from the second answer on, alike at both processes and after both forgot the match", async () => {
    const { match, tokens, guests } = await seatApart({ clock: { per: "side", seconds: 600 } });
    const [one, other] = guests;
    expect(one.now.clocks).toEqual({ left: [600_000, 600_000], runs: null, since: 0, out: null });
    await answerBoth(guests, 8);
    const { clocks } = await one.until((now) => now.clocks?.runs != null);
    expect(clocks?.runs).toBe(one.now.view.decision?.seat);
    await other.until((now) => JSON.stringify(now.clocks) === JSON.stringify(clocks));
    expect(Math.min(...((clocks?.left ?? []) as number[]))).toBeLessThan(600_000);
    await Promise.all(guests.map((guest) => guest.leave()));
    await Promise.all(servers.map((server) => server.sweep()));
    expect((await attend(at(1), match, tokens[0])).now.clocks).toEqual(clocks);
  });

  test("let the other claim the match once the time is up, and not before", async () => {
    const { match, tokens, guests } = await seatApart({ clock: { per: "answer", seconds: 10 } });
    await answerBoth(guests, 8);
    const slow = guests.findIndex(({ now }) => now.view.decision?.own === true);
    expect((await guests[1 - slow]?.ask({ type: "claim" }))?.taken).toMatchObject({ code: "CLAIM_EARLY" });
    await Promise.all(guests.map((guest) => guest.leave()));
    await Promise.all(servers.map((server) => server.sweep()));
    const database = await openPostgres(url);
    // as if all of it had been stored ten seconds earlier
    await database.query("UPDATE inputs SET at = at - interval '10 seconds' WHERE match_id = $1", [match]);
    await database.close();
    const again = await Promise.all(tokens.map((token, seat) => attend(at(seat), match, token)));
    expect((await again[slow]?.ask({ type: "claim" }))?.taken).toMatchObject({ code: "CLAIM_EARLY" });
    expect((await again[1 - slow]?.ask({ type: "claim" }))?.taken).toEqual({ ok: true });
    for (const guest of again) {
      const { view, clocks } = await guest.until((now) => now.view.outcome !== null);
      expect([view.outcome?.winners, clocks?.out]).toEqual([[1 - slow], slow]);
    }
  });
});

describe("a time limit", () => {
  test("runs once both have answered, and ends the match with its round for both, whichever process they are at", async () => {
    const limited = { game: "imperial-assault", seed: "1", setup: { minutes: 60 } };
    const { match, tokens, guests } = await seatApart(limited);
    expect(guests[0].now.lasts).toEqual({ left: 3_600_000, since: null });
    // one side is deployed after the other
    while (guests[0].now.lasts?.since == null) await answerBoth(guests, 1);
    const { lasts } = guests[0].now;
    await guests[1].until((now) => JSON.stringify(now.lasts) === JSON.stringify(lasts));
    expect((await guests[0].ask({ type: "claim" })).taken).toMatchObject({ code: "CLAIM_EARLY" });
    await Promise.all(guests.map((guest) => guest.leave()));
    await Promise.all(servers.map((server) => server.sweep()));
    const database = await openPostgres(url);
    await database.query("UPDATE inputs SET at = at - interval '1 hour' WHERE match_id = $1", [match]);
    await database.close();
    const [one, other] = await Promise.all(tokens.map((token, seat) => attend(at(seat), match, token)));
    expect((await one?.ask({ type: "claim" }))?.taken).toEqual({ ok: true });
    for (const guest of [one, other]) {
      const now = await guest?.until(({ lasts }) => lasts?.left === 0);
      expect(now?.view.slices["imperial-assault"]).toMatchObject({ timeUp: true, lastRound: 1 });
      expect(now?.view.outcome).toBeNull();
    }
    const asked = [one, other].find((guest) => guest?.now.view.decision?.own === true);
    expect((await answerAny(asked as Guest)).taken).toEqual({ ok: true });
  });
});

describe("a rematch", () => {
  test("begins once both want it, in each other's places, with the tokens they have and fresh dice", async () => {
    const { match, tokens, guests } = await seatApart({ clock: { per: "side", seconds: 600 } });
    const [one, other] = guests;
    expect((await one.ask({ type: "rematch", agrees: true })).taken).toMatchObject({ code: "REMATCH_EARLY" });
    await other.ask({ type: "resign" });
    await one.until(({ view }) => view.outcome !== null);
    expect((await one.ask({ type: "rematch", agrees: true })).taken).toEqual({ ok: true });
    await other.until(({ rematch }) => rematch?.agreed.includes(0) === true);
    expect((await other.ask({ type: "rematch", agrees: false })).taken).toEqual({ ok: true });
    await one.until(({ rematch }) => rematch === null);
    const asked = await Promise.all(guests.map((guest) => guest.ask({ type: "rematch", agrees: true })));
    expect(asked.map(({ taken }) => taken)).toEqual([{ ok: true }, { ok: true }]);
    const now = await Promise.all(guests.map((guest) => guest.until(({ rematch }) => rematch?.match != null)));
    const [next] = now.map(({ rematch }) => rematch?.match as string);
    expect(now[1]?.rematch?.match).toBe(next);
    const later = await attend(at(1), match, tokens[0]);
    expect(later.now.rematch).toMatchObject({ match: next });
    const again = await Promise.all(tokens.map((token, seat) => attend(at(seat), next as string, token)));
    expect(again.map(({ raw }) => JSON.parse(raw[0] as string).about)).toMatchObject([
      { seat: 1, unusual: [], clock: { seconds: 600 } },
      { seat: 0, unusual: [] },
    ]);
    expect((await again[0]?.until(({ names }) => names[0] !== null))?.names).toEqual(["Jo", null]);
    await answerBoth(again as [Guest, Guest], 2);
    const watcher = await attend(at(0), match, null);
    expect((await watcher.ask({ type: "rematch", agrees: true })).taken).toMatchObject({ code: "NOT_SEATED" });
  });

  test("against a bot needs nobody else, and counts among its maker's matches", async () => {
    let { match, token } = await make(at(0), { game: "one-piece", seats: ["human", "random"] });
    for (let played = 0; ; played++) {
      expect(played).toBeLessThan(25);
      const guest = await attend(at(0), match, token);
      await guest.ask({ type: "resign" });
      const { taken } = await guest.ask({ type: "rematch", agrees: true });
      const next = guest.now.rematch?.match;
      await guest.leave();
      if (!taken.ok) {
        expect(taken.code).toBe("TOO_MANY");
        break;
      }
      match = next as string;
    }
  });
});
