import { parseArgs } from "node:util";

/** What one asked for. */
export interface Request {
  /** A package, or `package/area`. */
  readonly target: string;
  /** Globs below the package's folder; without them everything the target stands for. */
  readonly files: readonly string[];
  /** Test files or folders of other packages that prove the same rules, below the root. */
  readonly tests: readonly string[];
  /** Only files changed since this commit. */
  readonly since?: string;
  readonly max: number;
  readonly concurrency: number;
  readonly minutes: number;
}

/** The request in these words, or what is wrong with them. */
export function readRequest(words: readonly string[]): Request | { readonly problem: string } {
  try {
    const { values, positionals } = parseArgs({
      args: [...words],
      allowPositionals: true,
      options: {
        files: { type: "string", multiple: true, default: [] },
        tests: { type: "string", multiple: true, default: [] },
        changed: { type: "boolean", default: false },
        base: { type: "string", default: "main" },
        max: { type: "string", default: "2000" },
        concurrency: { type: "string", default: "1" },
        minutes: { type: "string", default: "45" },
      },
    });
    const [target, ...more] = positionals;
    if (target === undefined) return { problem: "Which package? `pnpm mutants --list` prints them." };
    if (more.length > 0) return { problem: `One package at a time: "${more[0]}" is one too many.` };
    const { files, tests, changed, base } = values;
    const max = amount("max", values.max);
    const concurrency = amount("concurrency", values.concurrency);
    const minutes = amount("minutes", values.minutes);
    return { target, files, tests, max, concurrency, minutes, ...(changed ? { since: base } : {}) };
  } catch (error) {
    return { problem: (error as Error).message };
  }
}

function amount(option: string, text: string): number {
  const value = Number(text);
  if (!Number.isInteger(value) || value < 1) throw new Error(`--${option} is a whole number from 1 on, not "${text}".`);
  return value;
}
