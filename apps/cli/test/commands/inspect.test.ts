import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { facts } from "@riposte/data-finished";
import { finished } from "@riposte/finished";
import { compose, saveMatch, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { flags, program, riposte, scratchFile } from "../riposte.js";

/** Serves, fetches a path of it, and stops. */
async function served(words: readonly string[], path: string) {
  const child = spawn(process.execPath, [...flags, program, ...words], { stdio: ["ignore", "pipe", "inherit"] });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const address = new URL(line.toString().trim());
  const response = await fetch(new URL(path, address));
  const text = await response.text();
  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  return { address, text, code };
}

test("a game's machines are shown at an address of this machine, until it is stopped", async () => {
  const { address, text, code } = await served(["inspect", "finished"], "/");
  expect(address.hostname).toBe("127.0.0.1");
  expect(address.hash).toBe("#/inspect/finished");
  expect(text).toContain('<div id="root">');
  expect(code).toBe(0);
});

test("a save is served beside the table", async () => {
  const save = saveMatch(startMatch(compose([finished(facts as never)]), { seed: 1 }));
  const file = scratchFile("inspected.json", save);
  const { address, text } = await served(["inspect", file], "/replay.json");
  expect(address.hash).toBe("#/inspect/finished?replay=/replay.json");
  expect(JSON.parse(text)).toEqual(JSON.parse(JSON.stringify(save)));
});

test("a plugin of another author joins what is inspected, its code as a module beside the page", async () => {
  const wager = fileURLToPath(new URL("../../../../docs/examples/dist/wager/plugin.js", import.meta.url));
  const { text } = await served(["inspect", "one-piece", "--plugin", wager], "/");
  const [, written = ""] = /id="guests">([^<]*)</.exec(text) ?? [];
  const [guest] = JSON.parse(written);
  expect(guest).toMatchObject({ about: { name: "wager" }, joins: ["one-piece"] });
  expect(guest.module).toMatch(/^wager-[0-9a-f]{12}\.js$/);
  expect(await riposte(["inspect", "finished", "--plugin", wager])).toMatchObject({
    code: 2,
    err: expect.stringContaining('Plugin "wager" needs "one-piece"'),
  });
});

test("an unknown game and a damaged file are told before anything is served", async () => {
  expect(await riposte(["inspect", "finishd"])).toMatchObject({ code: 2, err: expect.stringContaining("finished") });
  expect(await riposte(["inspect", scratchFile("cut.json", "{")])).toMatchObject({ code: 2 });
});
