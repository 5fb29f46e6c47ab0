import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import type { Card, PlayedEleventh } from "@riposte/eleventh-edition";
import { KernelError } from "@riposte/kernel";
import type { AnyPlugin } from "@riposte/kernel/run";
import {
  type ArmyList,
  type Context,
  createContext,
  type Edition,
  type EditionNumber,
  readArmy,
  type SetupCheck,
  Unit,
} from "@riposte/warhammer-40k";
import { abilityProblems, type Library, readLibrary } from "@riposte/warhammer-40k-abilities";
import { choiceProblems, readStratagems, type Stratagem } from "@riposte/warhammer-40k-choices";

let readUnits: readonly Unit[] | undefined;
const readMechanics = new Map<string, Library>();
const readContexts = new Map<string, Context>();
let own: Readonly<Record<string, unknown>> = {};

/** Our own units, read when first asked for. */
export function warhammerUnits(): readonly Unit[] {
  readUnits ??= datasheets.map((sheet) => Unit.parse(sheet));
  return readUnits;
}

/** What the 11th edition is made of: it comes along only where it is played. */
export interface Eleventh {
  readonly editions: readonly Edition[];
  /** Abilities it changes or brings. */
  readonly mechanics: Readonly<Record<string, unknown>>;
  readonly stratagems: unknown;
  readonly missions: readonly Card[];
  /** An army with the detachments that the edition gives it. */
  mustered(army: ArmyList): ArmyList;
  /** What keeps a setup from being played by it. */
  readonly setupCheck: SetupCheck;
  plugin(): AnyPlugin;
  /** A dated ruleset as attacks are judged and rolled by it. */
  played(ruleset: string): PlayedEleventh;
}

let brought: Eleventh | undefined;

/** From now on the 11th edition can be asked for. */
export function bringEleventh(edition: Eleventh): void {
  brought ??= edition;
}

/** The 11th edition; a mistake where it is not loaded. */
export function eleventhEdition(): Eleventh {
  if (brought !== undefined) return brought;
  throw new KernelError("UNKNOWN_NAME", "The 11th edition is not here. Name its plugin when the game is loaded.");
}

/** Our armies, and the edition they are played by. */
export function warhammerContext(edition: EditionNumber = "10"): Context {
  const known = readContexts.get(edition);
  if (known !== undefined) return known;
  const played = edition === "11" ? eleventhEdition() : undefined;
  const context = createContext(
    armies.map((army) => readArmy(army, warhammerUnits())).map((army) => played?.mustered(army) ?? army),
    {
      checks: [abilityProblems(warhammerLibrary(edition)), choiceProblems],
      datasheets: warhammerUnits(),
      ...(played && { editions: played.editions, setupCheck: played.setupCheck }),
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
    readLibrary({ ...files, ...own }, edition === "11" ? eleventhEdition().mechanics : {}, {
      // an edition that is not here knows nothing more
      [other]: () => warhammerLibrary(brought === undefined ? edition : other),
    });
  readMechanics.set(edition, known);
  return known;
}

/** Adds files with abilities of one's own, by name; to be called before a game is composed. */
export function addWarhammerMechanics(more: Readonly<Record<string, unknown>>): void {
  own = more;
  readMechanics.clear();
  readContexts.clear();
}

/** The mission cards there are: of the 11th edition, and only where it is here. */
export const warhammerMissions = (): readonly Card[] => brought?.missions ?? [];

/** The core stratagems. */
export const warhammerStratagems = (edition: EditionNumber = "10"): readonly Stratagem[] =>
  readStratagems(edition === "11" ? eleventhEdition().stratagems : stratagems);
