import { existsSync } from "node:fs";
import type { CoverageFile, GapsFile } from "@riposte/testing/scenario";
import { didYouMean } from "@riposte/words";
import type { Problem } from "./problem.js";

/** Tests that are gone, and abilities that no data names, in what is said to be proven or missing. */
export function proofProblems(
  root: string,
  files: Readonly<Record<string, unknown>>,
  abilities: readonly string[],
): readonly Problem[] {
  const { tested = {}, reached = {} } = (files["coverage.json"] ?? {}) as Partial<CoverageFile>;
  const gaps = (files["gaps.json"] ?? {}) as Partial<GapsFile>;
  const known = new Set(abilities);
  // what surges give is computed from all cards; their names are no ids of the data
  const isLost = (id: string) => !known.has(id) && !id.startsWith("surge: ");
  const unnamed = (file: string, path: string, ids: readonly string[]): readonly Problem[] =>
    ids.filter(isLost).map((id) => ({ file, path, message: `no data names "${id}".${didYouMean(id, known)}` }));
  const tests = new Set([...Object.values(tested).flat(), ...Object.values(reached).flatMap((by) => Object.keys(by))]);
  return [
    ...unnamed("coverage.json", "tested", Object.keys(tested)),
    ...unnamed("coverage.json", "reached", Object.keys(reached)),
    ...(["partial", "unwired", "untested"] as const).flatMap((gap) => unnamed("gaps.json", gap, gaps[gap] ?? [])),
    ...[...tests]
      .filter((test) => !existsSync(`${root}/${test}`))
      .map((test) => ({ file: "coverage.json", path: "", message: `there is no test ${test}. Run pnpm coverage.` })),
  ];
}
