import { type RealPostgres, startPostgres } from "@riposte/postgres";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openPostgres } from "../src/storage/postgres.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";
import { type Killable, killAll, startKillable } from "./killable.js";

const GAMES = ["one-piece", "imperial-assault", "warhammer-40k"];
const MOST_INPUTS = 4000;
let postgres: RealPostgres;
let servers: [Killable, Killable];

beforeAll(async () => {
  postgres = await startPostgres();
  servers = [
    await startKillable("serve-postgres.mjs", postgres.url),
    await startKillable("serve-postgres.mjs", postgres.url),
  ];
}, 60_000);
afterAll(async () => {
  killAll();
  await postgres.stop();
});

interface Sitting {
  readonly match: string;
  readonly tokens: readonly string[];
  /** Which process each seat is at. */
  readonly at: number[];
  readonly guests: Guest[];
}

async function seatApart(game: string): Promise<Sitting> {
  const made = await make(servers[0].address, { game, seed: "7", seats: ["human", "human"] });
  const { json } = await post<{ token: string }>(servers[1].address, `matches/${made.match}/join`, {
    invite: made.invites[0]?.invite,
  });
  const tokens = [made.token as string, json.token];
  const guests = await Promise.all(tokens.map((token, seat) => attend(addressOf(seat), made.match, token)));
  return { match: made.match, tokens, at: [0, 1], guests };
}

const addressOf = (process: number): string => (servers[process] as Killable).address;

/** Whoever is asked answers; every answer acknowledged is counted. */
async function play({ guests }: Sitting, most: number): Promise<number> {
  let acknowledged = 0;
  for (; acknowledged < most; acknowledged++) {
    const asked = guests.find(({ now }) => now.view.decision?.own === true);
    if (asked === undefined) {
      if (guests.some(({ now }) => now.view.outcome !== null)) break;
      await new Promise((resolve) => setTimeout(resolve, 5));
      acknowledged -= 1;
      continue;
    }
    const { id } = asked.now.view.decision as { readonly id: number };
    expect((await answerAny(asked, acknowledged * 7919)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== id)));
  }
  return acknowledged;
}

describe.each(GAMES)("a match of %s with its players at two processes", (game) => {
  test("is played to its end, and both saw the same", async () => {
    const sitting = await seatApart(game);
    const inputs = await play(sitting, MOST_INPUTS);
    if (inputs === MOST_INPUTS) await sitting.guests[0]?.ask({ type: "resign" });
    const outcomes = await Promise.all(sitting.guests.map((guest) => guest.until(({ view }) => view.outcome !== null)));
    expect(outcomes[0]?.view.outcome).toEqual(outcomes[1]?.view.outcome);
    const database = await openPostgres(postgres.url);
    const { rows } = await database.query<{ count: number }>(
      "SELECT count(*)::integer AS count FROM inputs WHERE match_id = $1",
      [sitting.match],
    );
    expect(rows[0]?.count).toBe(inputs + (inputs === MOST_INPUTS ? 1 : 0));
    await database.close();
    for (const guest of sitting.guests) await guest.leave();
  }, 300_000);
});

test("killed with its players in the middle, they go on at the other process, and nothing is lost or doubled", async () => {
  const sitting = await seatApart("one-piece");
  const before = await play(sitting, 20);
  const began = performance.now();
  await servers[1].kill();
  sitting.guests[1] = await attend(addressOf(0), sitting.match, sitting.tokens[1] as string);
  expect(performance.now() - began).toBeLessThan(5000);
  expect(sitting.guests[1].steps).toHaveLength(before + 1);
  const after = await play(sitting, 20);
  expect(sitting.guests[0]?.steps).toHaveLength(before + after + 1);
  servers[1] = await startKillable("serve-postgres.mjs", postgres.url);
}, 120_000);

test("a bot whose process was killed answers again, from the other one, within seconds", async () => {
  const { match, token } = await make(servers[0].address, { game: "one-piece", seats: ["human", "random"], seed: "4" });
  const first = await attend(addressOf(0), match, token);
  await first.until(({ view }) => view.decision?.own === true);
  const second = await attend(addressOf(1), match, token);
  await servers[0].kill();
  for (let played = 0; played < 6; played++) {
    await second.until(({ view }) => view.decision?.own === true);
    expect((await answerAny(second)).taken).toEqual({ ok: true });
  }
  expect(second.steps.some(({ by }) => by === 1)).toBe(true);
}, 60_000);
