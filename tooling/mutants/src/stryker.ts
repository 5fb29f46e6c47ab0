import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plan } from "./plan.js";
import type { Selection } from "./selection.js";
import type { Told } from "./told.js";
import { packagesIn, strangersTo } from "./workspace.js";

/** What came of a run; a problem is why there is no result. */
export interface Run {
  readonly told: readonly Told[];
  /** The time was up before every mutant was tested. */
  readonly isCutShort: boolean;
  readonly problem?: string;
}

/** Read by `sandbox.config.js`: what the tests are to take from the mutated sources. */
interface Sandbox {
  readonly aliases: readonly { readonly name: string; readonly source: string }[];
  readonly tests: readonly string[];
  readonly without: readonly string[];
  /** Folders whose built files stay as they are. */
  readonly strangers: readonly string[];
}

/** Runs Stryker in a process of its own, for at most so many minutes. */
export async function runStryker(
  root: string,
  selection: Selection,
  plan: Plan,
  bounds: { readonly concurrency: number; readonly minutes: number },
): Promise<Run> {
  const folder = mkdtempSync(join(tmpdir(), "riposte-mutants-"));
  // inside the repository: what a test imports is looked for in the folders above it
  const sandbox = mkdtempSync(join(root, ".mutants-"));
  const told = join(folder, "told.jsonl");
  const config = join(folder, "stryker.json");
  writeFileSync(config, JSON.stringify(optionsFor(selection, plan, bounds.concurrency, sandbox)));
  try {
    const env = {
      ...process.env,
      RIPOSTE_MUTANTS: JSON.stringify(sandboxOf(root, selection)),
      RIPOSTE_MUTANTS_TOLD: told,
    };
    const { status, output, isCutShort } = await inTime(root, config, env, bounds.minutes);
    const lines = existsSync(told) ? readFileSync(told, "utf8").trimEnd().split("\n") : [];
    const results = lines.filter((line) => line !== "").map((line) => JSON.parse(line) as Told);
    if (isCutShort || status === 0) return { told: results, isCutShort };
    return { told: results, isCutShort, problem: `Stryker ended with ${status}:\n${output.trim()}` };
  } finally {
    for (const path of [folder, sandbox]) rmSync(path, { recursive: true, force: true });
  }
}

/** As it was built: Stryker runs it in a process of its own, where TypeScript is not read. */
const built = (file: string) => fileURLToPath(new URL(`../dist/${file}`, import.meta.url));

function optionsFor({ mutated, tests }: Selection, plan: Plan, concurrency: number, sandbox: string): object {
  const isNeeded = (folder: string) => [mutated.folder, ...tests].some((path) => path.startsWith(folder));
  return {
    testRunner: "vitest",
    plugins: [fileURLToPath(import.meta.resolve("@stryker-mutator/vitest-runner")), built("reporter.js")],
    vitest: { configFile: "tooling/mutants/sandbox.config.js", related: false },
    reporters: ["riposte"],
    ignorers: ["words"],
    mutate: plan.patterns,
    ignorePatterns: [".mutants-*", ".turbo", "/.changeset", ...(isNeeded("apps/") ? [] : ["/apps"])],
    tempDirName: sandbox,
    coverageAnalysis: "perTest",
    // what runs while modules load, schemas above all, would need every test for every mutant
    ignoreStatic: true,
    disableTypeChecks: false,
    allowConsoleColors: false,
    concurrency,
    // a kept thread grows a little with every run
    maxTestRunnerReuse: 400,
    logLevel: "error",
  };
}

function sandboxOf(root: string, { mutated, tests, without }: Selection): Sandbox {
  return {
    aliases: mutated.entries.map(({ path, source }) => ({ name: `${mutated.name}${path}`, source })),
    tests,
    without,
    strangers: strangersTo(mutated, packagesIn(root)).map(({ folder }) => folder),
  };
}

function inTime(
  root: string,
  config: string,
  env: NodeJS.ProcessEnv,
  minutes: number,
): Promise<{ readonly status: number | null; readonly output: string; readonly isCutShort: boolean }> {
  const words = [built("stryker-process.js"), config];
  // a group of its own, so that its test processes end with it
  const child = spawn(process.execPath, words, { cwd: root, env, detached: true, stdio: ["ignore", "pipe", "pipe"] });
  let output = "";
  let isCutShort = false;
  child.stdout.setEncoding("utf8").on("data", (text) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => {
    if (text.startsWith("…")) process.stderr.write(text);
    else output += text;
  });
  const end = () => child.pid !== undefined && process.kill(-child.pid, "SIGKILL");
  const timer = setTimeout(() => {
    isCutShort = true;
    end();
  }, minutes * 60_000);
  const interrupted = () => {
    end();
    process.exitCode = 130;
  };
  process.once("SIGINT", interrupted);
  return new Promise((resolve) => {
    child.on("error", (error) => resolve({ status: 1, output: String(error), isCutShort }));
    child.on("close", (status) => {
      clearTimeout(timer);
      process.off("SIGINT", interrupted);
      resolve({ status, output, isCutShort });
    });
  });
}
