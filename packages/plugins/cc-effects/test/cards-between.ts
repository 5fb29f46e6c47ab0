import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

const folder = fileURLToPath(new URL("./cards/", import.meta.url));

/** The command cards that have a file of scenarios, by id. */
export const provenCards: readonly string[] = readdirSync(folder)
  .map((file) => file.replace(/\.ts$/, ""))
  .sort();

/** Runs the scenarios of `cards/`, one file for each card, whose ids begin with one of these letters. */
export async function cardsBetween(first: string, last: string): Promise<void> {
  for (const id of provenCards) if (id >= first && id < `${last}~`) await import(`${folder}${id}.ts`);
}
