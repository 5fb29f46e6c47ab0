import { READINGS } from "../games.js";
import { type Caught, measureReadings } from "./measure-readings.js";

/** `pnpm mutants readings [game] [files…] [--missed]`; the exit code. */
export async function readingsCommand(words: readonly string[]): Promise<number> {
  const [first = "", ...rest] = words.filter((word) => !word.startsWith("--"));
  const [usual = ""] = Object.keys(READINGS);
  const isGame = READINGS[first] !== undefined;
  const game = await (READINGS[isGame ? first : usual] as NonNullable<(typeof READINGS)[string]>)();
  const files = isGame || first === "" ? rest : [first, ...rest];
  let readings: ReturnType<typeof game.readings>;
  try {
    readings = game.readings(files);
  } catch (error) {
    console.error(
      `${files.join(", ")}: ${(error as Error).message}\nGive files as the importer of the game reads them.`,
    );
    return 2;
  }
  const { rows, missed } = measureReadings(game, readings);
  if (words.includes("--missed"))
    for (const { kind, line, made } of missed) console.log(`${kind}: ${line}\n  ${JSON.stringify(made)}`);
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
