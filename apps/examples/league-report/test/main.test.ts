import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { main } from "../src/main.js";

function run(...words: readonly string[]) {
  const printed: string[] = [];
  return { status: main(words, (line) => printed.push(line)), printed: printed.join("\n") };
}

test("--help says how it is used and which armies there are", () => {
  const bin = fileURLToPath(new URL("../bin/league-report.js", import.meta.url));
  const { status, stdout } = spawnSync(process.execPath, [bin, "--help"], { encoding: "utf8" });
  expect(status).toBe(0);
  expect(stdout).toContain("Armies: imperial-garrison");
});

test("mistakes are told and end with 2", () => {
  expect(run("--format", "pdf", "a.json")).toEqual({ status: 2, printed: expect.stringContaining('no format "pdf"') });
  expect(run("--armys", "x")).toEqual({ status: 2, printed: expect.stringContaining("--armys") });
  expect(run("nowhere.json=Ann,Bob")).toEqual({ status: 2, printed: expect.stringContaining("nowhere.json") });
  expect(run()).toEqual({ status: 2, printed: expect.stringContaining("FILE=ANN,BOB") });
});
