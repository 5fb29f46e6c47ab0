import { describe, expect, test } from "vitest";
import { startServer } from "../../src/index.js";
import { openPostgres } from "../../src/storage/postgres.js";
import { createSqlStore } from "../../src/storage/sql-store.js";
import { answerAny, attend, make } from "../guest.js";

/** A database whose tables this test may fill: `RIPOSTE_TEST_DATABASE=postgres://user@host/name pnpm test:long`. */
const URL = process.env.RIPOSTE_TEST_DATABASE;
const MAKING = { game: "finished", seats: ["human"], seed: "1" };

describe.skipIf(URL === undefined)("a PostgreSQL server in place of the embedded one", () => {
  test("keeps a match while one server goes and another comes", async () => {
    const first = await startServer({ database: await openPostgres(String(URL)) });
    const { match, token } = await make(first.address, MAKING);
    const guest = await attend(first.address, match, token);
    for (let at = 0; at < 150; at++) expect((await answerAny(guest, at)).taken).toEqual({ ok: true });
    const before = structuredClone(guest.now);
    await guest.leave();
    await first.close();
    const second = await startServer({ database: await openPostgres(String(URL)) });
    const again = await attend(second.address, match, token);
    expect(again.now).toEqual(before);
    expect((await answerAny(again)).taken).toEqual({ ok: true });
    await again.leave();
    await second.close();
  });

  test("lets one of two servers append, so that no input is lost or doubled", async () => {
    const stores = await Promise.all([0, 1].map(async () => createSqlStore(await openPostgres(String(URL)))));
    const server = await startServer({ database: await openPostgres(String(URL)) });
    const { match } = await make(server.address, MAKING);
    for (let at = 0; at < 50; at++) {
      const tried = await Promise.all(stores.map((store, seat) => store.append(match, at, [{ seat, answer: "a" }])));
      expect(tried.filter(Boolean)).toHaveLength(1);
    }
    expect((await stores[0]?.load(match))?.inputs).toHaveLength(50);
    await server.close();
    for (const store of stores) await store.close();
  });
});

test("a server that does not answer is told with the reason", async () => {
  await expect(openPostgres("postgres://nobody@127.0.0.1:1/none")).rejects.toThrow(
    /database does not answer.*ECONNREFUSED/,
  );
});
