import { faultPath, faultsOf } from "@riposte/words";
import type { z } from "zod";

/** Something wrong with a data file: where, and what to write instead. */
export interface Problem {
  readonly file: string;
  readonly path: string;
  readonly message: string;
}

/** Everything wrong with a value of a file, each with its path and the nearest known name. */
export const schemaProblems = (schema: z.ZodType, value: unknown, file: string, under = ""): readonly Problem[] =>
  faultsOf(schema, value).map(({ path, message }) => ({
    file,
    path: `${under}${faultPath(path, value)}`.replace(/^\./, ""),
    message,
  }));
