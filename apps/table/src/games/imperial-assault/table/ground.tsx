import { type Board, EDGE, type Ground as Grounds, type Mission, TERRAIN } from "@riposte/imperial-assault";
import { memo } from "react";
import type { Side } from "../../../match/bar/players.js";
import { CELL } from "./cell.js";
import css from "./ground.module.css";
import { cornerOf, type Frame } from "./where.js";

interface GroundProps {
  readonly board: Board;
  readonly ground: Pick<Grounds, "west" | "north">;
  /** Spaces of the terminals that are left. */
  readonly terminals: readonly number[];
  readonly frame: Frame;
  /** Whose deployment zone is which. */
  readonly red: Side | null;
  readonly blue: Side | null;
  /** The areas it speaks of are tinted. */
  readonly mission?: Mission | undefined;
}

const EDGES: Readonly<Record<number, string | undefined>> = {
  [EDGE.wall]: css.wall,
  [EDGE.door]: css.door,
  [EDGE.blocking]: css.blockingEdge,
  [EDGE.impassable]: css.impassableEdge,
};

/** Spaces, terrain, walls and doors: what does not change while the player points. */
export const Ground = memo(function Ground({ board, ground, terminals, frame, red, blue, mission }: GroundProps) {
  const counted = countedBy(board, mission);
  return (
    <g>
      {board.spaces.map((space) => {
        const corner = cornerOf(board, frame, space);
        const [x, y] = [corner.x * CELL, corner.y * CELL];
        const zone = board.zones.red.includes(space) ? red : board.zones.blue.includes(space) ? blue : null;
        return (
          <g key={space} data-space={space}>
            <rect className={css.space} x={x} y={y} width={CELL} height={CELL} />
            {zone !== null && <rect className={css.zone} data-side={zone} x={x} y={y} width={CELL} height={CELL} />}
            {counted.includes(space) && <rect className={css.area} x={x} y={y} width={CELL} height={CELL} />}
            <Terrain kind={board.terrain[space] ?? 0} x={x} y={y} />
            {board.rubble[space] === 1 && <Rubble x={x} y={y} />}
            {terminals.includes(space) && <Terminal x={x} y={y} />}
          </g>
        );
      })}
      {edgesOf(board, ground, frame).map(({ key, d, kind }) => (
        <path key={key} className={EDGES[kind] ?? ""} d={d} />
      ))}
    </g>
  );
});

/** The spaces of areas that count for a mission. */
export const countedBy = ({ areas }: Board, mission: Mission | undefined): readonly number[] =>
  mission === undefined
    ? []
    : areas
        .filter(({ id }) =>
          mission.rules.some((rule) => "control" in rule && "area" in rule.control && rule.control.area === id),
        )
        .flatMap(({ spaces }) => spaces);

interface Corner {
  readonly x: number;
  readonly y: number;
}

export const Rubble = ({ x, y }: Corner) => (
  <path className={css.rubble} d={`M${x + 7} ${y + 37}l10-15 7 6 9-16 11 25z`} />
);

export const Terminal = ({ x, y }: Corner) => (
  <path className={css.terminal} d={`M${x + 11} ${y + 12}h26v18h-26zM${x + 24} ${y + 30}v6m-6 0h12`} />
);

/** What a space is made of. */
export function Terrain({ kind, x, y }: { readonly kind: number; readonly x: number; readonly y: number }) {
  if (kind === TERRAIN.difficult)
    return (
      <g>
        <rect className={css.water} x={x + 0.6} y={y + 0.6} width={CELL - 1.2} height={CELL - 1.2} />
        <path
          className={css.waves}
          d={[14, 24.5, 35].map((at) => `M${x + 7} ${y + at}q5.7-5.7 11.4 0t11.4 0t11.4 0`).join("")}
        />
      </g>
    );
  if (kind === TERRAIN.blocking)
    return (
      <g>
        <rect className={css.crate} x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx={3} />
        <path className={css.planks} d={`M${x + 6} ${y + 6}h36v36h-36zl36 36m0-36l-36 36`} />
      </g>
    );
  if (kind === TERRAIN.impassable)
    return (
      <g>
        <rect className={css.pit} x={x} y={y} width={CELL} height={CELL} />
        <path className={css.hatch} d={`M${x} ${y + 48}l48-48M${x} ${y + 24}l24-24M${x + 24} ${y + 48}l24-24`} />
      </g>
    );
  return null;
}

interface DrawnEdge {
  readonly key: string;
  readonly d: string;
  readonly kind: number;
}

/** Each edge is kept by the space east or south of it, which may lie outside the map. */
function edgesOf(board: Board, { west, north }: GroundProps["ground"], frame: Frame): readonly DrawnEdge[] {
  const edges: DrawnEdge[] = [];
  for (let row = frame.top; row <= frame.top + frame.rows; row++) {
    for (let column = frame.left; column <= frame.left + frame.columns; column++) {
      const space = row * board.stride + column;
      const corner = cornerOf(board, frame, space);
      const at = `M${corner.x * CELL} ${corner.y * CELL}`;
      const [upright, flat] = [west[space] ?? EDGE.open, north[space] ?? EDGE.open];
      if (upright !== EDGE.open) edges.push({ key: `w${space}`, d: `${at}v${CELL}`, kind: upright });
      if (flat !== EDGE.open) edges.push({ key: `n${space}`, d: `${at}h${CELL}`, kind: flat });
    }
  }
  return edges;
}
