import { type RealPostgres, startPostgres } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres } from "../src/storage/postgres.js";
import { answerAny, attend, type Guest, make, post } from "./guest.js";
import { type Killable, killAll, startKillable } from "./killable.js";
import { documented, isNginxThere, type Nginx, startNginx } from "./nginx.js";

const SHARDS = ["a", "b"] as const;
type Shard = (typeof SHARDS)[number];
const ONE_PIECE = { game: "one-piece", seats: ["human", "human"], seed: "7" };
/** Longer than an answer takes on a busy machine, shorter than a wait for a database that is gone. */
const SOON = 3000;

const databases = {} as Record<Shard, RealPostgres>;
const servers = {} as Record<Shard, readonly Killable[]>;
let nginx: Nginx | undefined;

beforeAll(async () => {
  for (const shard of SHARDS) {
    const database = await startPostgres();
    databases[shard] = database;
    const serve = () => startKillable("serve-postgres.mjs", database.url, "{}", shard);
    servers[shard] = await Promise.all([serve(), serve()]);
  }
  if (!isNginxThere) return;
  const ports = Object.fromEntries(
    SHARDS.flatMap((shard) => servers[shard]).map(({ address }, at) => [4000 + at, address]),
  );
  nginx = await startNginx(dealt(), ports);
}, 120_000);
afterAll(async () => {
  nginx?.stop();
  killAll();
  await Promise.all(SHARDS.map((shard) => databases[shard].stop()));
});

/** nginx.conf with the part that deals to shards, as it says there. */
const dealt = (): string =>
  documented("nginx.conf")
    .replace(/^upstream riposte \{.*?^\}\n/ms, documented("nginx-shards.conf"))
    .replaceAll("proxy_pass http://riposte;", "proxy_pass http://$riposte_shard;")
    // one guest makes all requests of this test
    .replace(/^ *limit_req zone.*\n/m, "");

const addressOf = (shard: Shard, process: number): string => servers[shard][process]?.address as string;

/** Who sits at which process: a proxy may also send the two people of a match to different ones. */
async function seatApart(shard: Shard) {
  const made = await make(addressOf(shard, 0), ONE_PIECE);
  const { json } = await post<{ token: string }>(addressOf(shard, 1), `matches/${made.match}/join`, {
    invite: made.invites[0]?.invite,
  });
  const tokens = [made.token as string, json.token];
  return { shard, match: made.match, tokens, guests: await comeTo(shard, made.match, tokens) };
}

const comeTo = (shard: Shard, match: string, tokens: readonly string[]): Promise<readonly Guest[]> =>
  Promise.all(tokens.map((token, seat) => attend(addressOf(shard, seat), match, token)));

const askedOf = (guests: readonly Guest[]): Guest => {
  const asked = guests.find(({ now }) => now.view.decision?.own === true);
  if (asked === undefined) throw new Error("No seat is asked.");
  return asked;
};

/** Each answer is acknowledged, and told at both processes. */
async function play(guests: readonly Guest[], answers: number): Promise<void> {
  for (let played = 0; played < answers; played++) {
    const asked = askedOf(guests);
    const { id } = asked.now.view.decision as { readonly id: number };
    expect((await answerAny(asked, played * 7919)).taken).toEqual({ ok: true });
    await Promise.all(guests.map((guest) => guest.until(({ view }) => view.decision?.id !== id)));
  }
}

const health = (address: string) => fetch(`${address}health`).then(({ status }) => status);

test("each shard keeps its own matches, and a match's id says which", async () => {
  const sittings = await Promise.all(SHARDS.map(seatApart));
  await Promise.all(sittings.map(({ guests }) => play(guests, 10)));
  for (const { shard, match } of sittings) {
    const database = await openPostgres(databases[shard].url);
    const { rows } = await database.query<{ id: string }>("SELECT id FROM matches");
    expect(rows.map(({ id }) => id)).toEqual([match]);
    await database.close();
    expect(match.startsWith(`${shard}.`)).toBe(true);
  }
}, 120_000);

test("with one database killed the other's matches go on, its own are refused with the reason, and they are back when it is", async () => {
  const [kept, hit] = [await seatApart("a"), await seatApart("b")];
  await Promise.all([play(kept.guests, 5), play(hit.guests, 5)]);
  const before = hit.guests[0]?.steps.length as number;
  await databases.b.crash();

  const began = performance.now();
  await play(kept.guests, 10);
  await make(addressOf("a", 1), ONE_PIECE);
  expect(performance.now() - began).toBeLessThan(SOON);
  expect(await Promise.all(servers.a.map(({ address }) => health(address)))).toEqual([200, 200]);

  expect(
    await Promise.race([answerAny(askedOf(hit.guests)).then(({ taken }) => taken), refusedAt(hit.guests)]),
  ).toMatchObject({
    code: "STORAGE_UNSURE",
  });
  for (const { address } of servers.b) {
    const refused = {
      status: 503,
      json: { code: "STORAGE_UNSURE", reason: expect.stringContaining("storage does not answer") },
    };
    expect(await post(address, "matches", ONE_PIECE)).toMatchObject(refused);
    expect(await health(address)).toBe(503);
    const guest = await attend(address, hit.match, hit.tokens[0] as string);
    expect([await guest.untilFault(), await guest.closed]).toEqual(["STORAGE_UNSURE", 1013]);
  }

  await databases.b.start();
  await expect
    .poll(() => Promise.all(servers.b.map(({ address }) => health(address))), { timeout: 20_000 })
    .toEqual([200, 200]);
  const back = await comeTo("b", hit.match, hit.tokens);
  // the answer it was killed under was stored or not; none that was acknowledged is gone
  for (const { steps } of back) expect([before, before + 1]).toContain(steps.length);
  expect(back[0]?.steps.length).toBe(back[1]?.steps.length);
  // told from one process to the other again
  await expect.poll(() => Promise.all(back.map(({ now }) => now.here.length))).toEqual([2, 2]);
  await play(back, 10);
  await play(kept.guests, 5);
}, 120_000);

const refusedAt = async (guests: readonly Guest[]) => ({
  code: await Promise.race(guests.map((guest) => guest.untilFault())),
});

test.skipIf(!isNginxThere)(
  "nginx deals matches to their shards, also while one has no database",
  async () => {
    const { open } = nginx as Nginx;
    const made = new Map<Shard, { readonly match: string; readonly token: string | null }>();
    for (let tries = 0; made.size < 2 && tries < 50; tries++) {
      const one = await make(open, ONE_PIECE);
      made.set(one.match.slice(0, 1) as Shard, one);
    }
    const statusOf = (shard: Shard) =>
      fetch(`${open}api/matches/${made.get(shard)?.match}`).then(({ status }) => status);
    const tenTimes = async (shard: Shard) =>
      new Set(await Promise.all(Array.from({ length: 10 }, () => statusOf(shard))));
    for (const shard of SHARDS) {
      expect(await tenTimes(shard)).toEqual(new Set([200]));
      const { match, token } = made.get(shard) as { match: string; token: string };
      const guest = await attend(open, match, token);
      expect(guest.now.view.seat).toBe(0);
      await guest.leave();
    }
    await databases.b.crash();
    expect([await tenTimes("a"), await tenTimes("b")]).toEqual([new Set([200]), new Set([503])]);
    await databases.b.start();
    await expect.poll(() => tenTimes("b"), { timeout: 20_000 }).toEqual(new Set([200]));
  },
  120_000,
);
