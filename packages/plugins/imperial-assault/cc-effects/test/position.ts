import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { commandEffects } from "@riposte/data-imperial-assault/command-effects";
import { dcAbilities } from "@riposte/dc-abilities";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { composeList, type Game } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { type Scenario, scenario } from "@riposte/testing";
import { ccEffects } from "../src/index.js";
import { openField } from "./open-field.js";

export const context = contextOrThrow(files, [openField]);

export const gameOf = (cards: Readonly<Record<string, unknown>>): Game =>
  composeList([
    imperialAssault(context),
    surge(context),
    powerTokens(),
    skirmishSteps(context),
    ccEffects(context, cards),
  ]);

/** What command cards do, without what these do: a test says something else of them. */
export const effectsWithout = (...ids: readonly string[]): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(commandEffects as Readonly<Record<string, { readonly abilities: object }>>).map(([file, json]) => [
      file,
      { ...json, abilities: Object.fromEntries(Object.entries(json.abilities).filter(([id]) => !ids.includes(id))) },
    ]),
  );

export const game = gameOf(commandEffects);

/** With the abilities of deployment cards, for cards that name one. */
export const fullGame: Game = composeList([
  imperialAssault(context),
  surge(context),
  powerTokens(),
  skirmishSteps(context),
  dcAbilities(context, abilities),
  ccEffects(context, commandEffects),
]);

export interface GroupAt {
  readonly card: string;
  readonly figures: readonly { readonly id: string; readonly at: string }[];
}

/** A group of figures by id and space, or by what else is known of it: `group("gideon-argus", { gideon: "d4" })`. */
export const group = (
  card: string,
  figures: Readonly<Record<string, string | { readonly at: string; readonly [field: string]: unknown }>>,
  more: object = {},
): GroupAt => ({
  card,
  figures: Object.entries(figures).map(([id, at]) => (typeof at === "string" ? { id, at } : { id, ...at })),
  ...more,
});

export interface At {
  readonly mine: readonly GroupAt[];
  readonly theirs: readonly GroupAt[];
  /** My hand, and theirs. */
  readonly hand?: readonly string[];
  readonly against?: readonly string[];
  readonly activating?: string;
  /** Where the round stands: at its start, or at the opportunity to activate, whose turn it is. */
  readonly start?: "round" | "opportunity";
  readonly turn?: number;
  readonly points?: number;
  readonly actions?: number;
  readonly round?: number;
  /** Faces 0 to 5 of the dice, in the order they are rolled. */
  readonly dice?: readonly number[];
  /** More about a side: vp, deck, discard, affiliation. */
  readonly me?: object;
  readonly them?: object;
  /** Power tokens by figure. */
  readonly held?: Readonly<Record<string, readonly string[]>>;
  readonly hold?: "always" | "auto" | "never";
  /** Side b has a dummy to attack at e3. */
  readonly mission?: "a" | "b";
  readonly game?: Game;
}

/** A scenario in the middle of a match on the open field; seat 0 is mine and has the initiative. */
export const at = (options: At): Scenario<unknown> => {
  const { dice, held, hold = "auto" } = options;
  const slices = held === undefined ? {} : { slices: { "power-tokens": { held } } };
  const position = {
    setup: setupAt(options),
    hold,
    ...slices,
    ...(dice === undefined ? {} : { dice: { dice: [...dice] } }),
  };
  return scenario((options.game ?? game) as never, position as never);
};

export function setupAt({
  mine,
  theirs,
  hand = [],
  against = [],
  activating,
  start,
  turn,
  points,
  actions,
  round,
  me,
  them,
  mission = "a",
}: At) {
  const given = <T>(name: string, value: T | undefined) => (value === undefined ? {} : { [name]: value });
  return {
    map: "open-field",
    mission,
    position: {
      ...given("start", start),
      ...given("round", round),
      ...given("turn", turn),
      ...(activating === undefined
        ? {}
        : { activating: { figure: activating, ...given("points", points), ...given("actions", actions) } }),
      seats: [
        { affiliation: "imperial", zone: "red", groups: mine, hand, ...me },
        { affiliation: "rebel", zone: "blue", groups: theirs, hand: against, ...them },
      ],
    },
  };
}

/** A part of the table to expect. */
export const table = (part: object) => ({ "imperial-assault": part }) as never;

/** What a figure is to be like. */
export const figure = (id: string, part: object) => table({ figures: { [id]: part } });
