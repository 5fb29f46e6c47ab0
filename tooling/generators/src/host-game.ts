/** A game a plugin can join, and what a plugin of it needs to be written and tested. */
export interface HostGame {
  readonly id: string;
  readonly title: string;
  /** What its package exports: the type of its parts, and its declaration. */
  readonly type: string;
  readonly declared: string;
  /** An event of it that all seats may know, for the first rule to hear. */
  readonly heard: string;
  /** How a test makes the base game: lines that define `base`. */
  readonly base: string;
}

/** The games of this repository. */
export const HOST_GAMES: readonly HostGame[] = [
  {
    id: "finished",
    title: "Finished!",
    type: "Finished",
    declared: "finishedDeclared",
    heard: "card:scored",
    base: `import { facts } from "@riposte/data-finished";
import { Facts, finished } from "@riposte/finished";

export const base = finished(Facts.parse(facts));`,
  },
  {
    id: "imperial-assault",
    title: "Imperial Assault",
    type: "ImperialAssault",
    declared: "imperialAssaultDeclared",
    heard: "figure:damaged",
    base: `import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";

export const base = imperialAssault(contextOrThrow(files, maps));`,
  },
  {
    id: "one-piece",
    title: "ONE PIECE Card Game",
    type: "OnePiece",
    declared: "onePieceDeclared",
    heard: "card:dying",
    base: `import { cards, decks } from "@riposte/data-one-piece";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";

export const base = onePiece(createContext(cardsOrThrow(cards)), decks);`,
  },
  {
    id: "warhammer-40k",
    title: "Warhammer 40,000",
    type: "Warhammer",
    declared: "warhammer40kDeclared",
    heard: "models:slain",
    base: `import { armies, datasheets } from "@riposte/data-warhammer-40k";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";

const units = datasheets.map((sheet) => Unit.parse(sheet));
const lists = armies.map((army) => readArmy(army, units));
export const base = warhammer40k(createContext(lists, { datasheets: units }));`,
  },
];
