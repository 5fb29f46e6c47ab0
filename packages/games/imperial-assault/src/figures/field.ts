import {
  type Board,
  type Figure as BoardFigure,
  distance,
  type Field,
  fieldOf,
  nameOf,
  spaceNamed,
} from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, IaReads } from "../declared.js";
import { deployed, figureOf, type SeenFigure } from "./lookup.js";

/** The board of the match. */
export function boardOf(context: Context, { slices }: IaReads): Board {
  return context.boards.get(slices["imperial-assault"].map) as Board;
}

/** Board, doors and figures joined: what every question about space is asked of; kept while nothing stands elsewhere. */
export const fieldIn = (context: Context, match: IaMatch): Field =>
  match.cached("field", ["imperial-assault"], () => fieldOn(context, match));

/** The same for whoever only sees the table. */
export function fieldOn(context: Context, reads: IaReads): Field {
  const { map, openDoors } = reads.slices["imperial-assault"];
  const figures = deployed(reads);
  const last = context.lastField;
  const ground = context.ground(map, openDoors);
  // who has not moved keeps his stander: when nobody moved, the field is the same one with all it remembers
  const places = figures.map((figure, at) => {
    const before = last.places[at];
    if (last.ground === ground && before !== undefined && isSamePlace(before, figure)) return before;
    const { id, card, spaces } = figure;
    return { id, card, spaces: [...spaces], stander: onBoard(context, reads, figure) };
  });
  if (
    last.ground === ground &&
    places.length === last.places.length &&
    places.every((one, at) => one === last.places[at])
  )
    return last.field as Field;
  const standers = places.map(({ stander }) => stander);
  const state = { openDoors, rubble: [], shields: [], figures: standers };
  const field = fieldOf(boardOf(context, reads), state, ground);
  context.lastField = { ground, places, field };
  return field;
}

function isSamePlace(before: Context["lastField"]["places"][number], { id, card, spaces }: SeenFigure): boolean {
  if (before.id !== id || before.card !== card || before.spaces.length !== spaces.length) return false;
  for (let at = 0; at < spaces.length; at++) if (before.spaces[at] !== spaces[at]) return false;
  return true;
}

/** A figure as the board sees it. */
export function onBoard(context: Context, match: IaReads, figure: SeenFigure): BoardFigure {
  const board = boardOf(context, match);
  const { keywords, kind } = context.body(figure.card);
  return {
    id: figure.id,
    side: String(figure.seat),
    spaces: figure.spaces.map((space) => spaceNamed(board, space)),
    companion: kind === "companion",
    massive: keywords.massive === true,
    mobile: keywords.mobile === true,
    efficient: keywords.efficientTravel === true,
  };
}

/** The figure on the cached field, or an object of the mission. */
export const standing = (context: Context, match: IaMatch, id: string): BoardFigure =>
  standersOf(fieldIn(context, match)).get(id) ?? objectOn(context, match, id);

const standers = new WeakMap<Field, ReadonlyMap<string, BoardFigure>>();

function standersOf(field: Field): ReadonlyMap<string, BoardFigure> {
  const known = standers.get(field) ?? new Map(field.figures.map((figure) => [figure.id, figure]));
  standers.set(field, known);
  return known;
}

export const namesOf = (board: Board, spaces: readonly number[]): string[] =>
  spaces.map((space) => nameOf(board, space));

/** Spaces between two figures, counted as the rules count (6.4). */
export const spacesBetween = (context: Context, match: IaMatch, from: string, to: string): number | undefined =>
  distance(fieldIn(context, match), standing(context, match, from), standing(context, match, to));

function objectOn(context: Context, match: IaMatch, id: string): BoardFigure {
  const space = match.slices["imperial-assault"].objects[id]?.space;
  if (space == null) return onBoard(context, match, figureOf(match, id));
  return { id, side: "object", spaces: [spaceNamed(boardOf(context, match), space)] };
}
