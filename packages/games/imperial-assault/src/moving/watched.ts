import { type Field, findSpace, isAdjacent, isWithin, type Stander, type Watched } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { fieldIn } from "../figures/field.js";

/** Figures and spaces by name, with how far from each a step may be answered. */
type Watchers = Readonly<Record<string, number>>;
const NOBODY: Watchers = {};

/** Who could answer steps of a figure to or from a place, by what both players know. */
export type WatchersAt = (spaces: readonly number[]) => readonly string[];

/** As the table is now; nothing where no step can be answered. */
export function watchersIn(context: Context, match: IaMatch, figure: string): WatchersAt | undefined {
  const watchers = match.value("step:answers", { figure }, NOBODY);
  return watchers === NOBODY ? undefined : watchersOn(fieldIn(context, match), figure, watchers);
}

/** How many they are. */
export const countOf = (watchers: WatchersAt | undefined): Watched | undefined =>
  watchers && ((spaces) => watchers(spaces).length);

function watchersOn(field: Field, figure: string, watchers: Watchers): WatchersAt {
  const places = (): readonly Watching[] =>
    Object.entries(watchers).flatMap(([name, far]) => {
      const place = placeOn(field, name);
      return place === undefined ? [] : [{ name, place, far }];
    });
  let known: readonly Watching[] | undefined;
  return (spaces) => {
    // its move is not interrupted where it shares a space (rules 7)
    if (spaces.some((space) => isShared(field, space, figure))) return NONE;
    known ??= places();
    return known.filter(({ place, far }) => isNear(field, { spaces }, place, far)).map(({ name }) => name);
  };
}

const NONE: readonly string[] = [];

type Place = Pick<Stander, "spaces">;

interface Watching {
  readonly name: string;
  readonly place: Place;
  readonly far: number;
}

function placeOn({ figures, board }: Field, name: string): Place | undefined {
  const space = findSpace(board, name);
  return figures.find(({ id }) => id === name) ?? (space === undefined ? undefined : { spaces: [space] });
}

const isNear = (field: Field, there: Place, place: Place, far: number): boolean =>
  place.spaces.some((space) => there.spaces.includes(space)) ||
  (far === 1 ? isAdjacent(field, there, place) : isWithin(field, there, place, far));

const isShared = ({ occupants }: Field, space: number, figure: string): boolean =>
  (occupants[space] ?? []).some((other) => other.id !== figure && other.companion !== true);
