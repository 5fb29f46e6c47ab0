import { CommandCardFile, CommandEffectFile, ccEffectsOf, readCards } from "@riposte/cc-effects";
import { dcAbilitiesFiles, dcAbilitiesOf, type Library, readLibrary } from "@riposte/dc-abilities";
import {
  type Context,
  checkMap,
  createContext,
  imperialAssault,
  imperialAssaultFiles,
  MapFacts,
  parseFacts,
} from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList, effectProblems, type Game } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { didYouMean } from "@riposte/words";
import { inFolder } from "../../in-folder.js";
import { type Problem, problemsIn } from "../../problem.js";
import type { GameCheck } from "../game-check.js";
import { builtFrom, inCardFile, nameProblems } from "./card-files.js";

type Files = Readonly<Record<string, unknown>>;
type Cards = ReturnType<typeof readCards>;

/** Imperial Assault: cards, maps and armies name what exists, and every ability and command card can be carried out. */
export const imperialAssaultCheck: GameCheck = {
  game: "imperial-assault",
  schemas: {
    ...imperialAssaultFiles,
    ...dcAbilitiesFiles,
    "imperial-assault-command-card.json": CommandCardFile,
    "imperial-assault-command-effects.json": CommandEffectFile,
  },
  places: {
    "armies.json": "imperial-assault-armies.json",
    "command-cards/": "imperial-assault-command-card.json",
    "deployment-cards/": "imperial-assault-deployment-card.json",
    "shared-abilities/": "imperial-assault-shared-ability.json",
    "maps/": "imperial-assault-map.json",
  },
  references(files) {
    const named = nameProblems(files);
    if (named.length > 0) return named;
    const built = builtFrom(files);
    const parsed = parseFacts(built);
    const maps = mapProblems(files);
    if (!parsed.ok || maps.length > 0)
      return [...(parsed.ok ? [] : parsed.problems.map((problem) => inCardFile(files, problem))), ...maps];
    const context = createContext(parsed.facts, mapsIn(files));
    const abilities = inFolder(built, "abilities");
    const effects = { "command-effects.json": built["command-effects.json"] };
    let [library, cards]: [Library, Cards] = [{}, {}];
    const read = [
      ...problemsIn("abilities", () => {
        library = readLibrary(context, abilities);
      }),
      ...problemsIn("command-effects", () => {
        cards = readCards(context, effects);
      }),
    ];
    if (read.length === 0) {
      const game = composed(context, library, cards);
      read.push(...stepProblems(game), ...momentProblems(game));
    }
    return [...read.map((problem) => inCardFile(files, problem)), ...armyProblems(context)];
  },
  abilities(files) {
    const parsed = parseFacts(builtFrom(files));
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

const composed = (context: Context, library: Library, cards: Cards): Game =>
  composeList([
    imperialAssault(context),
    powerTokens(),
    surge(context),
    skirmishSteps(context),
    dcAbilitiesOf(context, library),
    ccEffectsOf(context, cards),
  ]);

/** Abilities act where something happens: at a window, fact, value or effect of some plugin. */
const momentProblems = (game: Game): readonly Problem[] =>
  game.plugins
    .flatMap(({ behaviour }) => behaviour.acts?.() ?? [])
    .filter(({ at }) => ![game.windows, game.events, game.values, game.ops].some((names) => names.has(at)))
    .map(({ at, card = "", ability }) => ({
      file: "abilities",
      path: `abilities["${ability ?? card}"]`,
      message: `there is no moment "${at}".${didYouMean(at, game.windows.keys())}`,
    }));

/** Steps are effects of some plugin, with the fields it declares. */
function stepProblems(game: Game): readonly Problem[] {
  return [...game.abilities].flatMap(([name, { steps }]) => {
    const [, prefix, id] = /^(cc:)?([^#]*)/.exec(name) ?? [];
    const file = prefix === undefined ? "abilities" : "command-effects";
    return effectProblems(game, steps, "").map((problem) => {
      const [, path = "", message = problem] = /^(\S*): (.+)$/s.exec(problem) ?? [];
      return { file, path: `abilities["${id}"] ${path}`.trim(), message };
    });
  });
}

/** Ready armies are legal, decks included. */
const armyProblems = (context: Context): readonly Problem[] =>
  Object.keys(context.facts.armies).flatMap((id) => {
    try {
      imperialAssault(context).behaviour.game?.parseSetup?.({ armies: [id, id] });
      return [];
    } catch (error) {
      return [{ file: "armies.json", path: `armies["${id}"]`, message: (error as Error).message }];
    }
  });
