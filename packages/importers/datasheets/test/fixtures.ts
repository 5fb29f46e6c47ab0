import { readdirSync, readFileSync } from "node:fs";
import { mechanics } from "@riposte/data-warhammer-40k";
import { readLibrary } from "@riposte/warhammer-40k-abilities";
import { importDatasheets } from "../src/index.js";

export const library = readLibrary(mechanics);

const folder = new URL("./fixtures/", import.meta.url);

/** Our own datasheets as other people would write them: files whose names begin so. */
const filesOf = (format: string) =>
  readdirSync(folder)
    .filter((file) => file.startsWith(format))
    .map((file) => ({ file, json: JSON.parse(readFileSync(new URL(file, folder), "utf8")) as unknown }));

export const imported = (...formats: readonly string[]) => importDatasheets(library, formats.flatMap(filesOf));
