import { type Board, findSpace, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { CELL } from "./cell.js";
import { ownWay } from "./own-way.js";
import css from "./way-drawn.module.css";
import { cornerOf, type Frame } from "./where.js";

interface WayDrawnProps {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
  readonly all: readonly Option[];
  /** Places the way leads over, and the one it leads to. */
  readonly stops: readonly Option[];
}

/** The way a figure goes where it is chosen, and who could answer a step of it: drawn while it is pointed at. */
export function WayDrawn({ table, board, frame, all, stops }: WayDrawnProps) {
  const start = table.figures[table.activation?.figure ?? ""]?.spaces[0];
  const own = ownWay(table, all, stops);
  if (start === undefined || own === null) return null;
  const middle = (space: string) => {
    const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
    return `${(x + 0.5) * CELL} ${(y + 0.5) * CELL}`;
  };
  const way = [start, ...own.way];
  return (
    <g className={css.way} data-way={way.join(" ")}>
      <path d={`M${way.map(middle).join("L")}`} />
      {own.by.flatMap((name) =>
        (table.figures[name]?.spaces ?? (findSpace(board, name) === undefined ? [] : [name])).map((space) => {
          const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
          return <rect key={`${name} ${space}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} rx={8} />;
        }),
      )}
    </g>
  );
}
