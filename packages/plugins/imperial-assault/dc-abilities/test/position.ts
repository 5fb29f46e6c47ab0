import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { compose } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { surge } from "@riposte/surge";
import { type Scenario, scenario } from "@riposte/testing";
import { dcAbilities } from "../src/index.js";

export const context = contextOrThrow(files, maps);
export const gameOf = (library: Readonly<Record<string, unknown>>, facts = context) =>
  compose([imperialAssault(facts), surge(facts), powerTokens(), skirmishSteps(facts), dcAbilities(facts, library)]);
export const game = gameOf(abilities);

export interface GroupAt {
  readonly card: string;
  readonly figures: readonly {
    readonly id?: string;
    readonly at?: string;
    readonly damage?: number;
    readonly conditions?: readonly string[];
  }[];
  readonly attachments?: readonly string[];
  readonly ready?: boolean;
}

export interface At {
  readonly map?: string;
  readonly mission?: "a" | "b";
  readonly mine: readonly GroupAt[];
  readonly theirs: readonly GroupAt[];
  readonly activating?: string;
  readonly start?: "deployment" | "round" | "opportunity";
  readonly points?: number;
  readonly actions?: number;
  readonly round?: number;
  readonly dice?: readonly number[];
  readonly sides?: readonly [object, object];
  /** Power tokens by figure. */
  readonly tokens?: Readonly<Record<string, readonly string[]>>;
  readonly game?: typeof game;
}

/** A group of figures by id and space: `group("darth-vader", { vader: "d4" })`. */
export const group = (
  card: string,
  figures: Readonly<Record<string, string | object>>,
  more: object = {},
): GroupAt => ({
  card,
  figures: Object.entries(figures).map(([id, at]) => (typeof at === "string" ? { id, at } : { id, ...at })) as never,
  ...more,
});

/** Setup options of a position on the Training Yard; seat 0 is mine and has the initiative. */
export function setupAt({
  map = "training-yard",
  mission = "a",
  mine,
  theirs,
  activating,
  start,
  points,
  actions,
  round,
  sides,
}: At) {
  return {
    map,
    mission,
    position: {
      ...(start === undefined ? {} : { start }),
      ...(round === undefined ? {} : { round }),
      ...(activating === undefined
        ? {}
        : {
            activating: {
              figure: activating,
              ...(points === undefined ? {} : { points }),
              ...(actions === undefined ? {} : { actions }),
            },
          }),
      seats: [
        { affiliation: "imperial", zone: "red", groups: mine, ...sides?.[0] },
        { affiliation: "rebel", zone: "blue", groups: theirs, ...sides?.[1] },
      ],
    },
  };
}

export const at = (options: At): Scenario<unknown> =>
  scenario(
    (options.game ?? game) as never,
    {
      setup: setupAt(options),
      hold: "auto",
      ...(options.dice === undefined ? {} : { dice: { dice: [...options.dice] } }),
      ...(options.tokens === undefined ? {} : { slices: { "power-tokens": { held: options.tokens } } }),
    } as never,
  );

export const table = (part: object) => ({ "imperial-assault": part }) as never;
