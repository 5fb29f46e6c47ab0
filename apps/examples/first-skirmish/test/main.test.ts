import { spawnSync } from "node:child_process";
import { Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { main } from "../src/main.js";

async function run(input: string, ...words: readonly string[]) {
  const printed: string[] = [];
  const status = await main(words, Readable.from([input]), (line) => printed.push(line));
  return { status, printed: printed.join("\n") };
}

test("--help says how it is used", () => {
  const bin = fileURLToPath(new URL("../bin/first-skirmish.js", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [bin, "--help"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain("--watch");
});

test("a flag nobody knows is a mistake", async () => {
  expect(await run("", "--sead", "1")).toEqual({
    status: 2,
    printed: expect.stringContaining("Not understood: --sead"),
  });
});

test("it is played line by line, and stops when nobody answers any more", async () => {
  const { status, printed } = await run("1\n", "--seed", "7");
  expect(status).toBe(0);
  expect(printed).toContain("Until next time.");
});

test("--watch plays it through", async () => {
  expect((await run("", "--watch")).printed).toMatch(/The skirmish is over in round \d+/);
});
