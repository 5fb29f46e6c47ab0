import { existsSync } from "node:fs";
import { GAMES } from "@riposte/hosting";
import { parseSave } from "@riposte/kernel/run";
import type { KeptSave, Recording } from "@riposte/testing/corpus";
import type { CoverageFile, GapsFile } from "@riposte/testing/scenario";
import { didYouMean } from "@riposte/words";
import { type DataFiles, filesOf } from "./data-files.js";
import { GAME_CHECKS } from "./games.js";
import { type Problem, problemsIn } from "./problem.js";
import { schemaAt } from "./schema-links.js";
import { schemaProblems } from "./schemas.js";

/** Everything wrong with data files, by their path in `data/`; tells what it is about to look at. */
export function checkData(root: string, files: DataFiles, tell: (text: string) => void): readonly Problem[] {
  tell(`schemas: ${files.size} files`);
  const problems = [...schemaProblems(files)];
  const isSound = (start: string) => !problems.some(({ file }) => file.startsWith(start));
  for (const { game, references, abilities } of GAME_CHECKS) {
    const own = filesOf(files, game);
    // a reference into a file that does not follow its schema would only repeat its problems
    if (Object.keys(own).length === 0 || !isSound(`${game}/`)) continue;
    tell(`${game}: ${Object.keys(own).length} files`);
    const found = [...references(own), ...proofProblems(root, own, abilities(own))];
    problems.push(...found.map((problem) => ({ ...problem, file: `${game}/${problem.file}` })));
  }
  const corpus = new Map([...files].filter(([path]) => path.startsWith("corpus/") && isSound(path)));
  tell(`corpus: ${corpus.size} files`);
  return [...problems, ...corpusProblems(corpus)];
}

/** Recordings and saves of games and plugins that exist, whole and unaltered. */
const corpusProblems = (files: DataFiles): readonly Problem[] =>
  [...files].flatMap(([file, content]) => {
    const schema = schemaAt(file);
    if (schema === "recording.json") return recordingProblems(file, content as Recording);
    return schema === "kept-save.json" ? saveProblems(file, (content as KeptSave).save) : [];
  });

function recordingProblems(file: string, { game, lock, inputs, moments }: Recording): readonly Problem[] {
  const wanted = inputs.length + 1;
  const counted =
    moments.length === wanted
      ? []
      : [{ file, path: "moments", message: `${inputs.length} inputs have ${wanted} moments, not ${moments.length}.` }];
  return [...counted, ...lockProblems(file, game, lock)];
}

const saveProblems = (file: string, save: KeptSave["save"]): readonly Problem[] => [
  ...problemsIn(file, () => parseSave(save)),
  ...lockProblems(file, save.game, save.lock),
];

function lockProblems(file: string, game: string, lock: Recording["lock"]): readonly Problem[] {
  const info = GAMES.find(({ id }) => id === game);
  const ids = GAMES.map(({ id }) => id);
  if (info === undefined)
    return [{ file, path: "game", message: `there is no game "${game}".${didYouMean(game, ids)}` }];
  const known = info.plugins.map(({ name }) => name);
  return lock
    .filter(({ name }) => !known.includes(name))
    .map(({ name }) => ({
      file,
      path: "lock",
      message: `"${game}" has no plugin "${name}".${didYouMean(name, known)}`,
    }));
}

/** Tests that are gone, and abilities that no data names, in what is said to be proven or missing. */
function proofProblems(
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
