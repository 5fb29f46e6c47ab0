import { type CombatRules, combatRules } from "@riposte/combat";
import { choiceProblems, readStratagems, type Stratagem } from "@riposte/command-choices";
import {
  armies,
  datasheets,
  eleventhMechanics,
  eleventhStratagems,
  mechanics as files,
  stratagems,
} from "@riposte/data-warhammer-40k";
import { eleventh, eleventhEdition } from "@riposte/eleventh-edition";
import { abilityProblems, type Library, readLibrary } from "@riposte/mechanics";
import { type Context, createContext, type Edition, editionOf, readArmy, Unit } from "@riposte/warhammer-40k";

let readUnits: readonly Unit[] | undefined;
const readMechanics = new Map<string, Library>();
const readContexts = new Map<string, Context>();
let own: Readonly<Record<string, unknown>> = {};

/** Our own units, read when first asked for. */
export function warhammerUnits(): readonly Unit[] {
  readUnits ??= datasheets.map((sheet) => Unit.parse(sheet));
  return readUnits;
}

/** The editions there are. */
export type EditionNumber = "10" | "11";

/** Our armies, and the edition they are played by. */
export function warhammerContext(edition: EditionNumber = "10"): Context {
  const known = readContexts.get(edition);
  if (known !== undefined) return known;
  const context = createContext(
    armies.map((army) => readArmy(army, warhammerUnits())),
    {
      checks: [abilityProblems(warhammerLibrary(edition)), choiceProblems],
      datasheets: warhammerUnits(),
      editions: edition === "11" ? eleventh() : [],
    },
  );
  readContexts.set(edition, context);
  return context;
}

/** The library of abilities, as an edition has them. */
export function warhammerLibrary(edition: EditionNumber = "10"): Library {
  const other = edition === "11" ? "10" : "11";
  const known =
    readMechanics.get(edition) ??
    readLibrary({ ...files, ...own }, edition === "11" ? eleventhMechanics : {}, {
      [other]: () => warhammerLibrary(other),
    });
  readMechanics.set(edition, known);
  return known;
}

/** What attacks are judged by, by the name of a ruleset: an edition's newest unless it is dated. */
export function warhammerRules(ruleset = "10e"): CombatRules {
  if (editionOf(ruleset) === "10") return combatRules(warhammerLibrary());
  const dated = eleventh().find(({ terms }) => terms.edition === ruleset) as Edition;
  return combatRules(warhammerLibrary("11"), { ...dated, plugins: () => [eleventhEdition()] });
}

/** Adds files with abilities of one's own, by name; to be called before a game is composed. */
export function addWarhammerMechanics(more: Readonly<Record<string, unknown>>): void {
  own = more;
  readMechanics.clear();
  readContexts.clear();
}

/** The core stratagems. */
export const warhammerStratagems = (edition: EditionNumber = "10"): readonly Stratagem[] =>
  readStratagems(edition === "11" ? eleventhStratagems : stratagems);
