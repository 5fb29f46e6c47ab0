import { KernelError } from "@riposte/kernel";
import {
  type Board,
  compileBoard,
  type Field,
  type Figure,
  type Ground,
  groundOf,
  type MapFacts,
} from "./board/index.js";
import type { CompanionCard, FigureCard, SquadUpgradeCard } from "./facts/deployment-card.js";
import type { Facts } from "./facts/facts.js";
import { creatureCards } from "./mission/creature-cards.js";

/** A card that figures are made from. */
export type BodyCard = FigureCard | SquadUpgradeCard | CompanionCard;

/** The facts a composition was built with: cards and compiled boards. */
export interface Context {
  readonly facts: Facts;
  /** What the lock hashes. */
  readonly source: { readonly facts: Facts; readonly maps: readonly MapFacts[] };
  /** The hash of all cards and maps, where these are those that a match needs. */
  readonly factsHash?: string;
  /** The maps of the composition, and those that matches brought with them. */
  readonly boards: ReadonlyMap<string, Board>;
  /** The board of a table; a map that its match brought is laid out when it is first asked for. */
  boardFor(table: { readonly map: string; readonly ownMap?: unknown }): Board;
  body(card: string): BodyCard;
  /** Cards that stand for the figures of missions. */
  readonly creatures: ReadonlyMap<string, FigureCard>;
  /** The ground of a map with so many doors open; doors open rarely, so each is compiled once. */
  ground(map: string, openDoors: readonly string[]): Ground;
  /** The last field asked of, and where everything stood: a cache outside the state, equal for equal places. */
  lastField: {
    readonly map: string;
    readonly openDoors: readonly string[];
    readonly smoke: readonly string[];
    readonly rubble: readonly string[];
    readonly places: readonly Place[];
    readonly field: Field | null;
  };
}

/** Where a figure stood, and how the board saw it there; a figure's list of spaces is replaced, never written into. */
export interface Place {
  readonly id: string;
  readonly seat: number;
  readonly card: string;
  readonly spaces: readonly string[];
  readonly unseenFrom: number | undefined;
  readonly status: "incapacitated" | "neutral" | undefined;
  readonly stander: Figure;
}

const MOST_GROUNDS = 32;
const MOST_BROUGHT = 50;

/** Boards are compiled, cards are taken as they were read; `factsHash` is that of all, where these are only some. */
export function createContext(facts: Facts, maps: readonly MapFacts[], factsHash?: string): Context {
  const boards = new Map(maps.map((map) => [map.id, compileBoard(map)]));
  const bodies = new Map(
    Object.entries(facts.deployment).filter((entry): entry is [string, BodyCard] => isBody(entry[1])),
  );
  const creatures = new Map([...boards.values()].flatMap(creatureCards).map((card) => [card.id, card]));
  const brought: string[] = [];
  const grounds = new Map<string, Ground>();
  return {
    boardFor({ map, ownMap }) {
      const known = boards.get(map);
      if (known !== undefined) return known;
      const board = { ...compileBoard(ownMap), id: map };
      // only so many are kept: they are laid out anew when asked for again
      if (brought.push(map) > MOST_BROUGHT) {
        const oldest = brought.shift() as string;
        boards.delete(oldest);
        for (const key of grounds.keys()) if (key.startsWith(`${oldest}|`)) grounds.delete(key);
      }
      boards.set(map, board);
      for (const card of creatureCards(board)) creatures.set(card.id, card);
      return board;
    },
    ground(map, openDoors) {
      // in whatever order they were opened, the same doors are open
      const key = `${map}|${[...openDoors].sort().join()}`;
      const ground = grounds.get(key) ?? groundOf(boards.get(map) as Board, openDoors);
      // the one asked for last stands last, and only so many are kept
      grounds.delete(key);
      grounds.set(key, ground);
      if (grounds.size > MOST_GROUNDS) grounds.delete(grounds.keys().next().value as string);
      return ground;
    },
    facts,
    source: { facts, maps },
    ...(factsHash !== undefined && { factsHash }),
    boards,
    creatures,
    lastField: { map: "", openDoors: [], smoke: [], rubble: [], places: [], field: null },
    body(id) {
      const card = bodies.get(id) ?? creatures.get(id);
      if (card !== undefined) return card;
      throw new KernelError("UNKNOWN_NAME", `No figure has the card "${id}".`);
    },
  };
}

const isBody = ({ kind }: Facts["deployment"][string]): boolean =>
  kind === "figure" || kind === "squadUpgrade" || kind === "companion";
