import { readFileSync } from "node:fs";
import { editionIn, importDatasheets, misread, openFile, readAbility } from "@riposte/datasheets";
import { warhammerLibrary } from "@riposte/hosting/warhammer-40k";
import { Mechanic } from "@riposte/warhammer-40k-abilities";
import type { GameReadings, ReadLine } from "../readings/game-readings.js";
import { alterationsOf, KINDS, type Made } from "./alterations.js";
import { LINES } from "./lines.js";

const BEARER = { isAlone: true, weapons: ["Ember lance"], keywords: ["Ember Host", "Infantry"] };

/** Texts of abilities, and the mechanics that were made of them. */
export const abilityReadings: GameReadings<Made> = {
  kinds: KINDS,
  readings: (files) => (files.length === 0 ? ownLines() : ofFiles(files)),
  alterationsOf,
  parsed({ mechanics, choice }) {
    const read = mechanics.map((one) => Mechanic.safeParse(one));
    if (!read.every(({ success }) => success)) return undefined;
    return { mechanics: read.map(({ data }) => data as Mechanic), ...(choice === undefined ? {} : { choice }) };
  },
  refuses: (line, made) => misread(line, made) !== undefined,
};

const ownLines = (): readonly ReadLine<Made>[] =>
  LINES.flatMap((line) => {
    const reading = readAbility("Own", line, BEARER);
    return "stoppedAt" in reading ? [] : [{ line, made: madeOf(reading) }];
  });

const madeOf = ({ mechanics, choice }: Made): Made => ({ mechanics, ...(choice === undefined ? {} : { choice }) });

/** Every text that the importer reads in datasheets of one's own, once. */
function ofFiles(files: readonly string[]): readonly ReadLine<Made>[] {
  const sources = files.map((file) => ({ file, json: openFile({ file, bytes: readFileSync(file) }) }));
  const { units } = importDatasheets(warhammerLibrary(editionIn(sources) === "11" ? "11" : "10"), sources);
  const found = new Map<string, ReadLine<Made>>();
  for (const { abilities } of units)
    for (const one of abilities as readonly (Partial<Made> & { readonly text?: string; readonly key?: string })[]) {
      const { text, mechanics = [], key } = one;
      if (text !== undefined && key === undefined && mechanics.length > 0 && "told" in one)
        found.set(text, { line: text, made: madeOf({ ...one, mechanics }) });
    }
  return [...found.values()];
}
