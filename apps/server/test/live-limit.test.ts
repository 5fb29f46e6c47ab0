import { createFreshDatabase } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openPostgres, type RunningServer, startServer } from "../src/index.js";
import type { Database } from "../src/storage/database.js";
import { attend, type Guest, make, post, seatTwo } from "./guest.js";

const PROCESSES = 4;
const MOST = 7;
const FINISHED = { game: "finished", seats: ["human"] };
/** Storing a match takes so long that others come between. */
const SLOW = `
  CREATE FUNCTION linger() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN PERFORM pg_sleep(0.02); RETURN NEW; END $$;
  CREATE TRIGGER slow BEFORE INSERT ON matches FOR EACH ROW EXECUTE FUNCTION linger()`;
let database: Database;
let servers: readonly RunningServer[];

beforeAll(async () => {
  const url = await createFreshDatabase();
  database = await openPostgres(url);
  const limits = { liveMatchesPerAddress: MOST };
  servers = await Promise.all(
    Array.from({ length: PROCESSES }, async () => startServer({ database: await openPostgres(url), limits })),
  );
  await Promise.all(servers.map(({ ready }) => ready));
  await database.query(SLOW);
}, 60_000);
afterAll(async () => {
  await Promise.all(servers.map((server) => server.close()));
  await database.close();
});

const liveNow = async (): Promise<number> =>
  (await database.query<{ live: number }>("SELECT count(*)::integer AS live FROM matches WHERE ended_at IS NULL"))
    .rows[0]?.live as number;
const endAll = () => database.query("UPDATE matches SET ended_at = now()");

test("of many matches that a guest makes at four processes at once just as many are made as may be under way", async () => {
  for (let round = 0; round < 5; round++) {
    await endAll();
    const asked = Array.from({ length: 40 }, (_, at) =>
      post<{ code?: string }>(servers[at % PROCESSES]?.address as string, "matches", FINISHED),
    );
    const answers = await Promise.all(asked);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(MOST);
    const refused = answers.filter(({ status }) => status !== 201);
    expect(new Set(refused.map(({ status, json }) => `${status} ${json.code}`))).toEqual(new Set(["429 TOO_MANY"]));
    expect(await liveNow()).toBe(MOST);
  }
});

test("a match that is played again counts as one more", async () => {
  await endAll();
  const address = servers[0]?.address as string;
  const { guests } = await seatTwo(address, { game: "one-piece" });
  const [one, other] = guests as [Guest, Guest];
  await one.ask({ type: "resign" });
  for (let made = 0; made < MOST; made++) await make(address, FINISHED);
  expect((await one.ask({ type: "rematch", agrees: true })).taken).toEqual({ ok: true });
  expect((await other.ask({ type: "rematch", agrees: true })).taken).toMatchObject({ code: "TOO_MANY" });
  expect(await liveNow()).toBe(MOST);
  await database.query(
    "UPDATE matches SET ended_at = now() WHERE id = (SELECT id FROM matches WHERE ended_at IS NULL LIMIT 1)",
  );
  expect((await other.ask({ type: "rematch", agrees: true })).taken).toEqual({ ok: true });
  const { rematch } = await one.until(({ rematch }) => rematch?.match != null);
  await (await attend(address, rematch?.match as string, null)).leave();
});
