import { facts } from "@riposte/data-finished";
import { compose } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { type Finished, type Flags, finished, type Table } from "../src/index.js";

export const game = compose([finished(facts)]);

/** A position at `finished:next`: cards not named lie in the draw stack, highest first, and 48 under them. */
export interface PositionOptions {
  readonly present: readonly number[];
  /** The top of the draw stack. */
  readonly top?: readonly number[];
  /** Cards not named wait in a future set instead, behind everything else: the draw stack is what `top` says. */
  readonly restParked?: boolean;
  readonly past?: readonly number[];
  readonly future?: readonly { kind: "one" | "all"; cards: number[] }[];
  readonly finished?: number;
  /** Candy on cards, by number; what is left of the ten goes to the reserve. */
  readonly candy?: Readonly<Record<number, number>>;
  readonly active?: number;
  readonly coffee?: number;
  readonly unseen?: readonly number[];
  readonly rules?: "house" | Partial<Flags>;
}

/** Starts a scenario at a position of 48 cards and ten candies. */
export function at({ rules = {}, ...options }: PositionOptions): Scenario<Finished> {
  return scenario(game, { setup: { ruleset: rules }, slices: { finished: tableAt(options) } } as never);
}

function tableAt(options: Omit<PositionOptions, "rules">): Partial<Table> {
  const { present, past = [], future = [], finished = 0, top = [], candy = {}, active = 5, coffee = 7 } = options;
  const placed = new Set([...present, ...past, ...future.flatMap(({ cards }) => cards), ...top]);
  const rest = Array.from({ length: 48 }, (_, index) => 48 - index).filter(
    (card) => card > finished && !placed.has(card),
  );
  const under = rest.includes(48) ? [...rest.filter((card) => card !== 48), 48] : rest;
  const parked = options.restParked ? [...future, { kind: "all" as const, cards: under }] : future;
  const draw = options.restParked ? [...top] : [...top, ...under];
  const cards = [...draw, ...present, ...past, ...parked.flatMap((area) => area.cards)];
  if (new Set(cards).size !== 48 - finished || cards.length !== 48 - finished)
    throw new Error(`A position has every card once: ${cards.join(" ")}`);
  const onCards = Array.from({ length: 49 }, (_, card) => candy[card] ?? 0);
  return {
    draw,
    present: [...present],
    past: [...past],
    future: parked.map((area) => ({ ...area })),
    finished,
    candy: onCards,
    active,
    reserve: 10 - active - onCards.reduce((sum, amount) => sum + amount, 0),
    coffee,
    unseen: [...(options.unseen ?? [])],
  };
}

/** An expectation about the table. */
export const table = (part: Partial<Omit<Table, "candy">>) => ({ finished: part }) as never;

/** What lies on the cards: every number not named is 0. */
export const candyOn = (candy: Readonly<Record<number, number>>) =>
  ({ finished: { candy: Array.from({ length: 49 }, (_, card) => candy[card] ?? 0) } }) as never;
