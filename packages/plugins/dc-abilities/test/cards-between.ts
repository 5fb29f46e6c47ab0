import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";

type Folder = "deployment-cards" | "shared-abilities";

const pathOf = (folder: Folder) => fileURLToPath(new URL(`./${folder}/`, import.meta.url));

/** What has a file of scenarios in a folder, by id. */
export const provenIn = (folder: Folder): readonly string[] =>
  readdirSync(pathOf(folder))
    .map((file) => file.replace(/\.ts$/, ""))
    .sort();

/** Runs the scenarios of a folder, one file for each id, whose ids begin with one of these letters. */
export async function proofsBetween(folder: Folder, first: string, last: string): Promise<void> {
  for (const id of provenIn(folder)) if (id >= first && id < `${last}~`) await import(`${pathOf(folder)}${id}.ts`);
}
