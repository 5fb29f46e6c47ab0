import { compose, resumeMatch, type Snapshot } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import {
  cardsOrThrow,
  createContext,
  type Deck,
  type OnePiece,
  onePiece,
  type Position,
  readingOf,
} from "../src/index.js";

const character = (id: string, cost: number, power: number, more: object = {}) => ({
  id,
  name: id,
  kind: "Character",
  colors: ["red"],
  types: ["Crew"],
  attributes: ["Slash"],
  cost,
  power,
  counter: 1000,
  ...more,
});

/** Invented cards: the rules are the game's, what is printed is ours. */
export const CARDS = {
  leader: "T01-001",
  small: "T01-002",
  big: "T01-003",
  blocker: "T01-004",
  rusher: "T01-005",
  hunter: "T01-006",
  doubler: "T01-007",
  banisher: "T01-008",
  sneaker: "T01-009",
  counterless: "T01-010",
  stage: "T01-011",
  stranger: "T01-012",
  event: "T01-013",
  filler: "T01-014",
  extra: "T01-015",
};

const facts = [
  {
    id: CARDS.leader,
    name: "Captain",
    kind: "Leader",
    colors: ["red"],
    types: ["Crew"],
    attributes: ["Slash"],
    power: 5000,
    life: 5,
  },
  character(CARDS.small, 1, 2000),
  character(CARDS.big, 5, 7000),
  character(CARDS.blocker, 2, 3000, { keywords: ["Blocker"] }),
  character(CARDS.rusher, 3, 5000, { keywords: ["Rush"] }),
  character(CARDS.hunter, 3, 5000, { keywords: ["Rush: Character"] }),
  character(CARDS.doubler, 4, 6000, { keywords: ["Double Attack"] }),
  character(CARDS.banisher, 4, 6000, { keywords: ["Banish"] }),
  character(CARDS.sneaker, 4, 6000, { keywords: ["Unblockable"] }),
  character(CARDS.counterless, 2, 4000, { counter: null }),
  { id: CARDS.stage, name: "Ship", kind: "Stage", colors: ["red"], types: ["Crew"], cost: 1 },
  character(CARDS.stranger, 1, 1000, { colors: ["blue"] }),
  { id: CARDS.event, name: "Plan", kind: "Event", colors: ["red"], types: ["Crew"], cost: 1 },
  character(CARDS.filler, 2, 4000),
  character(CARDS.extra, 6, 8000),
];

export const context = createContext(cardsOrThrow(facts));

/** Fifty cards of every legal kind. */
export const deck: Deck = {
  name: "test",
  leader: CARDS.leader,
  cards: {
    [CARDS.small]: 4,
    [CARDS.big]: 4,
    [CARDS.blocker]: 4,
    [CARDS.rusher]: 4,
    [CARDS.hunter]: 4,
    [CARDS.doubler]: 4,
    [CARDS.banisher]: 4,
    [CARDS.sneaker]: 4,
    [CARDS.counterless]: 4,
    [CARDS.stage]: 4,
    [CARDS.event]: 4,
    [CARDS.filler]: 4,
    [CARDS.extra]: 2,
  },
};

export const game = compose([onePiece(context, { test: deck, again: deck })]);

type SideOptions = Partial<Position["sides"][number]>;

/** A position in the Main Phase of seat 0, turn 5: five Life cards, ten cards in the deck, ten DON!!. */
export function positionOf(you: SideOptions = {}, opponent: SideOptions = {}, more: Partial<Position> = {}): Position {
  const side = (given: SideOptions) => ({
    leader: CARDS.leader,
    deck: Array.from({ length: 10 }, () => CARDS.small),
    life: Array.from({ length: 5 }, () => CARDS.small),
    ...given,
  });
  return { sides: [side(you), side(opponent)], ...more };
}

/** Starts a scenario there. */
export const at = (
  you: SideOptions = {},
  opponent: SideOptions = {},
  more: Partial<Position> = {},
): Scenario<OnePiece> => scenario(game, { setup: { position: positionOf(you, opponent, more) } } as never);

/** An expectation about both sides of the table; fields not named may be anything. */
export const sides = (you: object, opponent: object = {}) =>
  ({ "one-piece": { sides: { 0: you, 1: opponent } } }) as never;

/** An expectation about the rest of the table. */
export const table = (part: object) => ({ "one-piece": part }) as never;

/** The table a scenario ended with, for reading numbers. */
export function reading(snapshot: Snapshot): ReturnType<typeof readingOf> {
  const match = resumeMatch(game, snapshot);
  return readingOf(match.slices, match);
}
