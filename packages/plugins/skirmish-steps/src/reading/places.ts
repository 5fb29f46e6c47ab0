import {
  boardOf,
  distance,
  fieldIn,
  type IaMatch,
  isAdjacent,
  isAdjacentToDoor,
  lineOfSight,
  spaceNamed,
  standing,
  TERRAIN,
} from "@riposte/imperial-assault";
import type { Filter } from "../language/filter.js";
import { laidBy } from "./marks.js";
import { figuresBound, listed, type Scene, tableOf } from "./scene.js";

/** Does a figure stand where the filter says? */
export function fitsPlace(scene: Scene, id: string, filter: Filter): boolean {
  const { within, beyond, adjacent, seen, sees, fromSpace, touches, onTile, inZone } = filter;
  const { context } = scene;
  const match = scene.match as unknown as IaMatch;
  const field = fieldIn(context, match);
  const there = standing(context, match, id);
  if (within !== undefined || beyond !== undefined || adjacent !== undefined || seen !== undefined) {
    const from = originOf(scene, filter.from ?? "self", fromSpace);
    if (from === undefined) return false;
    const far = within === undefined && beyond === undefined ? undefined : distance(field, from, there);
    if (within !== undefined && (far === undefined || far > within)) return false;
    if (beyond !== undefined && (far === undefined || far <= beyond)) return false;
    if (adjacent !== undefined && isNextTo(field, from, there) !== adjacent) return false;
    if (seen !== undefined && (typeof from === "number" || canSee(scene, from.id, id) !== seen)) return false;
  }
  if (sees !== undefined && !figuresBound(scene, sees).some((other) => canSee(scene, id, other))) return false;
  if (touches !== undefined && !listed(touches).some((kind) => touchesGround(scene, id, kind))) return false;
  if (onTile !== undefined) {
    const { tiles } = boardOf(context, match);
    if (!there.spaces.some((space) => tiles[space] !== undefined && tiles[space] === scene.bindings[onTile]))
      return false;
  }
  if (inZone === undefined) return true;
  const { seat } = tableOf(scene).figures[id] as { seat: number };
  const zone = tableOf(scene).sides[inZone === "opposing" ? 1 - seat : seat]?.zone ?? "red";
  const isIn = there.spaces.some((space) => boardOf(context, match).zones[zone].includes(space));
  return isIn !== (inZone === "outside");
}

/** The tiles of the map, in the order of their spaces. */
export function tilesOf({ context, match }: Scene): readonly string[] {
  const { spaces, tiles } = boardOf(context, match as unknown as IaMatch);
  return [...new Set(spaces.map((space) => tiles[space]))].filter((tile) => tile !== undefined);
}

type Placed = ReturnType<typeof standing>;
type Ground = ReturnType<typeof fieldIn>;

// a space is "adjacent" to what stands on it or next to it: on/adj is how every area effect reads
const isNextTo = (field: Ground, from: Placed | number, there: Placed): boolean =>
  isAdjacent(field, from, there) || (typeof from === "number" && there.spaces.includes(from));

function originOf(scene: Scene, ref: string, fromSpace: string | undefined): Placed | number | undefined {
  const match = scene.match as unknown as IaMatch;
  if (fromSpace !== undefined) {
    const space = scene.bindings[fromSpace] ?? laidBy(scene.match, scene.self, fromSpace)?.space;
    return typeof space === "string" ? spaceNamed(boardOf(scene.context, match), space) : undefined;
  }
  const [figure] = figuresBound(scene, ref);
  return figure === undefined ? undefined : standing(scene.context, match, figure);
}

/** Line of sight between two figures. */
function canSee(scene: Scene, from: string, to: string): boolean {
  const match = scene.match as unknown as IaMatch;
  const field = fieldIn(scene.context, match);
  return lineOfSight(field, standing(scene.context, match, from), standing(scene.context, match, to)) !== undefined;
}

function touchesGround(scene: Scene, id: string, kind: string): boolean {
  const match = scene.match as unknown as IaMatch;
  const board = boardOf(scene.context, match);
  const { spaces } = standing(scene.context, match, id);
  const around = [
    ...spaces,
    ...spaces.flatMap((space) =>
      [-1, 0, 1].flatMap((row) => [-1, 0, 1].map((column) => space + row * board.stride + column)),
    ),
  ];
  if (kind === "exterior") return spaces.every((space) => board.exterior[space] === 1);
  if (kind === "terminal")
    return board.terminals.some((terminal) =>
      isNextTo(fieldIn(scene.context, match), terminal, standing(scene.context, match, id)),
    );
  if (kind === "object") return touchesObject(scene, id);
  if (kind === "wall")
    return spaces.some(
      (space) =>
        board.west[space] === 1 ||
        board.north[space] === 1 ||
        board.west[space + 1] === 1 ||
        board.north[space + board.stride] === 1,
    );
  if (kind === "difficult") return around.some((space) => fieldIn(scene.context, match).difficult[space] === 1);
  return around.some((space) => board.terrain[space] === TERRAIN[kind as "blocking" | "impassable"]);
}

/** Objects are terminals, closed doors and what the mission put on the map (rules 13). */
function touchesObject(scene: Scene, id: string): boolean {
  const match = scene.match as unknown as IaMatch;
  const board = boardOf(scene.context, match);
  const { objects, openDoors } = tableOf(scene);
  const placed = standing(scene.context, match, id);
  const lying = Object.values(objects).flatMap(({ space }) => (space === null ? [] : [spaceNamed(board, space)]));
  return (
    touchesGround(scene, id, "terminal") ||
    lying.some((space) => isNextTo(fieldIn(scene.context, match), space, placed)) ||
    board.doors.some((door) => !openDoors.includes(door.id) && isAdjacentToDoor(board, door.id, placed.spaces))
  );
}
