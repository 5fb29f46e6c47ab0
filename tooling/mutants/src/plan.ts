import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Instrumenter } from "@stryker-mutator/instrumenter";
import { draw, type Place, stretchesOf } from "./draw.js";
import { words } from "./words.js";

/** What Stryker is to mutate: whole files, or stretches of them. */
export interface Plan {
  readonly patterns: readonly string[];
  readonly drawn: number;
  readonly of: number;
}

const silent = () => {};
const logger = {
  isTraceEnabled: () => false,
  isDebugEnabled: () => false,
  isInfoEnabled: () => false,
  isWarnEnabled: () => false,
  isErrorEnabled: () => false,
  isFatalEnabled: () => false,
  trace: silent,
  debug: silent,
  info: silent,
  warn: silent,
  error: silent,
  fatal: silent,
};

/** At most `max` mutants of these files. */
export async function planMutants(root: string, files: readonly string[], max: number): Promise<Plan> {
  const sources = files.map((file) => ({ name: file, mutate: true, content: readFileSync(join(root, file), "utf8") }));
  const options = { plugins: null, excludedMutations: [], ignorers: [words] };
  const found = await new Instrumenter(logger).instrument(sources, options);
  const mutants = found.mutants.filter(({ status }) => status !== "Ignored");
  if (mutants.length <= max) return { patterns: files, drawn: mutants.length, of: mutants.length };
  const places = mutants.map(({ fileName, location }): Place => ({ file: fileName, ...location }));
  const stretches = draw(stretchesOf(places), max);
  return {
    // Stryker counts lines from 0 inside, from 1 where one writes them
    patterns: stretches.map(
      ({ file, start, end }) => `${file}:${start.line + 1}:${start.column}-${end.line + 1}:${end.column}`,
    ),
    drawn: stretches.reduce((sum, one) => sum + one.mutants, 0),
    of: mutants.length,
  };
}
