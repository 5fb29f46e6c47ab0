import { type ChildProcess, spawn } from "node:child_process";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, test } from "vitest";
import { startPostgres } from "../../../server/test/real-postgres.mjs";
import { builtRiposte } from "../riposte.js";

const bin = fileURLToPath(new URL("../../bin/riposte.js", import.meta.url));
const league = ["league", "one-piece", "--games", "10", "--bots", "greedy,random", "--seed", "5", "--json"];
let postgres: Awaited<ReturnType<typeof startPostgres>>;
let url: string;
const workers: ChildProcess[] = [];

const hire = (): ChildProcess => {
  const worker = spawn(process.execPath, [bin, "worker", "--database", url, "--idle", "30"], {
    stdio: ["ignore", "pipe", "pipe"],
  });
  workers.push(worker);
  return worker;
};

const saidBy = (worker: ChildProcess, words: string): Promise<void> =>
  new Promise((resolve) => {
    worker.stderr?.on("data", (said) => String(said).includes(words) && resolve());
  });

beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.create("league");
}, 120_000);

afterAll(async () => {
  for (const worker of workers) worker.kill("SIGKILL");
  await postgres.stop();
});

test("three workers play a league through PostgreSQL, one is killed, and the report is that of one machine", async () => {
  const [doomed] = [hire(), hire(), hire()] as const;
  const played = saidBy(doomed, "played match");
  const begun = spawn(process.execPath, [bin, ...league, "--database", url], { stdio: ["ignore", "pipe", "inherit"] });
  let out = "";
  begun.stdout.on("data", (said) => {
    out += String(said);
  });
  await played;
  doomed.kill("SIGKILL");
  const code = await new Promise((resolve) => begun.on("exit", resolve));
  expect(code).toBe(0);
  expect(out).toBe(builtRiposte(league).out);
}, 900_000);
