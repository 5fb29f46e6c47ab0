import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { PassThrough, Readable } from "node:stream";
import { fileURLToPath } from "node:url";
import { runCommandLine } from "../src/command-line.js";
import { createPaint } from "../src/terminal/paint.js";

export const program = fileURLToPath(new URL("../bin/riposte.js", import.meta.url));
const dist = new URL("../dist/", import.meta.url).href;
const folder = mkdtempSync(join(tmpdir(), "riposte-"));
// a command is over too soon to gain from being optimised, as tests are
export const flags = process.execArgv.filter((flag) => /^--(interrupt-budget|liftoff-only)/.test(flag));

export interface Ran {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs a command in this process, on a pipe, with lines for its input. */
export const riposte = (words: readonly string[], lines: readonly string[] = []): Promise<Ran> =>
  ranBy(runCommandLine, words, lines);

/** Runs the built command in this process: what is built can start threads. */
export async function threadedRiposte(words: readonly string[]): Promise<Ran> {
  const built: typeof import("../src/command-line.js") = await import(`${dist}node/command-line.js`);
  return ranBy(built.runCommandLine, words, []);
}

async function ranBy(run: typeof runCommandLine, words: readonly string[], lines: readonly string[]): Promise<Ran> {
  let out = "";
  let err = "";
  const code = await run(words, {
    input: Readable.from(lines.map((line) => `${line}\n`)),
    output: new PassThrough(),
    print: (text) => {
      out += `${text}\n`;
    },
    warn: (text) => {
      err += `${text}\n`;
    },
    isInteractive: false,
    showsProgress: false,
    showsStacks: false,
    paint: createPaint(false),
    width: 80,
  });
  return { code, out, err };
}

/** Runs the built command as a process of its own. */
export function builtRiposte(words: readonly string[], lines: readonly string[] = [], more: object = {}): Ran {
  const { FORCE_COLOR: _force, NO_COLOR: _no, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync(process.execPath, [...flags, program, ...words], {
    input: lines.map((line) => `${line}\n`).join(""),
    encoding: "utf8",
    env: { ...env, ...more },
  });
  return { code: status, out: stdout, err: stderr };
}

/** A path in a folder of this test run. */
export const scratch = (name: string): string => join(folder, name);

export function scratchFile(name: string, contents: unknown): string {
  const file = scratch(name);
  writeFileSync(file, typeof contents === "string" ? contents : JSON.stringify(contents));
  return file;
}

export const readScratch = (file: string) => JSON.parse(readFileSync(file, "utf8"));
