import {
  type Board,
  type Figure as BoardFigure,
  distance,
  type Field,
  isAdjacent,
  isHiddenByMap,
  isSpaceSeen,
  lineOfSight,
  nameOf,
} from "../board/index.js";
import type { Context } from "../context.js";
import type { IaMatch, ImperialAssault } from "../declared.js";
import { fieldIn, standing, standingOn } from "./field.js";
import { bodyOf } from "./lookup.js";

/** The spaces of a target that an attack of this type can aim at: reach and line of sight (rules 8); remembered per field. */
export function targetSpaces(
  context: Context,
  match: IaMatch,
  attacker: string,
  defender: string,
  type: "melee" | "ranged",
): readonly string[] {
  const aiming = aimingOf(context, match, attacker, type);
  return spacesAimedAt(match, aiming, standingOn(aiming.field, defender) ?? standing(context, match, defender));
}

/**
 * The spaces of a target that an attack may aim at with another figure's line of sight. Sight is not reach: how far the attacker
 * reaches, and what it looks past, stay its own (rules 12.1).
 */
export function spottedSpaces(
  context: Context,
  match: IaMatch,
  {
    attacker,
    defender,
    type,
  }: { readonly attacker: string; readonly defender: string; readonly type: "melee" | "ranged" },
  spotter: string,
): readonly string[] {
  const pair = { attacker, defender };
  const to = standing(context, match, defender);
  if (match.value("attack:target", pair, isOpenTo(to)) <= 0) return NOWHERE;
  const aim = match.value("attack:aim", pair, printedAim(context, match, attacker));
  const eyes = standing(context, match, spotter);
  return findTargetSpaces(fieldIn(context, match), standing(context, match, attacker), to, type, aim, eyes);
}

/** What an attacker's targets have in common: asked once, then for every figure that could be one. */
export interface Aiming {
  readonly field: Field;
  readonly from: BoardFigure;
  readonly type: "melee" | "ranged";
  readonly printed: Aim;
  readonly arcs: readonly Arc[];
  readonly found: Found[];
}

export function aimingOf(context: Context, match: IaMatch, attacker: string, type: "melee" | "ranged"): Aiming {
  const field = fieldIn(context, match);
  return {
    field,
    from: standingOn(field, attacker) ?? standing(context, match, attacker),
    type,
    printed: printedAim(context, match, attacker),
    arcs: type === "ranged" ? arcsOf(match, attacker) : NO_ARCS,
    found: foundBy(field, attacker),
  };
}

/** The spaces of one target. */
export function spacesAimedAt(match: IaMatch, aiming: Aiming, to: BoardFigure): readonly string[] {
  const { field, from, type, printed, arcs, found } = aiming;
  if (type === "ranged" && arcs.length === 0 && isHiddenByMap(field, from, to)) return NOWHERE;
  const pair = { attacker: from.id, defender: to.id };
  const aim = match.value("attack:aim", pair, printed);
  const known = found.find((one) => one.to === to && one.from === from && one.type === type && isSameAim(one.aim, aim));
  const plain = known === undefined ? findTargetSpaces(field, from, to, type, aim) : known.spaces;
  if (known === undefined) found.push({ from, to, type, aim, spaces: plain });
  const arced = arcs.length === 0 ? NOWHERE : arcs.flatMap((arc) => arcSpaces(field, from, to, arc));
  const spaces = arced.length === 0 ? plain : [...new Set([...plain, ...arced])];
  // where nothing can be aimed at, it need not be forbidden
  if (spaces.length === 0 || match.value("attack:target", pair, isOpenTo(to)) <= 0) return NOWHERE;
  return spaces;
}

/** Could an attack of this type target the figure if it stood there? */
export function couldTarget(
  context: Context,
  match: IaMatch,
  attacker: string,
  moved: BoardFigure,
  type: "melee" | "ranged",
): boolean {
  const from = standing(context, match, attacker);
  const pair = { attacker, defender: moved.id };
  const aim = match.value("attack:aim", pair, printedAim(context, match, attacker));
  if (findTargetSpaces(fieldIn(context, match), from, moved, type, aim).length === 0) return false;
  return match.value("attack:target", pair, isOpenTo(moved)) > 0;
}

/** No figure attacks the incapacitated, nor those of neither player unless the mission says so (rules 13). */
const isOpenTo = ({ incapacitated, neutral, quarry }: BoardFigure): number =>
  incapacitated === true || (neutral === true && quarry !== true) ? 0 : 1;

const NOWHERE: readonly string[] = [];

type Arc = ImperialAssault["lasting"]["ia:arc"];

const NO_ARCS: readonly Arc[] = [];

