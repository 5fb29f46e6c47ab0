import { KeptSave, Recording } from "@riposte/testing/corpus";
import { CoverageFile, GapsFile } from "@riposte/testing/scenario";
import { didYouMean, faultPath, faultsOf } from "@riposte/words";
import type { z } from "zod";
import type { DataFiles } from "./data-files.js";
import { GAME_CHECKS } from "./games.js";
import type { Problem } from "./problem.js";
import { linkFrom, schemaAt } from "./schema-links.js";

/** What the loaders themselves parse, by the name of its JSON Schema. */
const FILES: Readonly<Record<string, z.ZodType>> = {
  ...Object.assign({}, ...GAME_CHECKS.map(({ schemas }) => schemas)),
  "coverage.json": CoverageFile,
  "gaps.json": GapsFile,
  "recording.json": Recording,
  "kept-save.json": KeptSave,
};

/** Everything that keeps files from following their schemas, and links that lead elsewhere. */
export const schemaProblems = (files: DataFiles): readonly Problem[] =>
  [...files].flatMap(([file, content]) => {
    const schema = schemaAt(file);
    if (schema === undefined)
      return [{ file, path: "", message: "no kind of data file belongs here: move it, or give its kind a schema." }];
    const faults = faultsOf(FILES[schema] as z.ZodType, content).map(({ path, message }) => ({
      file,
      path: faultPath(path, content).replace(/^\./, ""),
      message,
    }));
    return [...linkProblems(file, content, linkFrom(file, schema)), ...faults];
  });

function linkProblems(file: string, content: unknown, wanted: string): readonly Problem[] {
  const [[first, link] = []] = Object.entries((content ?? {}) as object);
  if (first !== "$schema") return [{ file, path: "$schema", message: `begin the file with "$schema": "${wanted}".` }];
  if (link === wanted) return [];
  return [
    {
      file,
      path: "$schema",
      message: `"${link}" is not the schema of this file.${didYouMean(String(link), [wanted]) || ` Write "${wanted}".`}`,
    },
  ];
}
