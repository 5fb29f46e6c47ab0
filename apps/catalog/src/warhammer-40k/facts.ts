import { choiceProblems, readStratagems, type Stratagem } from "@riposte/command-choices";
import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { abilityProblems, type Library, readLibrary } from "@riposte/mechanics";
import { type Context, createContext, readArmy, Unit } from "@riposte/warhammer-40k";

let readUnits: readonly Unit[] | undefined;
let readContext: Context | undefined;
let readMechanics: Library | undefined;
let own: Readonly<Record<string, unknown>> = {};

/** Our own units, read when first asked for. */
export function warhammerUnits(): readonly Unit[] {
  readUnits ??= datasheets.map((sheet) => Unit.parse(sheet));
  return readUnits;
}

/** Our armies, and the edition they are played by. */
export function warhammerContext(): Context {
  readContext ??= createContext(
    armies.map((army) => readArmy(army, warhammerUnits())),
    { checks: [abilityProblems(warhammerLibrary()), choiceProblems], datasheets: warhammerUnits() },
  );
  return readContext;
}

/** The library of abilities. */
export function warhammerLibrary(): Library {
  readMechanics ??= readLibrary({ ...files, ...own });
  return readMechanics;
}

/** Adds files with abilities of one's own, by name; to be called before a game is composed. */
export function addWarhammerMechanics(more: Readonly<Record<string, unknown>>): void {
  own = more;
  readMechanics = undefined;
  readContext = undefined;
}

/** The core stratagems. */
export const warhammerStratagems = (): readonly Stratagem[] => readStratagems(stratagems);