function arcsOf(match: IaMatch, attacker: string): readonly Arc[] {
  const all = match.lasting("ia:arc");
  return all.length === 0 ? NO_ARCS : all.map(({ data }) => data).filter(({ figure }) => figure === attacker);
}

/** Spaces of a target next to an empty space the attacker sees, or seen from beside it. */
function arcSpaces(field: Field, from: BoardFigure, to: BoardFigure, { beside }: Arc): readonly string[] {
  const { board, occupants } = field;
  if (beside === true) {
    const eyes = board.spaces.filter((space) => isAdjacent(field, from, space));
    return to.spaces
      .filter((targetSpace) =>
        eyes.some((space) => lineOfSight(field, { ...from, spaces: [space] }, to, { targetSpace })),
      )
      .map((space) => nameOf(board, space));
  }
  const seen = board.spaces.filter((space) => occupants[space] === undefined && lineOfSight(field, from, space));
  return to.spaces
    .filter((target) => seen.some((space) => isAdjacent(field, space, target)))
    .map((space) => nameOf(board, space));
}

/** What was found for an attacker and a defender, and under which terms. */
interface Found {
  readonly from: BoardFigure;
  readonly to: BoardFigure;
  readonly type: "melee" | "ranged";
  readonly aim: Aim;
  readonly spaces: readonly string[];
}

/** Few attack on one field, and few are near: lists are gone through, which takes less than tables that are made after every step. */
function foundBy({ targets }: Field, attacker: string): Found[] {
  for (const one of targets as FoundBy[]) if (one.attacker === attacker) return one.found;
  const found: Found[] = [];
  targets.push({ attacker, found } satisfies FoundBy);
  return found;
}

interface FoundBy {
  readonly attacker: string;
  readonly found: Found[];
}

const isSameAim = (known: Aim, { reach, pastFigures, sight }: Aim): boolean =>
  known.reach === reach && known.pastFigures === pastFigures && known.sight === sight;

type Aim = Readonly<Record<"reach" | "pastFigures" | "sight", number>>;

const UNLIMITED = 1000;

// the four printed ones, made once: this is asked for every figure that could be a target
const PRINTED_AIMS: readonly Aim[] = [0, 1, 2, 3].map((kind) => ({
  reach: kind & 1 ? 2 : 1,
  pastFigures: kind & 2 ? 1 : 0,
  sight: UNLIMITED,
}));

/** Reach in spaces, whether figures are looked past, and how far the attacker sees, as its card says. */
function printedAim(context: Context, match: IaMatch, attacker: string): Aim {
  const { reach, priorityTarget } = bodyOf(context, match, attacker).keywords;
  return PRINTED_AIMS[(reach === true ? 1 : 0) + (priorityTarget === true ? 2 : 0)] as Aim;
}

function findTargetSpaces(
  field: Field,
  from: BoardFigure,
  to: BoardFigure,
  type: "melee" | "ranged",
  aim: Aim,
  eyes = from,
): readonly string[] {
  let found: string[] | undefined;
  for (const space of to.spaces) {
    if (!canAimAt(field, from, to, space, type, aim, eyes)) continue;
    found ??= [];
    found.push(nameOf(field.board, space));
  }
  return found ?? NOWHERE;
}

function canAimAt(
  field: Field,
  from: BoardFigure,
  to: BoardFigure,
  space: number,
  type: "melee" | "ranged",
  { reach, pastFigures, sight }: Aim,
  eyes: BoardFigure,
): boolean {
  if (type === "ranged")
    return (
      (sight >= UNLIMITED || farFrom(field, eyes, to, space) <= sight) &&
      isSpaceSeen(field, eyes, to, space, pastFigures > 0)
    );
  if (!isNearAny(field.board, from.spaces, space, Math.max(1, reach))) return false;
  const far = farFrom(field, from, to, space);
  return far <= 1 || (far <= reach && isSpaceSeen(field, eyes, to, space, pastFigures > 0));
}

const farFrom = (field: Field, from: BoardFigure, to: BoardFigure, space: number): number =>
  distance(field, from, to.spaces.length === 1 ? to : { ...to, spaces: [space] }) ?? UNLIMITED;

function isNearAny(board: Board, froms: readonly number[], to: number, spaces: number): boolean {
  for (const from of froms) if (isNear(board, from, to, spaces)) return true;
  return false;
}

/** No count is shorter than the crow flies. */
function isNear({ stride }: Board, from: number, to: number, spaces: number): boolean {
  const columns = Math.abs((from % stride) - (to % stride));
  return columns <= spaces && Math.abs(Math.floor(from / stride) - Math.floor(to / stride)) <= spaces;
}
