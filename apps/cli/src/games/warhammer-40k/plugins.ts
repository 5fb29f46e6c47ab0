import { choiceProblems, commandChoices, readStratagems, type Stratagem } from "@riposte/command-choices";
import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets, mechanics as files, stratagems as written } from "@riposte/data-warhammer-40k";
import { type AnyPlugin, composeList, type Game } from "@riposte/kernel";
import { type Library, mechanics, readLibrary } from "@riposte/mechanics";
import { type Context, createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";

/** Every plugin beside the base game, in the order they are composed. */
const FACTORIES: Readonly<Record<string, () => AnyPlugin>> = {
  mechanics: () => mechanics(library()),
  "critical-hits": () => criticalHits(),
  "command-choices": () => commandChoices(stratagems()),
};

export const PLUGINS: readonly string[] = Object.keys(FACTORIES);

let readUnits: readonly Unit[] | undefined;
let readContext: Context | undefined;
let readFiles: Library | undefined;

/** Our own units, read when first asked for. */
export function units(): readonly Unit[] {
  readUnits ??= datasheets.map((sheet) => Unit.parse(sheet));
  return readUnits;
}

/** Our two armies, and the edition they are played by. */
export function context(): Context {
  readContext ??= createContext(
    armies.map((army) => readArmy(army, units())),
    { checks: [choiceProblems], datasheets: units() },
  );
  return readContext;
}

/** The core stratagems. */
export const stratagems = (): readonly Stratagem[] => readStratagems(written);

/** The library of abilities. */
export function library(): Library {
  readFiles ??= readLibrary(files);
  return readFiles;
}

const composed = new Map<string, Game>();

/** The base game with the plugins of these names. */
export function composition(names: readonly string[] = PLUGINS): Game {
  const key = names.join();
  const game =
    composed.get(key) ??
    composeList([warhammer40k(context()), ...names.map((name) => FACTORIES[name]?.() as AnyPlugin)]);
  composed.set(key, game);
  return game;
}
