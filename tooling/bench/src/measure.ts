import { execFileSync } from "node:child_process";
import { least } from "./clock.js";

const task = new URL("./task.js", import.meta.url).pathname;

/** Runs one measurement in a process of its own. */
export function measure<T>(...words: readonly (string | number)[]): T {
  return JSON.parse(
    execFileSync(process.execPath, ["--expose-gc", task, ...words.map(String)], { encoding: "utf8" }),
  ) as T;
}

/** Several measurements in turns, each in a process of its own; the least of each. */
export function measureInTurns(rounds: number, tasks: readonly (readonly (string | number)[])[]): readonly number[] {
  const values = tasks.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, words] of tasks.entries()) values[index]?.push(measure<number>(...words));
  }
  return values.map(least);
}
