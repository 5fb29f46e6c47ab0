import { readAbility } from "@riposte/datasheets";

/** Reads what a datasheet says an ability does, as the importer does: every word, or not at all. */
export function readPrintedDatasheet(line: string) {
  const reading = readAbility("Own", line, { isAlone: false, weapons: [], keywords: [] });
  return "stoppedAt" in reading
    ? { abilities: [], told: [], unread: [reading.stoppedAt] }
    : { abilities: reading.mechanics, told: reading.told, unread: [] };
}
