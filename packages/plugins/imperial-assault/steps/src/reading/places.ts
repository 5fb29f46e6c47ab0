import {
  boardOf,
  distance,
  fieldIn,
  isAdjacent,
  isAdjacentToDoor,
  isSeen,
  isWithin,
  spaceNamed,
  standing,
  TERRAIN,
  terminalsIn,
} from "@riposte/imperial-assault";
import type { Filter } from "../language/filter.js";
import { laidBy } from "./marks.js";
import { figuresBound, listed, type Scene, tableOf } from "./scene.js";

/** Where a figure stands; distances count from the ability's own figure, another one or a space. */
const placeChecks = {
  within: (scene, id, spaces, filter) => {
    const from = originOf(scene, filter);
    if (from === undefined) return false;
    const far = spaces > SHORT ? spaces : Math.max(spaces, reachOf(scene, id, filter));
    return isWithin(fieldOf(scene), from, placeOf(scene, id), far);
  },
  beyond: (scene, id, spaces, filter) => {
    const from = originOf(scene, filter);
    const far = from === undefined ? undefined : distance(fieldOf(scene), from, placeOf(scene, id));
    return far !== undefined && far > spaces;
  },
  adjacent: (scene, id, wanted, filter) => {
    const from = originOf(scene, filter);
    if (from === undefined) return false;
    const far = wanted ? reachOf(scene, id, filter) : 0;
    if (far > 0 && isWithin(fieldOf(scene), from, placeOf(scene, id), far)) return true;
    return isNextTo(fieldOf(scene), from, placeOf(scene, id)) === wanted;
  },
  seen: (scene, id, wanted, filter) => {
    const from = originOf(scene, filter);
    return from !== undefined && typeof from !== "number" && "id" in from && canSee(scene, from.id, id) === wanted;
  },
  sees: (scene, id, ref) => figuresBound(scene, ref).some((other) => canSee(scene, id, other)),
  touches: (scene, id, kinds) => listed(kinds).some((kind) => touchesGround(scene, id, kind)),
  onTile: (scene, id, name) => {
    const { tiles } = boardOf(scene.context, scene.match);
    const tile = scene.bindings[name];
    return placeOf(scene, id).spaces.some((space) => tiles[space] !== undefined && tiles[space] === tile);
  },
  inZone: (scene, id, zone) => {
    const seat = tableOf(scene).figures[id]?.seat ?? scene.seat;
    const colour = tableOf(scene).sides[zone === "opposing" ? 1 - seat : seat]?.zone ?? "red";
    const { zones } = boardOf(scene.context, scene.match);
    const isIn = placeOf(scene, id).spaces.some((space) => zones[colour].includes(space));
    return isIn !== (zone === "outside");
  },
} as const satisfies PlaceChecks;

type PlaceField = "within" | "beyond" | "adjacent" | "seen" | "sees" | "touches" | "onTile" | "inZone";
type PlaceChecks = {
  readonly [K in PlaceField]: (scene: Scene, id: string, wanted: NonNullable<Filter[K]>, filter: Filter) => boolean;
};

/** Does a figure or object stand where the filter says? Nothing else of the filter is looked at. */
export function fitsPlace(scene: Scene, id: string, filter: Filter): boolean {
  for (const field in filter) {
    const check = (placeChecks as Partial<PlaceChecks>)[field as PlaceField];
    const wanted = filter[field as PlaceField];
    if (check !== undefined && wanted !== undefined && !check(scene, id, wanted as never, filter)) return false;
  }
  return true;
}

/** The tiles of the map, in the order of their spaces. */
export function tilesOf({ context, match }: Scene): readonly string[] {
  const { spaces, tiles } = boardOf(context, match);
  return [...new Set(spaces.map((space) => tiles[space]))].filter((tile) => tile !== undefined);
}

type Placed = ReturnType<typeof standing>;
/** What distances count from: a figure, a space, or the spaces a figure stood on. */
type Origin = Placed | number | Pick<Placed, "spaces">;
type Ground = ReturnType<typeof fieldIn>;

const fieldOf = ({ context, match }: Scene): Ground => fieldIn(context, match);
const placeOf = ({ context, match }: Scene, id: string): Placed => standing(context, match, id);

// a space is "adjacent" to what stands on it or next to it: on/adj is how every area effect reads
const isNextTo = (field: Ground, from: Origin, there: Placed): boolean =>
  isAdjacent(field, from, there) || (typeof from === "number" && there.spaces.includes(from));

function originOf(scene: Scene, { from = "self", fromSpace }: Filter): Origin | undefined {
  const match = scene.match;
  if (fromSpace !== undefined) {
    const space = scene.bindings[fromSpace] ?? laidBy(scene.match, scene.self, fromSpace)?.space;
    const board = boardOf(scene.context, match);
    // where a large figure fell is several spaces
    if (Array.isArray(space)) return { spaces: space.map((name) => spaceNamed(board, String(name))) };
    return typeof space === "string" ? spaceNamed(board, space) : undefined;
  }
  const [figure] = figuresBound(scene, from);
  return figure === undefined ? undefined : standing(scene.context, match, figure);
}

const SHORT = 2;

/** How far an ability of a figure's own card reaches a friend, where an effect says so; 0 as printed. */
function reachOf(scene: Scene, id: string, { from = "self", fromSpace }: Filter): number {
  const { self, seat, match, bindings, exact } = scene;
  if (fromSpace !== undefined || from !== "self" || exact === true || id === self) return 0;
  const { figures } = tableOf(scene);
  const isOwn = figures[self]?.card !== undefined && figures[self]?.card === bindings.card;
  return isOwn && figures[id]?.seat === seat ? match.value("ability:reach", { figure: self }, 0) : 0;
}

/** Line of sight between two figures. */
function canSee(scene: Scene, from: string, to: string): boolean {
  const match = scene.match;
  const field = fieldIn(scene.context, match);
  return isSeen(field, standing(scene.context, match, from), standing(scene.context, match, to));
}

function touchesGround(scene: Scene, id: string, kind: string): boolean {
  const match = scene.match;
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
    return terminalsIn(scene.context, match).some((terminal) =>
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
  const match = scene.match;
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
