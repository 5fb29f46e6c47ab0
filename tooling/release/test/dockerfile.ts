import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";

/** The repository, which is what an image is built from. */
export const root = fileURLToPath(new URL("../../..", import.meta.url));
export const operations = `${root}docs/operations/`;
export const dockerfile = readFileSync(`${operations}Dockerfile`, "utf8");

interface Instruction {
  readonly name: string;
  readonly words: string;
}

/** An image of the Dockerfile, as its instructions, one on each line. */
export interface Stage {
  readonly from: string;
  readonly name: string | undefined;
  readonly instructions: readonly Instruction[];
}

/** `FROM` begins a stage. */
export function stagesIn(text: string): readonly Stage[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  const stages: { from: string; name: string | undefined; instructions: Instruction[] }[] = [];
  for (const line of lines) {
    const [, name = "", words = ""] = /^([A-Z]+) (.*)$/.exec(line) ?? [];
    if (name === "FROM") {
      const [, from = "", stage] = /^(\S+)(?: AS (\S+))?$/.exec(words) ?? [];
      stages.push({ from, name: stage, instructions: [] });
    } else stages.at(-1)?.instructions.push({ name, words });
  }
  return stages;
}

export const wordsOf = ({ instructions }: Stage, wanted: string): readonly string[] =>
  instructions.filter(({ name }) => name === wanted).map(({ words }) => words);

/** `ENV A=1 B=2` as a table. */
export const environmentOf = (stage: Stage): Readonly<Record<string, string>> =>
  Object.fromEntries(
    wordsOf(stage, "ENV")
      .flatMap((words) => words.split(" "))
      .map((pair) => pair.split("=") as [string, string]),
  );

/** What is written as a JSON list, without a shell between. */
export const execOf = (words: string): readonly string[] => JSON.parse(words.slice(words.indexOf("["))) as string[];
