import type { PointerEvent } from "react";
import type { Chart } from "../chart/layout.js";
import type { useChartView } from "../chart/use-chart-view.js";
import css from "./mini-map.module.css";

interface MiniMapProps {
  readonly chart: Chart;
  readonly view: Pick<ReturnType<typeof useChartView>, "sight" | "room" | "centre">;
  /** States where frames rest. */
  readonly active: ReadonlySet<string>;
}

/** The whole chart, small, with what is seen of it: once it does not fit. A press moves there; keys move the chart itself. */
export function MiniMap({ chart, view: { sight, room, centre }, active }: MiniMapProps) {
  const [width, height] = [room.width / sight.scale, room.height / sight.scale];
  if (room.width === 0 || (chart.width <= width && chart.height <= height)) return null;
  const [left, top] = [-sight.x / sight.scale, -sight.y / sight.scale];
  const move = (event: PointerEvent<SVGSVGElement>) => {
    event.stopPropagation();
    if (event.buttons === 0) return;
    const box = event.currentTarget.getBoundingClientRect();
    const scale = Math.max(chart.width / box.width, chart.height / box.height);
    centre({
      x: (event.clientX - box.left - box.width / 2) * scale + chart.width / 2,
      y: (event.clientY - box.top - box.height / 2) * scale + chart.height / 2,
    });
  };
  return (
    <svg
      className={css.map}
      viewBox={`0 0 ${chart.width} ${chart.height}`}
      aria-hidden="true"
      onPointerDown={move}
      onPointerMove={move}
    >
      {chart.boxes.map(({ path, kind, ...box }) => (
        <rect
          key={path}
          className={kind === "compound" ? css.around : css.box}
          data-active={active.has(path)}
          x={box.x}
          y={box.y}
          width={box.width}
          height={box.height}
        />
      ))}
      <rect className={css.seen} x={left} y={top} width={width} height={height} />
    </svg>
  );
}
