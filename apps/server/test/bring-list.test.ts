import { findGame } from "@riposte/hosting";
import type { Taken } from "@riposte/hosting/seats";
import { createFreshDatabase } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type RunningServer, startServer } from "../src/index.js";
import type { InvitedTo } from "../src/protocol.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";

/** Two processes, and the two people of each match at one each. */
let servers: readonly RunningServer[];
/** Ready ones, by name; and one of a player's own. */
let decks: readonly string[];
let own: object;
const MATCH = { game: "one-piece", seats: ["human", "human"], bring: true };

beforeAll(async () => {
  const url = await createFreshDatabase();
  const serve = async () => startServer({ database: await openPostgres(url) });
  servers = await Promise.all([serve(), serve()]);
  await Promise.all(servers.map(({ ready }) => ready));
  const entry = await findGame("one-piece")?.load();
  decks = entry?.setup.flatMap(({ sides }) => sides?.() ?? []).map(({ id }) => id) ?? [];
  const builder = await findGame("one-piece")?.loadLists?.();
  own = builder?.named(builder.ready[1]?.list, "Sunken Treasure") as object;
}, 60_000);
afterAll(() => Promise.all(servers.map((server) => server.close())));

const at = (index: number): string => servers[index]?.address as string;
const bring = async ({ match, tokens }: Apart, seat: 0 | 1, list: unknown) =>
  (await post<Taken>(at(seat), `matches/${match}/list`, { token: tokens[seat], list })).json;
type Apart = Awaited<ReturnType<typeof seatApart>>;
const aboutFor = async (match: string) => (await (await fetch(`${at(0)}api/matches/${match}`)).json()) as InvitedTo;
const welcomed = async (index: number, match: string, token: string) =>
  JSON.parse((await attend(at(index), match, token)).raw[0] as string).about as InvitedTo;

async function seatApart() {
  const made = await make(at(0), MATCH);
  const { json } = await post<{ token: string }>(at(1), `matches/${made.match}/join`, {
    invite: made.invites[0]?.invite,
  });
  const tokens = [made.token as string, json.token] as const;
  const guests = await Promise.all(tokens.map((token, seat) => attend(at(seat), made.match, token)));
  return { match: made.match, tokens, guests: guests as [Guest, Guest] };
}

test("each brings a deck, hidden until both have, and either may think again until then", async () => {
  const apart = await seatApart();
  const { match, tokens, guests } = apart;
  const [one, other] = guests;
  expect(one.now.brought).toEqual([]);
  expect(await aboutFor(match)).toMatchObject({ bring: "decks", chosen: {} });
  expect(await bring(apart, 0, own)).toEqual({ ok: true });
  await other.until(({ brought }) => brought?.includes(0) === true);
  // nothing of it has reached the other, nor what every guest may read
  expect(other.raw.join()).not.toContain("Treasure");
  expect(JSON.stringify(await aboutFor(match))).not.toContain("Treasure");
  expect((await one.ask({ type: "policy", change: { set: "hold", hold: "auto" } })).taken).toMatchObject({
    code: "NOT_BEGUN",
  });
  expect(await bring(apart, 0, null)).toEqual({ ok: true });
  await other.until(({ brought }) => brought?.length === 0);
  expect(await bring(apart, 1, decks[1])).toEqual({ ok: true });
  expect(await bring(apart, 0, own)).toEqual({ ok: true });
  await Promise.all(guests.map((guest) => guest.until(({ brought }) => brought === null)));
  expect(await welcomed(1, match, tokens[1])).toMatchObject({
    bring: null,
    chosen: { decks: [null, decks[1]] },
    unusual: [],
  });
  const asked = guests.find(({ now }) => now.view.decision?.own === true) as Guest;
  expect((await answerAny(asked)).taken).toEqual({ ok: true });
  expect(await bring(apart, 0, decks[0])).toMatchObject({ code: "LIST_REFUSED" });
});

test("a list that cannot be played is refused with its reason, and the player is told of no other", async () => {
  const apart = await seatApart();
  const { guests } = apart;
  const [one] = guests;
  await bring(apart, 1, decks[0]);
  for (const list of [
    "no-such-deck",
    { name: "Mine", leader: "OP01-001", cards: { "OP01-006": 9 } },
    { ship: "Merry" },
  ])
    expect(await bring(apart, 0, list)).toMatchObject({ code: "LIST_REFUSED", reason: expect.any(String) });
  expect(await bring(apart, 0, "no-such-deck")).toMatchObject({
    reason: expect.stringMatching(/There is no deck "no-such-deck"/),
  });
  expect((await one.until(({ brought }) => brought?.length === 1)).brought).toEqual([1]);
  const { status } = await post(at(0), `matches/${apart.match}/list`, { token: "no-such", list: decks[0] });
  expect(status).toBe(403);
});

test("when both say ready at once the match begins once, the same for both", async () => {
  const apart = await seatApart();
  const { guests } = apart;
  await Promise.all(([0, 1] as const).map((seat) => bring(apart, seat, decks[seat])));
  await Promise.all(guests.map((guest) => guest.until(({ brought }) => brought === null)));
  const hands = guests.map(({ now }) => JSON.stringify(now.view.decision?.id));
  expect(hands[0]).toBe(hands[1]);
});

test("a rematch asks again", async () => {
  const apart = await seatApart();
  const { tokens, guests } = apart;
  await Promise.all(([0, 1] as const).map((seat) => bring(apart, seat, decks[seat])));
  await Promise.all(guests.map((guest) => guest.until(({ brought }) => brought === null)));
  await guests[0].ask({ type: "resign" });
  await guests[1].until(({ view }) => view.outcome !== null);
  await Promise.all(guests.map((guest) => guest.ask({ type: "rematch", agrees: true })));
  const { rematch } = await guests[0].until((now) => now.rematch?.match != null);
  expect(await welcomed(0, rematch?.match as string, tokens[0])).toMatchObject({ seat: 1, bring: "decks" });
});

test.each([
  ["a game without lists", { game: "finished", seats: ["human"] }, "There is nothing to bring to Finished!"],
  ["a list in the setup", { setup: { decks: ["a", "b"] } }, 'leave "decks" out of the setup'],
  ["a bot", { seats: ["human", "random"] }, "A bot brings nothing"],
])("bad input: %s", async (_what, asked, says) => {
  const { json } = await post<{ reason: string }>(at(0), "matches", { ...MATCH, ...asked });
  expect(json.reason).toContain(says);
});
