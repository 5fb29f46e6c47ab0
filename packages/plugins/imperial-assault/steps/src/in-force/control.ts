import {
  boardOf,
  type Context,
  fieldIn,
  isAdjacent,
  nameOf,
  spaceNamed,
  standing,
  terminalsIn,
} from "@riposte/imperial-assault";
import { type Contribution, effectsOf } from "@riposte/kernel";
import type { SkirmishSteps, StepsMatch } from "../declared.js";

const UNCOUNTED = "do:uncounted";

/** What a figure is on or next to and players control: spaces of terminals and tokens, and areas it stands in. */
export function controlledNear(context: Context, match: StepsMatch, figure: string): readonly string[] {
  const board = boardOf(context, match);
  const field = fieldIn(context, match);
  const there = standing(context, match, figure);
  const isNear = (space: number) => there.spaces.includes(space) || isAdjacent(field, there, space);
  const tokens = Object.values(match.slices["imperial-assault"].objects).flatMap(({ space }) =>
    space === null ? [] : [spaceNamed(board, space)],
  );
  const spaces = [...new Set([...terminalsIn(context, match), ...tokens])]
    .filter(isNear)
    .map((space) => nameOf(board, space));
  const areas = board.areas.filter(({ spaces: of }) => of.some(isNear)).map(({ id }) => id);
  return [...spaces, ...areas];
}

/** One figure less of a player counts for the control of a place, until the next round. */
export const uncount = (place: string, seat: number) =>
  effectsOf<SkirmishSteps>().last(UNCOUNTED, { seat, data: { place, seat } });

/** What cards of the round say about control. */
export const control = {
  "control:uncounted": (
    { seat, place }: { readonly seat: number; readonly place: string },
    match: StepsMatch,
  ): readonly Contribution[] =>
    match
      .lasting(UNCOUNTED)
      .filter(({ data }) => data.seat === seat && data.place === place)
      .map(() => match.contribute("add", 1, UNCOUNTED)),
  "control:terminals": ({ seat }: { readonly seat: number }, match: StepsMatch): readonly Contribution[] =>
    match
      .lasting("do:terminals")
      .filter((one) => one.seat === seat)
      .map(() => match.contribute("add", 1, "do:terminals")),
};
