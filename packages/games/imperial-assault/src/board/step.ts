import { EDGE, TERRAIN } from "./board.js";
import type { Field, Figure } from "./field.js";
import { fits, footprintOf, isClosedTo, rotations, spacesIn } from "./footprint.js";
import { edgeAt } from "./ground.js";
import { keepsSpace, type MoveOptions, reachable } from "./reachable.js";
import { isSurcharge, termsFor } from "./terms.js";

/** Why a step is illegal. */
export type StepProblem =
  | "not-one-step"
  | "no-space"
  | "wall"
  | "closed-door"
  | "blocking-edge"
  | "impassable-edge"
  | "blocking-terrain"
  | "impassable-terrain"
  | "closed-corner"
  | "large-figures-move-straight"
  | "no-rotation-here"
  | "does-not-fit"
  | "massive-figure"
  | "not-enough-points"
  | "no-stop-beyond";

/** One addition to the price of a step. */
export interface StepCharge {
  readonly by: "step" | "difficult-terrain" | "hostile-figure";
  readonly add: number;
}

export type Step =
  | { readonly ok: true; readonly cost: number; readonly because: readonly StepCharge[]; readonly canStop: boolean }
  | { readonly ok: false; readonly code: StepProblem; readonly space?: number };

export interface StepOptions extends MoveOptions {
  /** Movement points at hand: with them the price, and stopping later, are checked too. */
  readonly points?: number;
}

/** Rules 7: the price of one step or rotation of a figure onto `to`, or why it is illegal. */
export function stepCost(field: Field, mover: Figure, to: readonly number[], options: StepOptions = {}): Step {
  const refused = problemOf(field, mover, to, options);
  if (refused !== undefined) return refused;
  const terms = termsFor(field, mover, options.ignoreCosts);
  const barred = to.find((space) => terms.barred[space] === 1);
  if (barred !== undefined) return { ok: false, code: "massive-figure", space: barred };
  const because: StepCharge[] = [{ by: "step", add: 1 }];
  if (to.some((space) => terms.difficult[space] === 1)) because.push({ by: "difficult-terrain", add: 1 });
  if (to.some((space) => terms.hostile[space] === 1)) because.push({ by: "hostile-figure", add: 1 });
  const cost = because.length;
  const canStop = !to.some((space) => terms.taken[space] === 1);
  if (options.points !== undefined) {
    if (cost > options.points) return { ok: false, code: "not-enough-points" };
    const beyond = () => reachable(field, { ...mover, spaces: to }, options.points! - cost, options).stops.length > 0;
    if (!canStop && !beyond()) return { ok: false, code: "no-stop-beyond" };
  }
  return { ok: true, cost, because, canStop };
}

/** What `stepCost` charges, without saying why: asked for every step that is taken. */
export function stepPrice(
  field: Field,
  mover: Figure,
  to: readonly number[],
  options: MoveOptions = {},
): number | undefined {
  if (mover.spaces.length !== 1 || to.length !== 1) {
    const step = stepCost(field, mover, to, options);
    return step.ok ? step.cost : undefined;
  }
  const [from, next] = [mover.spaces[0] as number, to[0] as number];
  const direction = field.deltas.indexOf(next - from);
  const roams = mover.massive === true || mover.mobile === true;
  if (direction === -1 || (((roams ? field.roam : field.walk)[from] as number) & (1 << direction)) === 0)
    return undefined;
  const free = options.ignoreCosts === true || roams || mover.efficient === true;
  let hostile = 0;
  for (const other of field.occupants[next] ?? []) {
    if (other.id === mover.id) continue;
    if (mover.massive === true && other.massive === true) return undefined;
    if (isSurcharge(mover, other)) hostile = 1;
  }
  return free ? 1 : 1 + (field.difficult[next] as number) + hostile;
}

function problemOf(field: Field, mover: Figure, to: readonly number[], { ignoreCosts }: StepOptions) {
  const refuse = (code: StepProblem, space?: number) => ({
    ok: false as const,
    code,
    ...(space !== undefined && { space }),
  });
  const missing = to.find((space) => !field.terrain[space]);
  if (missing !== undefined) return refuse("no-space", missing);
  const from = footprintOf(field, mover.spaces);
  const next = footprintOf(field, to);
  const isLarge = mover.spaces.length > 1;
  const roams = mover.massive === true || mover.mobile === true;
  if (mover.spaces.length !== to.length) return refuse("not-one-step");
  if (from.width !== next.width) {
    const turned = rotations(field, from).some((one) => one.anchor === next.anchor);
    if (ignoreCosts === true || !turned) return refuse("no-rotation-here");
    return fits(field, mover, next) ? undefined : refuse("does-not-fit");
  }
  const direction = field.deltas.indexOf(next.anchor - from.anchor);
  if (direction === -1) return refuse("not-one-step");
  if (isLarge && direction % 2 === 1) return refuse("large-figures-move-straight");
  if (mover.along === true && !keepsSpace(mover.spaces, next.anchor - from.anchor)) return refuse("not-one-step");
  const solid = roams ? undefined : to.find((space) => isSolid(field.terrain[space] as number));
  if (solid !== undefined) {
    return refuse(field.terrain[solid] === TERRAIN.blocking ? "blocking-terrain" : "impassable-terrain", solid);
  }
  if (direction % 2 === 0) {
    for (const space of spacesIn(field, from)) {
      const edge = edgeAt(field, space, direction);
      if (isClosedTo(roams, edge)) return refuse(EDGE_PROBLEMS[edge] as StepProblem, space);
    }
  } else if ((((roams ? field.roam : field.walk)[from.anchor] as number) >> direction) % 2 === 0) {
    return refuse("closed-corner", next.anchor);
  }
  return fits(field, mover, next) ? undefined : refuse("does-not-fit");
}

const EDGE_PROBLEMS: Readonly<Record<number, StepProblem>> = {
  [EDGE.wall]: "wall",
  [EDGE.door]: "closed-door",
  [EDGE.blocking]: "blocking-edge",
  [EDGE.impassable]: "impassable-edge",
};

function isSolid(terrain: number): boolean {
  return terrain === TERRAIN.blocking || terrain === TERRAIN.impassable;
}
