import { type Field, findSpace, isAdjacent, isWithin, type Stander, type Watched } from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch } from "../declared.js";
import { fieldIn } from "../figures/field.js";

/** Figures and spaces by name, with how far from each a step may be answered. */
type Distances = Readonly<Record<string, number>>;
const NOBODY: Distances = {};

/** Who could answer that a figure comes to a place or leaves it, by what both players know. */
type WatchersAt = (spaces: readonly number[]) => readonly string[];

export interface Watchers {
  readonly entered: WatchersAt;
  readonly left: WatchersAt;
}

/** As the table is now; nothing where no step can be answered. */
export function watchersIn(context: Context, match: IaMatch, figure: string): Watchers | undefined {
  const near = match.value("step:answers", { figure, window: "figure:entered" }, NOBODY);
  const behind = match.value("step:answers", { figure, window: "figure:leaving" }, NOBODY);
  if (near === NOBODY && behind === NOBODY) return undefined;
  const field = fieldIn(context, match);
  return { entered: watchersOn(field, figure, near), left: watchersOn(field, figure, behind) };
}

/** Who could answer that it comes to a place between, or that it leaves it again. */
export const watchersAt = ({ entered, left }: Watchers, spaces: readonly number[]): readonly string[] => [
  ...new Set([...entered(spaces), ...left(spaces)]),
];

/** How many they are. */
export const countOf = (watchers: Watchers | undefined): Watched | undefined =>
  watchers && ((spaces) => watchersAt(watchers, spaces).length);

function watchersOn(field: Field, figure: string, distances: Distances): WatchersAt {
  if (distances === NOBODY) return () => NONE;
  const places = (): readonly Watching[] =>
    Object.entries(distances).flatMap(([name, far]) => {
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
