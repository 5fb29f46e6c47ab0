import { labelOf, type Voice } from "@riposte/catalog";
import { type Board, EDGE, type Ground as Grounds, nameOf, TERRAIN } from "@riposte/imperial-assault";
import type { Key, Option } from "@riposte/kernel";
import { pressable } from "../pressable.js";
import css from "./ground.module.css";
import { CELL, cornerOf, type Frame } from "./where.js";

interface GroundProps {
  readonly board: Board;
  readonly ground: Pick<Grounds, "west" | "north">;
  /** Spaces of the terminals that are left. */
  readonly terminals: readonly number[];
  readonly frame: Frame;
  /** Options by the space they lead to. */
  readonly ways: ReadonlyMap<string, Option>;
  readonly onHover: (space: number) => void;
  readonly onChoose: (key: Key) => void;
}

const TERRAINS: Readonly<Record<number, string | undefined>> = {
  [TERRAIN.difficult]: css.difficult,
  [TERRAIN.blocking]: css.blocking,
  [TERRAIN.impassable]: css.impassable,
};

const EDGES: Readonly<Record<number, string | undefined>> = {
  [EDGE.wall]: css.wall,
  [EDGE.door]: css.door,
  [EDGE.blocking]: css.blockingEdge,
  [EDGE.impassable]: css.impassableEdge,
};

/** Spaces, terrain, walls and doors, and where the pending question can lead. */
export function Ground({ board, ground, terminals, frame, ways, onHover, onChoose }: GroundProps) {
  const plain: Voice = { messages: {} };
  return (
    <g>
      {board.spaces.map((space) => {
        const { x, y } = cornerOf(board, frame, space);
        const way = ways.get(nameOf(board, space));
        const zone = board.zones.red.includes(space) ? css.red : board.zones.blue.includes(space) ? css.blue : "";
        return (
          <g key={space} onPointerEnter={() => onHover(space)}>
            <rect
              className={`${css.space} ${TERRAINS[board.terrain[space] ?? 0] ?? ""} ${zone}`}
              x={x}
              y={y}
              width={CELL}
              height={CELL}
            />
            {board.rubble[space] === 1 && <path className={css.rubble} d={`M${x + 6},${y + 30}l8-10 6 5 8-12 6 17z`} />}
            {terminals.includes(space) && (
              <path className={css.terminal} d={`M${x + 8},${y + 30}h24v-16h-24zM${x + 20},${y + 30}v6`} />
            )}
            {way !== undefined && (
              <g className={css.way} {...pressable(() => onChoose(way.key), labelOf(plain, { key: way.key }))}>
                <rect x={x + 3} y={y + 3} width={CELL - 6} height={CELL - 6} rx={6} />
                <text x={x + CELL / 2} y={y + CELL / 2 + 4}>
                  {way.label?.params?.cost ?? ""}
                </text>
              </g>
            )}
          </g>
        );
      })}
      {edgesOf(board, ground, frame).map(({ key, d, kind }) => (
        <path key={key} className={EDGES[kind] ?? ""} d={d} />
      ))}
    </g>
  );
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
      const { x, y } = cornerOf(board, frame, space);
      const [upright, flat] = [west[space] ?? EDGE.open, north[space] ?? EDGE.open];
      if (upright !== EDGE.open) edges.push({ key: `w${space}`, d: `M${x},${y}v${CELL}`, kind: upright });
      if (flat !== EDGE.open) edges.push({ key: `n${space}`, d: `M${x},${y}h${CELL}`, kind: flat });
    }
  }
  return edges;
}
