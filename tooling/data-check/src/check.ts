import { corpusProblems } from "./corpus.js";
import { type DataFiles, filesOf } from "./data-files.js";
import { GAME_CHECKS } from "./games.js";
import type { Problem } from "./problem.js";
import { proofProblems } from "./proofs.js";
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
