import { GAMES } from "@riposte/hosting";
import { parseSave } from "@riposte/kernel/run";
import type { KeptSave, Recording } from "@riposte/testing/corpus";
import { didYouMean } from "@riposte/words";
import type { DataFiles } from "./data-files.js";
import { type Problem, problemsIn } from "./problem.js";
import { schemaAt } from "./schema-links.js";

/** Recordings and saves of games and plugins that exist, whole and unaltered. */
export const corpusProblems = (files: DataFiles): readonly Problem[] =>
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
