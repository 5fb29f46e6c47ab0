import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { afterAll, expect, test } from "vitest";
import { runTool } from "../src/run-tool.js";
import { packEverything } from "./packed.js";

// outside the repository: nothing above it has node_modules
const home = mkdtempSync(join(tmpdir(), "riposte-installed-"));
const { tarballs, remove } = packEverything();
const riposte = join(home, "bin/riposte");

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  remove();
});

test("the packed tarballs are installed by npm alone, and the command runs", () => {
  const files = tarballs.map(({ file }) => file);
  runTool(home, "npm", "install", "--global", "--prefix", home, "--no-audit", "--no-fund", ...files);
  const { version } = tarballs.find(({ name }) => name === "@riposte/cli") ?? {};
  expect(runTool(home, riposte, "--version").trim()).toBe(version);
  expect(runTool(home, riposte, "simulate", "finished", "--games", "2", "--seed", "1")).toMatch(/2 games/);
});

test("what was installed serves the table, its guides and matches that are kept", async () => {
  const server = spawn(riposte, ["serve", "--port", "0", "--data", join(home, "matches")], { cwd: home });
  try {
    const { value } = await createInterface({ input: server.stdout })[Symbol.asyncIterator]().next();
    const address = String(value).replace("#/", "");
    const made = await fetch(`${address}api/matches`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ game: "finished", seats: ["human"] }),
    });
    expect(await made.json()).toMatchObject({ match: expect.any(String), seat: 0 });
    for (const page of ["", "docs/", "health"])
      expect([page, (await fetch(address + page)).status]).toEqual([page, 200]);
  } finally {
    server.kill();
    await once(server, "exit");
  }
});
