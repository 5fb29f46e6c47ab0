import { readFileSync } from "node:fs";
import { readingsOf } from "@riposte/op-import";
import { LINES } from "./lines.js";
import { type Caught, measureReadings } from "./measure-readings.js";

/** A dump of one card for each line. */
export const dumpOf = (lines: readonly string[]): readonly object[] =>
  lines.map((effect, place) => ({
    id: `OWN-${place + 1}`,
    name: `Own ${place + 1}`,
    category: "Character",
    colors: ["red"],
    cost: 1,
    power: 1000,
    counter: null,
    life: null,
    attributes: ["Slash"],
    types: ["Crew"],
    block: 1,
    effect,
    trigger: "",
  }));

/** `pnpm mutants readings [cards.json] [--missed]`; the exit code. */
export function readingsCommand(words: readonly string[]): number {
  const [path] = words.filter((word) => !word.startsWith("--"));
  let dump: readonly unknown[] = dumpOf(LINES);
  if (path !== undefined)
    try {
      dump = JSON.parse(readFileSync(path, "utf8")) as readonly unknown[];
    } catch (error) {
      console.error(`${path}: ${(error as Error).message}\nGive a dump of cards, as \`riposte op import\` reads it.`);
      return 2;
    }
  const readings = readingsOf(dump);
  const { rows, missed } = measureReadings(readings);
  if (words.includes("--missed"))
    for (const { kind, line, abilities } of missed) console.log(`${kind}: ${line}\n  ${JSON.stringify(abilities)}`);
  for (const line of tableOf(rows)) console.log(line);
  console.log(`${readings.length} lines, each altered in every way one at a time.`);
  return 0;
}

/** What was altered, how often, and how much of that was refused. */
export function tableOf(rows: readonly Caught[]): readonly string[] {
  const all = { kind: "all", altered: 0, refused: 0 };
  for (const { altered, refused } of rows) {
    all.altered += altered;
    all.refused += refused;
  }
  const lines = [...rows, all].map(({ kind, altered, refused }) => {
    const share = altered === 0 ? "–" : `${((100 * refused) / altered).toFixed(1)} %`;
    return `${kind.padEnd(34)}${String(altered).padStart(7)}${String(refused).padStart(7)}${share.padStart(9)}`;
  });
  return [`${"altered".padEnd(34)}${"times".padStart(7)}${"seen".padStart(7)}`, ...lines];
}
