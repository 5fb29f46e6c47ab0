import { wholeFigure } from "../board/field.js";
import {
  type Board,
  type Figure as BoardFigure,
  distance,
  type Field,
  fieldOf,
  type Ground,
  movedOn,
  nameOf,
  spaceNamed,
} from "../board/index.js";
import type { Context, Place } from "../context.js";
import type { IaMatch, IaReads } from "../declared.js";
import { namesIn } from "../record.js";
import { NOBODY } from "../slice.js";
import { deployed, figureOf, type SeenFigure } from "./lookup.js";
import { treadOf } from "./stats.js";

/** The board of the match. */
export function boardOf(context: Context, { slices }: IaReads): Board {
  return context.boardFor(slices["imperial-assault"]);
}

/** Board, doors and figures joined: what every question about space is asked of; the same one while nothing stands elsewhere. */
export const fieldIn = (context: Context, match: IaMatch): Field =>
  match.cached("imperial-assault:field", TABLE, () => fieldOn(context, match));

const TABLE = ["imperial-assault"];

/** The same for a reader of the table alone. */
export function fieldOn(context: Context, reads: IaReads): Field {
  const { map, openDoors, smoke = CLEAR, rubble = CLEAR, figures } = reads.slices["imperial-assault"];
  const { lastField: last } = context;
  const isSameGround =
    isSameList(last.openDoors, openDoors) && isSameList(last.smoke, smoke) && isSameList(last.rubble, rubble);
  if (last.field === null || last.map !== map || !isSameGround) return newField(context, reads, NOWHERE);
  let at = 0;
  let moved = -1;
  const ids = namesIn(figures);
  for (let index = 0; index < ids.length; index++) {
    const id = ids[index] as string;
    const { card, spaces, seat, unseenFrom, status } = figures[id] as SeenFigure;
    if (spaces.length === 0) continue;
    const before = last.places[at++];
    if (before?.id !== id || before.card !== card || before.seat !== seat) return newField(context, reads, last.places);
    if (before.spaces === spaces && before.unseenFrom === unseenFrom && before.status === status) continue;
    if (moved !== -1) return newField(context, reads, last.places);
    moved = at - 1;
  }
  if (at !== last.places.length) return newField(context, reads, last.places);
  return moved === -1 ? last.field : movedField(context, reads, last.field, moved);
}

const NOWHERE: readonly Place[] = [];
const CLEAR: readonly string[] = [];

/** One figure has moved, or its list of spaces was copied: then the field is the same one with all it remembers. */
function movedField(context: Context, reads: IaReads, field: Field, at: number): Field {
  const { lastField: last } = context;
  const before = last.places[at] as Place;
  const place = placeOf(context, reads, figureOf(reads, before.id), before);
  const places = last.places.slice();
  places[at] = place;
  const now = place.stander === before.stander ? field : movedOn(field, at, place.stander);
  // written out, as fields are: this is done after every step
  const { map, openDoors, smoke, rubble } = last;
  context.lastField = { map, openDoors, smoke, rubble, places, field: now };
  return now;
}

/** More has changed; a figure that stayed keeps its stander. */
function newField(context: Context, reads: IaReads, known: readonly Place[]): Field {
  const { map, openDoors, smoke = CLEAR, rubble = CLEAR } = reads.slices["imperial-assault"];
  const board = boardOf(context, reads);
  const numbered = (spaces: readonly string[]) => spaces.map((space) => spaceNamed(board, space));
  // they stand in the same order as before, without those who left
  let at = -1;
  const places = deployed(reads).map((figure) => {
    if (known[at + 1]?.id === figure.id) at += 1;
    else at = known.findIndex(({ id }) => id === figure.id);
    return placeOf(context, reads, figure, at === -1 ? undefined : known[at]);
  });
  const last = context.lastField.field;
  const isSame =
    known.length > 0 &&
    known.length === places.length &&
    places.every(({ stander }, at) => stander === last?.figures[at]);
  const figures = places.map(({ stander }) => stander);
  const state = { openDoors, rubble: numbered(rubble), shields: numbered(smoke), figures };
  const field = isSame ? (last as Field) : fieldOf(board, state, groundIn(context, map, openDoors));
  context.lastField = {
    map,
    openDoors: openDoors.slice(),
    smoke: smoke.slice(),
    rubble: rubble.slice(),
    places,
    field,
  };
  return field;
}

