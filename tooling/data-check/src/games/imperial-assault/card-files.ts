import { assemble } from "@riposte/data-imperial-assault/assemble";
import { didYouMean } from "@riposte/words";
import { inFolder } from "../../in-folder.js";
import type { Problem } from "../../problem.js";

type Files = Readonly<Record<string, unknown>>;
interface CardFile {
  readonly id: string;
  readonly abilities?: readonly (string | { readonly id: string })[];
}

const FOLDERS = ["command-cards", "deployment-cards", "shared-abilities"];

/** The files of Imperial Assault as games and plugins read them. */
export function builtFrom(files: Files): Files {
  const isCard = (path: string) => FOLDERS.some((folder) => path.startsWith(`${folder}/`));
  const others = Object.entries(files).filter(([path]) => !isCard(path));
  return { ...Object.fromEntries(others), ...assemble(files) };
}

/** Files that are not named after what is in them, and shared abilities that have no file. */
export function nameProblems(files: Files): readonly Problem[] {
  const shared = new Set(cardsIn(files, "shared-abilities").map(([, { id }]) => id));
  return FOLDERS.flatMap((folder) =>
    cardsIn(files, folder).flatMap(([file, { id, abilities = [] }]) => [
      ...(file === `${folder}/${id}.json` ? [] : [{ file, path: "id", message: `"${id}" belongs in ${id}.json.` }]),
      ...abilities.flatMap((ability, at) =>
        typeof ability !== "string" || shared.has(ability)
          ? []
          : [
              {
                file,
                path: `abilities[${at}]`,
                message: `no shared ability "${ability}".${didYouMean(ability, shared)}`,
              },
            ],
      ),
    ]),
  );
}

/** A problem of a built file where its author finds it: in the file of the card. */
export function inCardFile(files: Files, problem: Problem): Problem {
  const { file, path, message } = problem;
  const [, card, rest = ""] = /^cards\["([^"]+)"\]\.?(.*)$/s.exec(path) ?? [];
  if (card !== undefined) return { file: `${file.replace(/[/.].*$/, "")}/${card}.json`, path: rest, message };
  const [, entry = path, place = ""] = /^abilities\["([^"]+)"\]\.?\s*(.*)$/s.exec(path) ?? [];
  if (file.startsWith("command-effects"))
    return { file: `command-cards/${entry}.json`, path: dotted("does", place), message };
  if (!file.startsWith("abilities")) return problem;
  const printing = [...cardsIn(files, "shared-abilities"), ...cardsIn(files, "deployment-cards")].find(([, one]) =>
    isAbout(one, entry),
  );
  const [own = file] = printing ?? [];
  const does = own.startsWith("shared-abilities/") ? "does" : `abilities["${entry}"].does`;
  return { file: own, path: dotted(does, place), message };
}

const isAbout = ({ id, abilities }: CardFile, ability: string): boolean =>
  abilities === undefined ? id === ability : abilities.some((one) => typeof one === "object" && one.id === ability);

const dotted = (path: string, rest: string): string => (rest === "" ? path : `${path}.${rest}`);

const cardsIn = (files: Files, folder: string): readonly [string, CardFile][] =>
  Object.entries(inFolder(files, folder)) as [string, CardFile][];
