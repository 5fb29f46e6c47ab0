import { spawn } from "node:child_process";
import { once } from "node:events";
import { lstatSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
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

const MANIFEST = {
  name: "sweet-tooth",
  version: "1.2.3",
  type: "module",
  main: "index.js",
  peerDependencies: { "@riposte/kernel": ">=0.1" },
};
const RULE = `
import { declarePlugin, definePlugin } from "@riposte/kernel";
const declared = declarePlugin({ name: "sweet-tooth", version: "1.2.3", requires: [{ name: "finished", range: "*" }] });
export const sweetTooth = definePlugin(declared, { effects: {} });`;

test("the packed tarballs are installed by npm alone, and the command runs", () => {
  const files = tarballs.map(({ file }) => file);
  runTool(home, "npm", "install", "--global", "--prefix", home, "--no-audit", "--no-fund", ...files);
  const { version } = tarballs.find(({ name }) => name === "@riposte/cli") ?? {};
  expect(runTool(home, riposte, "--version").trim()).toBe(version);
  expect(runTool(home, riposte, "simulate", "finished", "--games", "2", "--seed", "1")).toMatch(/2 games/);
});

test("a plugin in a repository of its own, with nothing installed, joins by path, by link and by tarball", () => {
  const [mine, app] = [join(home, "mine"), join(home, "app")];
  for (const folder of [mine, app]) mkdirSync(folder);
  writeFileSync(join(mine, "package.json"), JSON.stringify(MANIFEST));
  writeFileSync(join(mine, "index.js"), RULE);
  writeFileSync(join(app, "package.json"), JSON.stringify({ name: "app", private: true }));
  const plays = (folder: string, guest: string) =>
    expect(runTool(folder, riposte, "plugins", "finished", "--plugin", guest)).toMatch(/^sweet-tooth +1\.2\.3 /m);
  plays(home, "./mine");
  plays(mine, "index.js");
  // its peers are not there: riposte has them
  const install = (...what: readonly string[]) =>
    runTool(app, "npm", "install", "--no-audit", "--no-fund", "--legacy-peer-deps", ...what);
  install(mine);
  expect(lstatSync(join(app, "node_modules/sweet-tooth")).isSymbolicLink()).toBe(true);
  plays(app, "sweet-tooth");
  const [{ filename } = { filename: "" }] = JSON.parse(runTool(mine, "npm", "pack", "--json")) as {
    filename: string;
  }[];
  install(join(mine, filename));
  expect(lstatSync(join(app, "node_modules/sweet-tooth")).isSymbolicLink()).toBe(false);
  plays(app, "sweet-tooth");
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
