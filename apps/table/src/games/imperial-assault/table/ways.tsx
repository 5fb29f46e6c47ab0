import { type Board, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Option } from "@riposte/kernel";
import { type KeyboardEvent, lazy, type MouseEvent, Suspense, useRef } from "react";
import { drawnButton } from "../../../look/drawn-button.js";
import { lit } from "../../../look/lit.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { CELL } from "./cell.js";
import { skirmishTexts as texts } from "./texts.js";
import css from "./ways.module.css";
import { cornerOf, type Frame } from "./where.js";

const WayDrawn = lazy(async () => ({ default: (await import("./way-drawn.js")).WayDrawn }));

interface WaysProps
  extends Pick<StageProps, "hinted" | "options" | "regarded" | "onChoose" | "onPoint" | "onRegard" | "voice"> {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
  /** Options by the space they lead to. */
  readonly ways: ReadonlyMap<string, readonly Option[]>;
  /** Places the way leads over. */
  readonly stops: readonly Option[];
  onStops(stops: readonly Option[]): void;
}

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * The spaces the pending question can lead to; arrow keys go from one to the next. With Shift, or a long press, a space is one the
 * way leads over.
 */
export function Ways({ table, board, frame, ways, hinted, voice, onChoose: send, onPoint, ...props }: WaysProps) {
  const { options: all, regarded, onRegard, stops, onStops } = props;
  const tapped = useRef<Option | null>(null);
  const pass = (option: Option) => onStops([...stops, option]);
  const choose = (options: readonly Option[]) => {
    const [option] = options as [Option];
    onStops([]);
    if (options.length > 1) onPoint(options.map(({ key }) => key));
    else if (stops.length === 0) send(option.key);
    else
      void import("./own-way.js").then(({ ownWay }) => {
        const { over } = ownWay(table, all, [...stops, option]) ?? { over: [] };
        send(voice.wayOver?.(over) ?? option.key);
      });
  };
  const click = (event: MouseEvent, options: readonly Option[]) => {
    const [option] = options as [Option];
    // a finger sees the way before it takes one that can be answered
    const isSeen = (event.nativeEvent as PointerEvent).pointerType !== "touch" || tapped.current === option;
    tapped.current = option;
    if (!isSeen && option.label?.params?.by !== undefined) return onRegard(option.key);
    return event.shiftKey ? pass(option) : choose(options);
  };
  const drawn = all.find(({ key }) => key === regarded);
  const spots = [...ways].map(([name, options]) => ({
    name,
    options,
    ...cornerOf(board, frame, spaceNamed(board, name)),
  }));
  const press = (event: KeyboardEvent<SVGGElement>, options: readonly Option[], x: number, y: number) => {
    if (event.key === "Enter" || event.key === " ")
      return event.shiftKey ? pass(options[0] as Option) : choose(options);
    const [dx, dy] = ARROWS[event.key] ?? [0, 0];
    if (dx === 0 && dy === 0) return;
    event.preventDefault();
    const ahead = spots
      .filter((spot) => (spot.x - x) * dx + (spot.y - y) * dy > 0)
      .sort((one, other) => farness(one, x, y, dx) - farness(other, x, y, dx));
    const next = ahead[0];
    if (next !== undefined)
      event.currentTarget.parentElement?.querySelector<SVGGElement>(`[data-place="${next.name}"]`)?.focus();
  };
  return (
    <g>
      {spots.map(({ name, options, x, y }, at) => {
        const [option] = options as [Option];
        const cost = option.label?.params?.cost;
        return (
          // biome-ignore lint/a11y/noStaticElementInteractions: its role comes with what makes it a button
          <g
            key={name}
            className={css.way}
            data-place={name}
            data-hinted={options.some(({ key }) => key === hinted)}
            {...lit(...options.map(({ key }) => key))}
            {...drawnButton(texts.space(name, cost), () => choose(options), at === 0 ? 0 : -1)}
            data-far={option.label?.id === "ia:go-moving-twice"}
            data-over={stops.includes(option)}
            onClick={(event) => click(event, options)}
            onPointerEnter={() => onRegard(option.key)}
            onPointerLeave={() => onRegard(null)}
            onFocus={() => onRegard(option.key)}
            onBlur={() => onRegard(null)}
            onContextMenu={(event) => {
              event.preventDefault();
              pass(option);
            }}
            onKeyDown={(event) => press(event, options, x, y)}
          >
            <rect x={x * CELL + 3} y={y * CELL + 3} width={CELL - 6} height={CELL - 6} rx={7} />
            {cost !== undefined && (
              <text x={(x + 0.5) * CELL} y={(y + 0.5) * CELL + 5}>
                {String(cost)}
              </text>
            )}
          </g>
        );
      })}
      {drawn !== undefined && (
        <Suspense fallback={null}>
          <WayDrawn table={table} board={board} frame={frame} all={all} stops={[...stops, drawn]} />
        </Suspense>
      )}
    </g>
  );
}

/** Straight ahead is nearer than to the side. */
const farness = (spot: { readonly x: number; readonly y: number }, x: number, y: number, dx: number): number => {
  const [along, across] = dx !== 0 ? [spot.x - x, spot.y - y] : [spot.y - y, spot.x - x];
  return Math.abs(along) + 2.5 * Math.abs(across);
};
