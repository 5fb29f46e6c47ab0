import { type Board, findSpace, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { CELL } from "./cell.js";
import css from "./way-drawn.module.css";
import { cornerOf, type Frame } from "./where.js";

interface WayDrawnProps {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
  /** Places the way leads over, and the one it leads to. */
  readonly stops: readonly Option[];
}

/** The way a figure goes where it is chosen, and who could answer a step of it: drawn while it is pointed at. */
export function WayDrawn({ table, board, frame, stops }: WayDrawnProps) {
  const start = table.figures[table.activation?.figure ?? ""]?.spaces[0];
  const [first, ...others] = stops.map(({ label }) => label?.params ?? {});
  if (start === undefined || first?.way === undefined) return null;
  const middle = (space: string) => {
    const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
    return `${(x + 0.5) * CELL} ${(y + 0.5) * CELL}`;
  };
  // behind a place chosen on the way it is found when it is taken
  const way = [start, ...(first.way as readonly string[]), ...others.map(({ to }) => String(to))];
  const watchers = stops.flatMap(({ label }) => (label?.params?.by as readonly string[] | undefined) ?? []);
  return (
    <g className={css.way} data-way={way.join(" ")}>
      <path d={`M${way.map(middle).join("L")}`} />
      {[...new Set(watchers)].flatMap((name) =>
        (table.figures[name]?.spaces ?? (findSpace(board, name) === undefined ? [] : [name])).map((space) => {
          const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
          return <rect key={`${name} ${space}`} x={x * CELL} y={y * CELL} width={CELL} height={CELL} rx={8} />;
        }),
      )}
    </g>
  );
}
