import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "@riposte/server";
import { expect, test } from "vitest";
import { riposte } from "../riposte.js";

test("an operator sees what a stopped server keeps; while it runs its folder is its own", async () => {
  const data = mkdtempSync(join(tmpdir(), "riposte-admin-"));
  const server = await startServer({ data });
  const response = await fetch(`${server.address}api/matches`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ game: "finished", seats: ["human"], seed: "1" }),
  });
  const { match } = (await response.json()) as { readonly match: string };
  const admin = (...words: readonly string[]) => riposte(["admin", ...words, "--data", data]);
  expect(await admin("list")).toMatchObject({ code: 2, err: expect.stringContaining("in use") });
  await server.close();
  expect((await admin("list")).out).toMatch(new RegExp(`^${match}  open    finished  human  0 inputs`));
  expect(await admin("list", "--state", "over")).toMatchObject({ out: "", err: "Page 1 of 1; 0 in all.\n" });
  expect((await admin("close", "--address", "127.0.0.1")).out).toBe("1 match of 127.0.0.1 is closed.\n");
  expect((await admin("list", "--state", "closed")).out).toContain(match);
  expect((await admin("ban", "2001:db8:1:2::7", "--hours", "2")).out).toContain("2001:db8:1:2::7 is shut out until 20");
  expect((await admin("bans")).out).toMatch(/^2001:db8:1:2 {2}until 20/);
  expect((await admin("unban", "2001:db8:1:2::8")).out).toContain("is let in again");
  expect((await admin("bans")).out).toBe("");
  expect((await admin("ban", match, "0")).out).toMatch(new RegExp(`^Seat 0 of match ${match} is shut out until 20`));
  expect((await admin("bans")).out).toMatch(new RegExp(`^${match} 0 {2}until 20`));
  expect((await admin("unban", match, "0")).out).toBe(`Seat 0 of match ${match} is let in again.\n`);
  expect((await admin("unban", match, "0")).out).toBe(`Seat 0 of match ${match} was not shut out.\n`);
  expect(await admin("ban", match, "1")).toMatchObject({ code: 2, err: expect.stringContaining("no person") });
}, 60_000);

test("a deed that is none, or lacks its match, is refused with the right words", async () => {
  expect(await riposte(["admin", "clsoe", "x"])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "close"?'),
  });
  expect(await riposte(["admin", "close"])).toMatchObject({
    code: 2,
    err: expect.stringContaining("riposte admin close MATCH"),
  });
  expect(await riposte(["admin", "ban", "table.example"])).toMatchObject({
    code: 2,
    err: expect.stringContaining('"table.example" is no address'),
  });
  expect(await riposte(["admin", "list", "--state", "opne"])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "open"?'),
  });
});

test("a file of settings with a wrong name is refused with the right one", async () => {
  const file = join(mkdtempSync(join(tmpdir(), "riposte-config-")), "riposte.json");
  writeFileSync(file, JSON.stringify({ prot: 4000 }));
  expect(await riposte(["serve", "--config", file])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Did you mean "port"?'),
  });
});
