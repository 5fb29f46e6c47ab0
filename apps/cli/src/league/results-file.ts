import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Result } from "@riposte/hosting/league";
import { canonicalJSON } from "@riposte/kernel/run";
import { makeFolder, readJSONFile, writeTextFile } from "../match-file.js";
import { UserMistake } from "../user-mistake.js";

/** Keeps what was played in a folder, line by line, so that a league that was stopped goes on. */
export interface ResultsFile {
  readonly played: ReadonlyMap<number, Result>;
  add(result: Result): void;
}

/** The folder of a league; one that holds another league is refused. */
export function openResults(folder: string, order: unknown): ResultsFile {
  makeFolder(folder);
  const about = join(folder, "order.json");
  const written = canonicalJSON(order);
  if (existsSync(about) && canonicalJSON(readJSONFile(about)) !== written)
    throw new UserMistake(
      "BAD_VALUE",
      `"${folder}" holds another league: its entries, bots, seed, games or plugins differ. Name another folder with --out, or the same league to go on.`,
    );
  if (!existsSync(about)) writeTextFile(about, `${written}\n`);
  const file = join(folder, "results.jsonl");
  const played = new Map<number, Result>();
  for (const line of existsSync(file) ? readFileSync(file, "utf8").split("\n") : []) {
    const result = parsed(line);
    if (result !== undefined) played.set(result.number, result);
  }
  return {
    played,
    add(result) {
      played.set(result.number, result);
      appendFileSync(file, `${JSON.stringify(result)}\n`);
    },
  };
}

/** The last line of a league that was killed may be cut off: that match is played again. */
function parsed(line: string): Result | undefined {
  try {
    return line.trim() === "" ? undefined : (JSON.parse(line) as Result);
  } catch {
    return undefined;
  }
}
