import { execFileSync } from "node:child_process";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const script = fileURLToPath(new URL("../../../tooling/run/cold-start.mjs", import.meta.url));

/** CPU milliseconds that no machine should take; a quiet one of today takes about a third (`node tooling/run/cold-start.mjs`). */
const MOST: Readonly<Record<string, number>> = {
  "riposte --version": 300,
  "riposte --help": 900,
  "riposte play --help": 900,
  "riposte odds 40k --help": 900,
  "riposte odds 40k --attacker ember-guard --defender thorn-alpha": 1000,
  "riposte simulate finished --games 1 --seed 1": 1200,
  "riposte simulate imperial-assault --games 1 --seed 1": 3000,
};

test("commands start with little: none loads games that it does not need", { timeout: 120_000 }, () => {
  const told = execFileSync(process.execPath, [script, "--json", "--runs", "1"], { encoding: "utf8" });
  const figures = JSON.parse(told) as readonly { readonly command: string; readonly ms: number }[];
  const known = Object.keys(MOST).filter((command) => figures.some((one) => one.command === command));
  expect(known).toEqual(Object.keys(MOST));
  expect(figures.filter(({ command, ms }) => ms > (MOST[command] ?? Number.POSITIVE_INFINITY))).toEqual([]);
});
