import { ccEffects, readCards } from "@riposte/cc-effects";
import { dcAbilities, readLibrary } from "@riposte/dc-abilities";
import {
  type Context,
  checkMap,
  createContext,
  imperialAssault,
  MapFacts,
  parseFacts,
} from "@riposte/imperial-assault";
import { composeList, effectProblems, type Game } from "@riposte/kernel";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/skirmish-steps";
import { surge } from "@riposte/surge";
import { inFolder } from "../data-files.js";
import { type Problem, problemsIn } from "../problem.js";
import type { GameCheck } from "./game-check.js";

type Files = Readonly<Record<string, unknown>>;

/** Imperial Assault: cards, maps and armies name what exists, and every ability and command card can be carried out. */
export const imperialAssaultCheck: GameCheck = {
  game: "imperial-assault",
  references(files) {
    const parsed = parseFacts(files);
    const maps = mapProblems(files);
    if (!parsed.ok || maps.length > 0) return [...(parsed.ok ? [] : parsed.problems), ...maps];
    const context = createContext(parsed.facts, mapsIn(files));
    const abilities = inFolder(files, "abilities");
    const effects = inFolder(files, "command-effects");
    const read = [
      ...problemsIn("abilities", () => readLibrary(context, abilities)),
      ...problemsIn("command-effects", () => readCards(context, effects)),
    ];
    const stepsFit = read.length > 0 ? [] : stepProblems(composed(context, abilities, effects), abilities);
    return [...read, ...stepsFit, ...armyProblems(context)];
  },
  abilities(files) {
    const parsed = parseFacts(files);
    if (!parsed.ok) return [];
    const { deployment, command } = parsed.facts;
    return [
      ...Object.values(deployment).flatMap((card) => card.abilities.map(({ id }) => id)),
      ...Object.keys(command).map((id) => `cc:${id}`),
    ];
  },
};

const mapsIn = (files: Files): readonly MapFacts[] =>
  Object.values(inFolder(files, "maps")).map((map) => MapFacts.parse(map));

const mapProblems = (files: Files): readonly Problem[] =>
  Object.entries(inFolder(files, "maps")).flatMap(([file, map]) => {
    const checked = checkMap(map);
    return checked.ok ? [] : checked.problems.map((message) => ({ file, path: "", message }));
  });

const composed = (context: Context, abilities: Files, effects: Files): Game =>
  composeList([
    imperialAssault(context),
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilities(context, abilities),
    ccEffects(context, effects),
  ]);

/** Steps are effects of some plugin, with the fields it declares. */
function stepProblems(game: Game, abilities: Files): readonly Problem[] {
  const fileOf = (id: string) =>
    Object.entries(abilities).find(([, file]) =>
      Object.hasOwn((file as { readonly abilities: object }).abilities, id),
    )?.[0];
  return [...game.abilities].flatMap(([name, { steps }]) => {
    const id = name.split("#")[0] as string;
    return effectProblems(game, steps, "").map((problem) => {
      const [, path = "", message = problem] = /^(\S*): (.+)$/s.exec(problem) ?? [];
      return { file: fileOf(id) ?? "command-effects", path: `abilities["${id}"] ${path}`.trim(), message };
    });
  });
}

/** Ready armies are legal, decks included. */
const armyProblems = (context: Context): readonly Problem[] =>
  Object.keys(context.facts.armies).flatMap((id) => {
    try {
      imperialAssault(context).behaviour.game?.parseSetup({ armies: [id, id] });
      return [];
    } catch (error) {
      return [{ file: "armies.json", path: `armies["${id}"]`, message: (error as Error).message }];
    }
  });
