import { strToU8, zipSync } from "fflate";
import type { Files } from "./export-files.js";

/** Files in an archive. */
export const zipped = (files: Files): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));
