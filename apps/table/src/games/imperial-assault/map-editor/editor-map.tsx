import { TERRAIN } from "@riposte/imperial-assault";
import { type PointerEvent, useRef, useState } from "react";
import { CELL } from "../table/cell.js";
import { Rubble, Terminal, Terrain } from "../table/ground.js";
import { TokenDisc } from "../table/mission-token.js";
import { type Brush, type Spot, spotAt } from "./brushes.js";
import css from "./editor-map.module.css";
import { editorTexts as texts } from "./editor-texts.js";
import { at, nameAt, placeOf, type Sketch } from "./sketch.js";
import { type Cursor, spotOf, useCursor } from "./use-cursor.js";

interface EditorMapProps {
  readonly sketch: Sketch;
  readonly brush: Brush;
  readonly mission: "a" | "b";
  /** Spaces with a number: where the problems are. */
  readonly marked: readonly (string | undefined)[];
  readonly onPaint: (spot: Spot, isErasing: boolean, isSameStroke: boolean) => void;
}

const RIM = 0.6;

/** The map under the brush: pointer and keys paint spaces and edges. */
export function EditorMap({ sketch, brush, mission, marked, onPaint }: EditorMapProps) {
  const drawing = useRef<SVGSVGElement>(null);
  const stroke = useRef<{ erasing: boolean; last: string } | null>(null);
  const [under, setUnder] = useState<Spot | null>(null);
  const { cursor, onKeyDown, said } = useCursor(sketch, brush, (spot, isErasing) => onPaint(spot, isErasing, false));
  const [columns, rows] = [sketch.columns + 1, sketch.rows + 1];
  const spotUnder = ({ clientX, clientY }: PointerEvent): Spot => {
    const { left, top, width, height } = (drawing.current as SVGSVGElement).getBoundingClientRect();
    const scale = Math.max((columns + 2 * RIM) / width, (rows + 2 * RIM) / height);
    const x = (clientX - left - width / 2) * scale + columns / 2;
    const y = (clientY - top - height / 2) * scale + rows / 2;
    return spotAt(x, y, brush.on);
  };
  const draw = (event: PointerEvent) => {
    const spot = spotUnder(event);
    setUnder(spot);
    const name = JSON.stringify(spot);
    if (stroke.current === null || stroke.current.last === name) return;
    onPaint(spot, stroke.current.erasing, stroke.current.last !== "");
    stroke.current.last = name;
  };
  const tokens = sketch.missions[mission]?.tokens ?? [];
  const lying = tokens.flatMap(({ label, spaces, colours = {} }) =>
    [...spaces, ...Object.values(colours).flat()].map((space) => ({ label, space: String(space) })),
  );
  return (
    <div
      className={css.board}
      role="application"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: keys paint here
      tabIndex={0}
      aria-label={texts.map}
      onKeyDown={onKeyDown}
    >
      <svg
        ref={drawing}
        className={css.map}
        viewBox={`${-RIM * CELL} ${-RIM * CELL} ${(columns + 2 * RIM) * CELL} ${(rows + 2 * RIM) * CELL}`}
        aria-hidden="true"
        onContextMenu={(event) => event.preventDefault()}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          stroke.current = { erasing: event.button === 2, last: "" };
          draw(event);
        }}
        onPointerMove={draw}
        onPointerUp={() => {
          stroke.current = null;
        }}
        onPointerLeave={() => setUnder(null)}
      >
        <Labels columns={columns} rows={rows} />
        {Array.from({ length: columns * rows }, (_, index) => {
          const key = at((index % columns) + 1, Math.floor(index / columns) + 1);
          return <Space key={key} place={key} painted={sketch.spaces[key]} />;
        })}
        {Object.entries(sketch.edges).map(([edge, kind]) => (
          <path key={edge} className={css[kind]} d={lineOf(edge)} />
        ))}
        <Outline sketch={sketch} />
        {lying.map(({ label, space }) => {
          const key = Object.keys(sketch.spaces).find((one) => nameAt(one) === space);
          if (key === undefined) return null;
          const [column, row] = placeOf(key);
          const [cx, cy] = [(column - 0.5) * CELL, (row - 0.5) * CELL];
          return <TokenDisc key={`${label} ${space}`} label={label} cx={cx} cy={cy} />;
        })}
        {marked.map((space, index) =>
          space === undefined ? null : <Marked key={`${space} ${index + 1}`} space={space} number={index + 1} />,
        )}
        {under !== null && <Brushed spot={under} />}
        {cursor !== null && <Brushed spot={spotOf(cursor as Cursor, brush)} />}
      </svg>
      <p className={css.said} aria-live="polite">
        {said}
      </p>
    </div>
  );
}

