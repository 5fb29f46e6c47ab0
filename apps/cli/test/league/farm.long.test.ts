import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import { type RealPostgres, startPostgres } from "@riposte/postgres";
import { afterAll, beforeAll, expect, test } from "vitest";
import { builtRiposte } from "../riposte.js";

const program = fileURLToPath(new URL("../../bin/riposte.js", import.meta.url));
const children: ChildProcess[] = [];
let postgres: RealPostgres;

beforeAll(async () => {
  postgres = await startPostgres();
}, 120_000);

afterAll(async () => {
  for (const child of children) child.kill("SIGKILL");
  await postgres.stop();
}, 60_000);

function begin(...words: readonly string[]): ChildProcess {
  const child = spawn(process.execPath, [program, ...words], { stdio: ["ignore", "pipe", "pipe"] });
  children.push(child);
  return child;
}

/** Begins a worker; it is told once it has played its first match and is about to play its next. */
async function busyWorker(database: string): Promise<ChildProcess> {
  const child = begin("worker", "--database", database);
  for await (const line of createInterface({ input: child.stderr as NodeJS.ReadableStream }))
    if (line.startsWith("played match")) break;
  // nobody reads on, and it must not wait for that
  child.stderr?.resume();
  return child;
}

const LEAGUE = [
  "league",
  "one-piece",
  "--bots",
  "easy,greedy",
  "--games",
  "4",
  "--think",
  "6",
  "--seed",
  "7",
  "--json",
];

test("three workers, one of them killed, make the same league as one machine, byte for byte", async () => {
  const alone = builtRiposte(LEAGUE);
  expect(alone.err).toBe("");
  const database = await postgres.create("farm");
  const league = begin(...LEAGUE, "--database", database, "--patience", "4");
  const reported = text(league.stdout as NodeJS.ReadableStream);
  // a slow one may find nothing left to play
  const first = await Promise.race([busyWorker(database), busyWorker(database), busyWorker(database)]);
  expect(first.kill("SIGKILL")).toBe(true);
  expect(await once(league, "exit")).toEqual([0, null]);
  expect(await reported).toBe(alone.out);
}, 400_000);
