import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** What is played: a file, and which of its functions were called. */
export type Called = readonly (readonly [file: string, functions: readonly (readonly [number, number, boolean])[]])[];

interface Kept {
  readonly stamp: string;
  readonly called: Called;
}

interface Question {
  /** Where it is kept. */
  readonly file: string;
  /** What is asked. */
  readonly plan: string;
  /** Files and folders that count beside those with the functions. */
  readonly beside: readonly string[];
}

/**
 * What a game calls is found out again only when the plan or a file that was read has changed: who tests a build asks the same as the build did.
 */
export async function keptCalls(question: Question, find: () => Promise<Called>): Promise<Called> {
  const { file } = question;
  if (existsSync(file)) {
    const { stamp, called } = JSON.parse(readFileSync(file, "utf8")) as Kept;
    if (stamp === stampOf(question, called)) return called;
  }
  const called = await find();
  mkdirSync(join(file, ".."), { recursive: true });
  const kept: Kept = { stamp: stampOf(question, called), called };
  // whoever reads meanwhile reads the whole of it, or the one before
  writeFileSync(`${file}.${process.pid}`, JSON.stringify(kept));
  renameSync(`${file}.${process.pid}`, file);
  return called;
}

function stampOf({ plan, beside }: Question, called: Called): string {
  const hash = createHash("sha256").update(`${process.version} ${plan}`);
  for (const file of [...called.map(([name]) => name), ...beside.flatMap(filesIn)].sort())
    hash.update(`\n${file}\n`).update(existsSync(file) ? readFileSync(file) : "gone");
  return hash.digest("hex");
}

function filesIn(path: string): readonly string[] {
  if (/\.(mjs|js|json)$/.test(path)) return [path];
  return readdirSync(path, { withFileTypes: true, recursive: true })
    .filter((one) => one.isFile() && /\.(js|json)$/.test(one.name))
    .map(({ parentPath, name }) => join(parentPath, name))
    .filter((file) => !file.includes("/node_modules/"));
}
