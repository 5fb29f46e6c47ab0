import { z } from "zod";
import { type Board, EDGE, TERRAIN } from "./board.js";
import type { Field, Figure } from "./field.js";
import { fits, footprintOf } from "./footprint.js";
import { edgeAt, type Ground, groundOf } from "./ground.js";
import type { Reach } from "./stop.js";

/** What a kind of ground is to a mover: 0 closed, as to all; 1 difficult, and no place to stop; 2 nothing special; 3 passed, and no place to stop. */
export const Tread = z.strictObject({
  blocking: z.int().default(0),
  impassable: z.int().default(0),
  besideWalls: z
    .int()
    .default(0)
    .meta({ description: "More than 0: that holds only in spaces with a wall on one of their sides, not for edges" }),
  along: z.int().default(0).meta({ description: "More than 0: each step keeps it on one of the spaces it stands on" }),
});
export type Tread = z.infer<typeof Tread>;

/** The field as a figure moves on it to which some ground is open that is closed to others (rules 7). */
export function trodden(field: Field, tread: Tread): Field {
  if (tread.blocking + tread.impassable === 0) return field;
  const name = `trodden ${nameOf(tread)}`;
  const known = field.known.get(name) as Field | undefined;
  if (known !== undefined) return known;
  const { terrain, walk, west, north } = groundFor(field, tread);
  const difficult = field.difficult.slice();
  for (const space of spacesOpenTo(field, tread)) if (levelOf(field, tread, space) === 1) difficult[space] = 1;
  const found: Field = {
    ...field,
    terrain,
    walk,
    west,
    north,
    difficult,
    known: new Map(),
    reach: null,
    targets: [],
  };
  field.known.set(name, found);
  return found;
}

/** Without the stops on ground that is only passed; `field` is as it is to all. */
export function withoutPassed(field: Field, mover: Figure, tread: Tread, reach: Reach): Reach {
  const ground = trodden(field, staying(tread));
  return { ...reach, stops: reach.stops.filter(({ spaces }) => fits(ground, mover, footprintOf(ground, spaces))) };
}

const OPEN = 2;

/** The ground it may also stop on: passing is not stopping (rules 12.1). */
export const staying = (tread: Tread): Tread => ({
  ...tread,
  blocking: tread.blocking === OPEN ? OPEN : 0,
  impassable: tread.impassable === OPEN ? OPEN : 0,
});

const nameOf = ({ blocking, impassable, besideWalls }: Tread): string => `${blocking}${impassable}${besideWalls}`;

function levelOf({ board: { terrain } }: Field, { blocking, impassable }: Tread, space: number): number {
  if (terrain[space] === TERRAIN.blocking) return blocking;
  return terrain[space] === TERRAIN.impassable ? impassable : 0;
}

const spacesOpenTo = (field: Field, tread: Tread): readonly number[] =>
  field.board.spaces.filter(
    (space) => levelOf(field, tread, space) > 0 && (tread.besideWalls === 0 || isBesideWall(field, space)),
  );

const isBesideWall = (ground: Ground, space: number): boolean =>
  [0, 2, 4, 6].some((side) => edgeAt(ground, space, side) === EDGE.wall);

// grounds change with doors only, and building one costs more than everything asked of it
const grounds = new WeakMap<Board, Map<string, Ground>>();

function groundFor(field: Field, tread: Tread): Ground {
  const { board, openDoors } = field;
  const ofBoard = grounds.get(board) ?? new Map<string, Ground>();
  grounds.set(board, ofBoard);
  const name = `${nameOf(tread)} ${openDoors.join()}`;
  const ground = ofBoard.get(name) ?? groundOf(board, openDoors, spacesOpenTo(field, tread), crossed(tread));
  ofBoard.set(name, ground);
  return ground;
}

/** Kinds of edges that are open like the terrain of their name. */
function crossed({ blocking, impassable, besideWalls }: Tread): readonly number[] {
  if (besideWalls > 0) return [];
  return [...(blocking > 0 ? [EDGE.blocking] : []), ...(impassable > 0 ? [EDGE.impassable] : [])];
}
