import { criticalHits } from "@riposte/critical-hits";
import { missionFiles } from "@riposte/eleventh-edition";
import { composeList, type Game } from "@riposte/kernel/run";
import { createContext, readArmy, Unit, unitProblems, warhammer40k, warhammer40kFiles } from "@riposte/warhammer-40k";
import {
  abilityProblems,
  type Library,
  mechanics,
  mechanicsFiles,
  readLibrary,
} from "@riposte/warhammer-40k-abilities";
import { choiceProblems, commandChoices, commandChoicesFiles, readStratagems } from "@riposte/warhammer-40k-choices";
import { didYouMean } from "@riposte/words";
import { inFolder } from "../../in-folder.js";
import { type Problem, problemsIn } from "../../problem.js";
import type { GameCheck } from "../game-check.js";

type Files = Readonly<Record<string, unknown>>;

/** Warhammer 40,000: units and armies fit together, the library knows their abilities, stratagems are offered somewhere. */
export const warhammerCheck: GameCheck = {
  game: "warhammer-40k",
  schemas: { ...warhammer40kFiles, ...mechanicsFiles, ...commandChoicesFiles, ...missionFiles },
  places: {
    "datasheets.json": "warhammer-40k-datasheets.json",
    "stratagems.json": "warhammer-40k-stratagems.json",
    "armies/": "warhammer-40k-army.json",
    "mechanics/": "warhammer-40k-mechanics.json",
    "eleventh-edition/detachments.json": "warhammer-40k-detachments.json",
    "eleventh-edition/missions.json": "warhammer-40k-missions.json",
    "eleventh-edition/mechanics.json": "warhammer-40k-mechanics.json",
    "eleventh-edition/stratagems.json": "warhammer-40k-stratagems.json",
  },
  references(files) {
    const read = problemsIn("mechanics", () => readLibrary(inFolder(files, "mechanics")));
    const units = unitsIn(files).flatMap((unit) =>
      unitProblems(unit).map((message) => ({ file: "datasheets.json", path: `units["${unit.id}"]`, message })),
    );
    if (read.length > 0) return [...read, ...units];
    const library = readLibrary(inFolder(files, "mechanics"));
    return [...units, ...armyProblems(files, library), ...stratagemProblems(files, library)];
  },
  abilities: (files) => [
    ...readStratagems(files["stratagems.json"]).map(({ id }) => id),
    ...choiceIds([files["datasheets.json"], ...Object.values(inFolder(files, "armies"))]),
  ],
};

const unitsIn = (files: Files): readonly Unit[] =>
  (files["datasheets.json"] as { readonly units: readonly unknown[] }).units.map((unit) => Unit.parse(unit));

function armyProblems(files: Files, library: Library): readonly Problem[] {
  const units = unitsIn(files);
  const checks = [abilityProblems(library), choiceProblems];
  return Object.entries(inFolder(files, "armies")).flatMap(([file, written]) => {
    const unread = problemsIn(file, () => readArmy(written, units));
    if (unread.length > 0) return unread;
    const army = readArmy(written, units);
    return checks.flatMap((check) => check(army).map((message) => ({ file, path: "", message })));
  });
}

/** A stratagem is used at windows that exist, by effects that a plugin owns. */
function stratagemProblems(files: Files, library: Library): readonly Problem[] {
  const stratagems = readStratagems(files["stratagems.json"]);
  const game: Game = composeList([
    warhammer40k(createContext([])),
    mechanics(library),
    criticalHits(),
    commandChoices([]),
  ]);
  const lost = (id: string, path: string, what: string, name: string, known: Iterable<string>): Problem => ({
    file: "stratagems.json",
    path: `stratagems["${id}"].${path}`,
    message: `there is no ${what} "${name}".${didYouMean(name, known)}`,
  });
  return stratagems.flatMap(({ id, windows, steps }) => [
    ...windows
      .filter((window) => !game.windows.has(window))
      .map((window) => lost(id, "windows", "window", window, game.windows.keys())),
    ...steps
      .filter(({ type }) => !game.ops.has(type))
      .map(({ type }) => lost(id, "steps", "effect", type, game.ops.keys())),
  ]);
}

/** Ids of the choices that abilities declare, wherever they stand. */
function choiceIds(value: unknown): readonly string[] {
  if (typeof value !== "object" || value === null) return [];
  const { choice } = value as { readonly choice?: { readonly id?: unknown } };
  const own = typeof choice?.id === "string" ? [choice.id] : [];
  return [...own, ...Object.values(value).flatMap(choiceIds)];
}
