import { mkdtempSync, readdirSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { startServer } from "../src/index.js";
import { lockFolder } from "../src/storage/folder-lock.js";
import { openLocked } from "../src/storage/locked-database.js";
import { make } from "./guest.js";

const fresh = () => mkdtempSync(join(tmpdir(), "riposte-lost-"));
const takeFrom = (folder: string) => writeFileSync(join(folder, "server-2.lock"), "another's");

test("a database whose folder was taken is asked nothing more, and closes without a write", async () => {
  const folder = fresh();
  const database = await openLocked(await lockFolder(folder));
  takeFrom(folder);
  await expect(database.query("CREATE TABLE one (a int)")).rejects.toThrow("Another process has taken");
  await database.close();
  expect(readdirSync(folder)).toContain("server-2.lock");
}, 30_000);

test("a server whose folder was taken stops, says why, and can be stopped again", async () => {
  const folder = fresh();
  const logged: string[] = [];
  const server = await startServer({ data: folder, log: (line) => logged.push(line) });
  await server.ready;
  await make(server.address, { game: "finished", seats: ["human"] });
  takeFrom(folder);
  expect((await server.lost).fault).toMatchObject({ code: "STORAGE_FAILED" });
  expect(logged).toEqual([expect.stringContaining("This server stops")]);
  await expect(fetch(`${server.address}health`)).rejects.toThrow();
  await server.close();
}, 30_000);

test("a server whose port is taken leaves its folder free, and its database closed", async () => {
  const [first, folder] = [await startServer(), fresh()];
  const port = Number(new URL(first.address).port);
  await expect(startServer({ data: folder, port })).rejects.toMatchObject({ code: "EADDRINUSE" });
  const again = await startServer({ data: folder });
  await again.ready;
  await Promise.all([first.close(), again.close()]);
}, 30_000);
