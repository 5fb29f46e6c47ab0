import type { Board } from "./board.js";
import { type Ground, groundOf } from "./ground.js";

/** Something that stands on spaces: a figure, or an object of the mission. */
export interface Stander {
  readonly spaces: readonly number[];
  readonly companion?: boolean;
}

/** A figure as the board sees it; plain data. */
export interface Figure extends Stander {
  readonly id: string;
  readonly side: string;
  readonly massive?: boolean;
  readonly mobile?: boolean;
  /** Efficient Travel: no surcharges. */
  readonly efficient?: boolean;
  /** Hostile figures so many spaces away do not see it, and see past it. */
  readonly unseenFrom?: number | undefined;
  /** Each step must keep it on one of the spaces it stands on. */
  readonly along?: boolean;
  /** No owner: no surcharge, no figure may stop on it, it blocks sight. */
  readonly neutral?: boolean;
  /** Of neither player, and yet open to whatever can target hostile figures. */
  readonly quarry?: boolean;
  /** Stays on the board without blocking anything; no figure may stop on it. */
  readonly incapacitated?: boolean;
}

/** A figure with every field there is: V8 gives them all one hidden class, and what stands where is read at every decision. */
export const wholeFigure = (figure: Figure): Figure => ({
  id: figure.id,
  side: figure.side,
  spaces: figure.spaces,
  companion: figure.companion === true,
  massive: figure.massive === true,
  mobile: figure.mobile === true,
  efficient: figure.efficient === true,
  unseenFrom: figure.unseenFrom,
  along: figure.along === true,
  neutral: figure.neutral === true,
  quarry: figure.quarry === true,
  incapacitated: figure.incapacitated === true,
});

/** Everything on a board that can change; plain data. */
export interface BoardState {
  readonly openDoors: readonly string[];
  /** Rubble added during the match. */
  readonly rubble: readonly number[];
  /** Energy shields and smoke. */
  readonly shields: readonly number[];
  readonly figures: readonly Figure[];
}

/** A ground with figures and overlays on it: what every question about the board is asked of. */
export interface Field extends Ground {
  readonly figures: readonly Figure[];
  /** Figures in each space. */
  readonly occupants: readonly (readonly Figure[] | undefined)[];
  readonly difficult: Uint8Array;
  /** Spaces sight cannot pass through: missing, blocking, shielded or in smoke. */
  readonly opaque: Uint8Array;
  readonly shields: readonly number[];
  /** Figures that not all others see. */
  readonly shaded: readonly Figure[];
  /** What was found out about it, by whom it was asked of; on the field itself, because weak maps cost more than the answers. */
  readonly known: Map<string, unknown>;
  /** The last answer to where a figure can go, and what can be aimed at by whom: asked at every decision, so without a name. */
  reach: unknown;
  readonly targets: unknown[];
}

/** Joins a board and its state; pass the ground of the last field while no door changed, to keep its tables. */
export function fieldOf(board: Board, state: BoardState, ground: Ground = groundOf(board, state.openDoors)): Field {
  const difficult = state.rubble.length === 0 ? ground.rough : ground.rough.slice();
  for (const space of state.rubble) difficult[space] = 1;
  const opaque = state.shields.length === 0 ? ground.dense : ground.dense.slice();
  for (const space of state.shields) opaque[space] = 1;
  const occupants = occupantsOf(board.size, state.figures);
  return peopled(ground, { difficult, opaque, shields: state.shields }, state.figures, occupants);
}

/** The same field with one figure changed or elsewhere: what most steps make of it. */
export function movedOn(field: Field, at: number, figure: Figure): Field {
  const figures = field.figures.slice();
  const old = figures[at] as Figure;
  figures[at] = figure;
  const occupants = field.occupants.slice();
  for (const space of old.spaces) {
    const others = occupants[space]?.filter((other) => other !== old) ?? [];
    occupants[space] = others.length === 0 ? undefined : others;
  }
  for (const space of figure.spaces) occupants[space] = [...(occupants[space] ?? []), figure];
  return peopled(field, field, figures, occupants);
}

type Occupants = readonly (readonly Figure[] | undefined)[];

// written out because a spread costs more than everything else together, and a field is built after every step
function peopled(
  ground: Ground,
  { difficult, opaque, shields }: Pick<Field, "difficult" | "opaque" | "shields">,
  figures: readonly Figure[],
  occupants: Occupants,
): Field {
  return {
    board: ground.board,
    openDoors: ground.openDoors,
    terrain: ground.terrain,
    deltas: ground.deltas,
    ways: ground.ways,
    west: ground.west,
    north: ground.north,
    bare: ground.bare,
    count: ground.count,
    walk: ground.walk,
    roam: ground.roam,
    rough: ground.rough,
    dense: ground.dense,
    openLines: ground.openLines,
    steps: ground.steps,
    figures,
    occupants,
    difficult,
    opaque,
    shields,
    shaded: figures.some(isShaded) ? figures.filter(isShaded) : NOBODY,
    known: new Map(),
    reach: null,
    targets: [],
  };
}

const NOBODY: readonly Figure[] = [];
const isShaded = ({ unseenFrom }: Figure): boolean => unseenFrom !== undefined;

function occupantsOf(size: number, figures: readonly Figure[]): Occupants {
  const occupants: (Figure[] | undefined)[] = new Array(size).fill(undefined);
  for (const figure of figures) {
    for (const space of figure.spaces) {
      const there = occupants[space];
      if (there === undefined) occupants[space] = [figure];
      else there.push(figure);
    }
  }
  return occupants;
}

/** Whether a figure is one of the mover's enemies. */
export function isHostile(mover: Figure, other: Figure): boolean {
  return other.neutral !== true && other.side !== mover.side;
}