/** Mostly the doors are as they were in the last field, which is a ground with figures on it. */
function groundIn(context: Context, map: string, openDoors: readonly string[]): Ground {
  const { lastField: last } = context;
  const isSame = last.field !== null && last.map === map && isSameList(last.openDoors, openDoors);
  return isSame ? (last.field as Field) : context.ground(map, openDoors);
}

function placeOf(context: Context, reads: IaReads, figure: SeenFigure, before: Place | undefined): Place {
  const { id, seat, card, spaces, unseenFrom, status } = figure;
  const isAlike = before?.card === card && before.seat === seat && before.unseenFrom === unseenFrom;
  const stays = isAlike && before.status === status && isSameList(before.spaces, spaces);
  const stander = stays ? before.stander : onBoard(context, reads, figure);
  return { id, seat, card, spaces, unseenFrom, status, stander };
}

function isSameList(before: readonly string[], now: readonly string[]): boolean {
  if (before === now) return true;
  if (before.length !== now.length) return false;
  for (let at = 0; at < now.length; at++) if (before[at] !== now[at]) return false;
  return true;
}

/** A figure as the board sees it. */
export function onBoard(context: Context, match: IaReads, figure: SeenFigure): BoardFigure {
  const board = boardOf(context, match);
  const { keywords, kind } = context.body(figure.card);
  const { id, seat, spaces, status, unseenFrom } = figure;
  return wholeFigure({
    id,
    side: status !== "neutral" && seat !== NOBODY ? String(seat) : "nobody",
    spaces: spaces.map((space) => spaceNamed(board, space)),
    companion: kind === "companion",
    massive: keywords.massive === true,
    mobile: keywords.mobile === true,
    efficient: keywords.efficientTravel === true,
    unseenFrom,
    neutral: status === "neutral" || seat === NOBODY,
    quarry: seat === NOBODY,
    incapacitated: status === "incapacitated",
  });
}

/** The figure on the field, or an object of the mission. */
export function standing(context: Context, match: IaMatch, id: string): BoardFigure {
  return standingOn(fieldIn(context, match), id) ?? objectOn(context, match, id);
}

/** The figure as it moves: one that pays no surcharges for a while travels efficiently (rules 7), and some only go along. */
export function moverIn(context: Context, match: IaMatch, id: string): BoardFigure {
  const figure = standing(context, match, id);
  const isAsPrinted = figure.efficient === true || match.value("figure:surcharge", { figure: id }, 1) > 0;
  const along = figure.spaces.length > 1 && treadOf(match, id).along > 0;
  return isAsPrinted && !along
    ? figure
    : wholeFigure({ ...figure, efficient: !isAsPrinted || figure.efficient, along });
}

/** The figure on a field. */
export function standingOn({ figures }: Field, id: string): BoardFigure | undefined {
  for (const figure of figures) if (figure.id === id) return figure;
  return undefined;
}

export function namesOf(board: Board, spaces: readonly number[]): string[] {
  const names: string[] = [];
  for (let at = 0; at < spaces.length; at++) names.push(nameOf(board, spaces[at] as number));
  return names;
}

/** Spaces between two figures, counted as the rules count (6.4). */
export const spacesBetween = (context: Context, match: IaMatch, from: string, to: string): number | undefined =>
  distance(fieldIn(context, match), standing(context, match, from), standing(context, match, to));

function objectOn(context: Context, match: IaReads, id: string): BoardFigure {
  const space = match.slices["imperial-assault"].objects[id]?.space;
  if (space == null) return onBoard(context, match, figureOf(match, id));
  return wholeFigure({ id, side: "object", spaces: [spaceNamed(boardOf(context, match), space)] });
}
