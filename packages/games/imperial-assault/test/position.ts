import { files } from "@riposte/data-imperial-assault";
import { maps } from "@riposte/data-imperial-assault/maps";
import { type AnyPlugin, compose } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { contextOrThrow, type ImperialAssault, imperialAssault, type PositionFacts } from "../src/index.js";

export const context = contextOrThrow(files, maps);
export const { facts } = context;
export const game = compose([imperialAssault(context)]);

/** The base game with a plugin of the test's own. */
export const gameWith = (plugin: AnyPlugin): typeof game => compose([imperialAssault(context), plugin]) as typeof game;

type SideAt = PositionFacts["seats"][0];
type GroupAt = SideAt["groups"][number];

/** A group of figures where they stand: `{ luke: "d1" }`; ids are the keys. */
export function group(card: string, figures: Readonly<Record<string, string | object>>, more: object = {}): GroupAt {
  return {
    card,
    figures: Object.entries(figures).map(([id, at]) =>
      typeof at === "string" ? { id, at } : ({ id, ...at } as never),
    ),
    ...more,
  };
}

export interface At extends Omit<PositionFacts, "seats"> {
  readonly map?: string;
  readonly mission?: "a" | "b";
  readonly rebels: readonly GroupAt[];
  readonly imperials: readonly GroupAt[];
  readonly sides?: readonly [Partial<SideAt>, Partial<SideAt>];
  readonly dice?: readonly number[];
  readonly game?: typeof game;
}

/** The setup options of a position: rebels are seat 0, imperials seat 1. */
export function setupAt({ map = "training-yard", mission = "a", rebels, imperials, sides, ...rest }: At) {
  const { dice: _dice, game: _game, ...position } = rest;
  const seats = [
    { affiliation: "rebel", zone: "red", groups: [...rebels], ...sides?.[0] },
    { affiliation: "imperial", zone: "blue", groups: [...imperials], ...sides?.[1] },
  ];
  return { map, mission, position: { ...position, seats } };
}

/** Starts a scenario at a position, by default on the Training Yard at seat 0's opportunity. */
export const at = (options: At): Scenario<ImperialAssault> =>
  scenario(options.game ?? game, {
    setup: setupAt(options),
    hold: "auto",
    ...(options.dice && { dice: { dice: [...options.dice] } }),
  } as never);

/** An expectation about the table. */
export const table = (part: object) => ({ "imperial-assault": part }) as never;