function Labels({ columns, rows }: { readonly columns: number; readonly rows: number }) {
  return (
    <g className={css.labels}>
      {Array.from({ length: columns }, (_, index) => (
        <text key={nameAt(at(index + 1, 1))} x={(index + 0.5) * CELL} y={-8}>
          {nameAt(at(index + 1, 1))
            .replace(/\d/g, "")
            .toUpperCase()}
        </text>
      ))}
      {Array.from({ length: rows }, (_, index) => (
        <text key={`row ${index + 1}`} x={-14} y={(index + 0.5) * CELL + 4}>
          {index + 1}
        </text>
      ))}
    </g>
  );
}

function Space({ place, painted }: { readonly place: string; readonly painted: Sketch["spaces"][string] | undefined }) {
  const [column, row] = placeOf(place);
  const [x, y] = [(column - 1) * CELL, (row - 1) * CELL];
  if (painted === undefined) return <rect className={css.missing} x={x} y={y} width={CELL} height={CELL} />;
  const { terrain, zone, terminal, area, rubble } = painted;
  return (
    <g>
      <rect className={css.space} data-zone={zone} data-area={area} x={x} y={y} width={CELL} height={CELL} />
      <Terrain kind={TERRAIN[terrain]} x={x} y={y} />
      {rubble === true && <Rubble x={x} y={y} />}
      {terminal === true && <Terminal x={x} y={y} />}
    </g>
  );
}

/** The outline of a map is walls. */
function Outline({ sketch }: { readonly sketch: Sketch }) {
  const lines = Object.keys(sketch.spaces).flatMap((key) => {
    const [column, row] = placeOf(key);
    const [x, y] = [(column - 1) * CELL, (row - 1) * CELL];
    const isOut = (dx: number, dy: number) => sketch.spaces[at(column + dx, row + dy)] === undefined;
    return [
      ...(isOut(-1, 0) ? [`M${x} ${y}v${CELL}`] : []),
      ...(isOut(1, 0) ? [`M${x + CELL} ${y}v${CELL}`] : []),
      ...(isOut(0, -1) ? [`M${x} ${y}h${CELL}`] : []),
      ...(isOut(0, 1) ? [`M${x} ${y + CELL}h${CELL}`] : []),
    ];
  });
  return <path className={css.outline} d={lines.join("")} />;
}

function Marked({ space, number }: { readonly space: string; readonly number: number }) {
  const [column, row] = placeOf(space);
  const [x, y] = [(column - 1) * CELL, (row - 1) * CELL];
  return (
    <g>
      <rect className={css.fault} x={x + 2} y={y + 2} width={CELL - 4} height={CELL - 4} rx={3} />
      <circle className={css.badge} cx={x + CELL - 9} cy={y + 9} r={8} />
      <text className={css.badgeNumber} x={x + CELL - 9} y={y + 12.5}>
        {number}
      </text>
    </g>
  );
}

function Brushed({ spot }: { readonly spot: Spot }) {
  if ("edge" in spot) return <path className={css.brushedEdge} d={lineOf(spot.edge)} />;
  const [column, row] = placeOf(spot.space);
  return <rect className={css.brushed} x={(column - 1) * CELL} y={(row - 1) * CELL} width={CELL} height={CELL} />;
}

/** The line between two spaces. */
function lineOf(edge: string): string {
  const [one, other] = edge.split("|").map(placeOf) as [readonly [number, number], readonly [number, number]];
  const [x, y] = [(other[0] - 1) * CELL, (other[1] - 1) * CELL];
  return one[1] === other[1] ? `M${x} ${y}v${CELL}` : `M${x} ${y}h${CELL}`;
}
