import { cards } from "@riposte/data-one-piece";
import { compose, type Game } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece, type Position } from "@riposte/one-piece";
import { type Scenario, scenario } from "@riposte/testing";
import { opActions } from "../src/index.js";

const LEADER = "T01-001";
export const VANILLA = "T01-002";
export const BIG = "T01-003";

/** Cards without text. */
export const PLAIN: readonly object[] = [
  {
    id: LEADER,
    name: "Captain",
    kind: "Leader",
    colors: ["red", "green"],
    types: ["Crew"],
    attributes: ["Slash"],
    power: 5000,
    life: 5,
  },
  fact(VANILLA, { name: "Sailor", power: 3000, cost: 2, counter: 1000 }),
  fact(BIG, { name: "Giant", power: 9000, cost: 8 }),
];

/** A Character of our own for one test. */
export function fact(id: string, more: object): object {
  return {
    id,
    name: id,
    kind: "Character",
    colors: ["red"],
    types: ["Crew"],
    attributes: ["Strike"],
    cost: 3,
    power: 4000,
    ...more,
  };
}

/** The cards of the data, some plain ones, and those a test adds. */
export function gameWith(extra: readonly object[] = []): Game {
  const context = createContext(cardsOrThrow([...cards, ...PLAIN, ...extra]));
  return compose([onePiece(context), opActions(context)]) as Game;
}

const usual = gameWith();

type SideOptions = Partial<Position["sides"][number]>;

/** A scenario in the Main Phase of seat 0: five Life cards, ten cards in the deck. */
export function at(
  you: SideOptions,
  opponent: SideOptions = {},
  more: Partial<Position> & { game?: Game } = {},
): Scenario<unknown> {
  const { game = usual, ...rest } = more;
  const side = (given: SideOptions) => ({
    leader: LEADER,
    deck: Array.from({ length: 10 }, () => VANILLA),
    life: Array.from({ length: 5 }, () => VANILLA),
    ...given,
  });
  return scenario(game, { setup: { position: { sides: [side(you), side(opponent)], ...rest } } }) as Scenario<unknown>;
}

/** An expectation about both sides of the table; fields not named may be anything. */
export const sides = (you: object, opponent: object = {}) =>
  ({ "one-piece": { sides: { 0: you, 1: opponent } } }) as never;

/** An expectation about cards by id. */
export const onTable = (cards: Readonly<Record<number, object>>) => ({ "one-piece": { cards } }) as never;
