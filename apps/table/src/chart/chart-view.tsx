import type { KeyboardEvent } from "react";
import { CHART_STYLE, NOTE_MARK } from "./chart-style.js";
import { smoothPath } from "./geometry.js";
import { type Chart, type ChartArrow, type ChartBox, HEAD, NOTE_LINE } from "./layout.js";

interface ChartMarks {
  /** Leaves that frames rest at now. */
  readonly active?: ReadonlySet<string>;
  /** Leaves the last step went through. */
  readonly passed?: ReadonlySet<string>;
  /** States that a search found. */
  readonly found?: ReadonlySet<string>;
  /** The state that is spoken of. */
  readonly chosen?: string | null;
}

interface ChartViewProps extends ChartMarks {
  readonly chart: Chart;
  readonly title: string;
  readonly zoom?: number;
  /** A called procedure was chosen. */
  readonly onCall?: (procedure: string) => void;
  /** A window or event was chosen. */
  readonly onNote?: (kind: string, name: string) => void;
  /** A state was chosen, where states can be. */
  readonly onState?: (path: string) => void;
}

/** A machine as one SVG: it exports as it stands. */
export function ChartView({ chart, title, zoom = 1, onCall, onNote, onState, ...marks }: ChartViewProps) {
  const { width, height } = chart;
  return (
    <svg
      className="chart"
      xmlns="http://www.w3.org/2000/svg"
      viewBox={`0 0 ${width} ${height}`}
      width={width * zoom}
      height={height * zoom}
    >
      <title>{title}</title>
      <style>{CHART_STYLE}</style>
      <defs>
        <marker
          id="head"
          viewBox="0 0 8 8"
          refX="7"
          refY="4"
          markerWidth="7"
          markerHeight="7"
          orient="auto-start-reverse"
        >
          <path className="head" d="M0,0 8,4 0,8z" />
        </marker>
      </defs>
      {chart.boxes.map((box) => (
        <Box key={box.path} box={box} marks={marks} onCall={onCall} onNote={onNote} onState={onState} />
      ))}
      {chart.dots.map(({ at, points }) => (
        <g key={`${at.x},${at.y}`}>
          <circle className="dot" cx={at.x} cy={at.y} r={5} />
          <path className="arrow" d={smoothPath(points)} markerEnd="url(#head)" />
        </g>
      ))}
      {chart.arrows.map((arrow) => (
        <Arrow key={arrow.id} arrow={arrow} isTaken={isTaken(arrow, marks)} />
      ))}
    </svg>
  );
}

type Choosing = Pick<ChartViewProps, "onCall" | "onNote" | "onState">;

function Box({
  box,
  marks,
  onCall,
  onNote,
  onState,
}: { readonly box: ChartBox; readonly marks: ChartMarks } & Choosing) {
  const kinds = new Set(box.lines.map(({ kind }) => kind as string));
  const isAround = box.kind === "compound";
  const middle = box.x + box.width / 2;
  const shape = ["box", box.kind, kinds.has("window") && "window", kinds.has("scope") && "scope"]
    .filter(Boolean)
    .join(" ");
  return (
    <g
      className={markOf(box, marks)}
      data-state={box.path}
      {...(onState === undefined || box.kind === "compound" ? {} : pressable(() => onState(box.path)))}
    >
      <rect
        className={shape}
        x={box.x}
        y={box.y}
        width={box.width}
        height={box.height}
        rx={box.kind === "final" ? 14 : 10}
      />
      {kinds.has("window") && (
        <rect className="inner" x={box.x + 3} y={box.y + 3} width={box.width - 6} height={box.height - 6} rx={7} />
      )}
      <text className="title" x={isAround ? box.x + 14 : middle} y={box.y + 20} data-around={isAround}>
        {box.title}
      </text>
      {box.lines.map(({ kind, text, isFirst }, at) => {
        const name = text.slice(kind.length + 1);
        const choose =
          kind === "calls"
            ? onCall && (() => onCall(name))
            : kind === "window" || kind === "publishes"
              ? onNote && (() => onNote(kind, name))
              : undefined;
        return (
          <text
            key={`${kind}${text}`}
            className={`note ${kind}`}
            x={isAround ? box.x + 14 : middle}
            y={box.y + HEAD + at * NOTE_LINE + 9}
            data-around={isAround}
            {...(choose === undefined ? {} : pressable(choose))}
          >
            {isFirst && kind !== "window" ? `${NOTE_MARK[kind] ?? ""} ` : ""}
            {text}
          </text>
        );
      })}
    </g>
  );
}

const pressable = (act: () => void) => ({
  role: "button",
  // inside a drawing names of attributes are as they are written
  tabindex: 0,
  onClick: act,
  onKeyDown: (event: KeyboardEvent) => {
    if (event.key === "Enter") act();
  },
});

/** The last step went along it. */
const isTaken = ({ from, to, isStub }: ChartArrow, { passed, active }: ChartMarks): boolean =>
  !isStub && passed?.has(from) === true && (passed.has(to) || active?.has(to) === true);

function Arrow({
  arrow: { points, label, labelAt, isStub },
  isTaken: taken,
}: {
  readonly arrow: ChartArrow;
  readonly isTaken: boolean;
}) {
  return (
    <g className={`${taken ? "taken" : ""} ${isStub ? "stub" : ""}`}>
      <path className="arrow" d={smoothPath(points)} markerEnd="url(#head)" />
      {labelAt !== null && (
        <text className="label" x={labelAt.x} y={labelAt.y + 4}>
          {label}
        </text>
      )}
    </g>
  );
}

function markOf({ path, kind }: ChartBox, { active, passed, found, chosen }: ChartMarks): string {
  const isAround =
    kind === "compound" && [...(active ?? [])].some((leaf) => path === "" || leaf.startsWith(`${path}.`));
  return [
    active?.has(path) && "active",
    isAround && "around",
    passed?.has(path) && "passed",
    found?.has(path) && "found",
    chosen === path && path !== "" && "chosen",
  ]
    .filter(Boolean)
    .join(" ");
}
