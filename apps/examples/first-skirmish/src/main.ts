import { createInterface } from "node:readline";
import type { Readable } from "node:stream";
import { parseArgs } from "node:util";
import { startSkirmish } from "./composition.js";
import { teach } from "./teach.js";

const HELP = `first-skirmish [--seed TEXT] [--watch]

A first match of Imperial Assault, explained decision by decision. You lead Luke and three troopers.

  --seed TEXT   the same dice every time; "first" when left out
  --watch       follow the advice without being asked
  --help        this text
`;

/** Runs the command these words are, with the lines of `input` as the pupil's; the exit code. */
export async function main(
  words: readonly string[],
  input: Readable = process.stdin,
  print: (line: string) => void = console.log,
): Promise<number> {
  const { seed, watch, help } = readWords(words);
  if (seed === undefined) print(`Not understood: ${words.join(" ")}\n`);
  if (help || seed === undefined) {
    print(HELP.trimEnd());
    return help ? 0 : 2;
  }
  const lines = createInterface({ input });
  const typed = lines[Symbol.asyncIterator]();
  const next = async () => {
    const { value, done } = await typed.next();
    return done === true ? null : value;
  };
  const isOver = await teach(startSkirmish(seed), { print, read: watch ? async () => "" : next });
  lines.close();
  if (!isOver) print("Until next time.");
  return 0;
}

function readWords(words: readonly string[]): { seed?: string; watch: boolean; help: boolean } {
  try {
    const { values } = parseArgs({
      args: [...words],
      options: { seed: { type: "string" }, watch: { type: "boolean" }, help: { type: "boolean", short: "h" } },
    });
    return { seed: values.seed ?? "first", watch: values.watch === true, help: values.help === true };
  } catch {
    return { watch: false, help: false };
  }
}
