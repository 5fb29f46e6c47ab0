import type { Board } from "@riposte/imperial-assault";
import { useMemo } from "react";
import type { Camera } from "../../../tables/use-camera.js";
import css from "./coordinates.module.css";
import { coordinatesOf, type Frame } from "./where.js";

interface CoordinatesProps {
  readonly board: Board;
  readonly frame: Frame;
  readonly camera: Camera;
  readonly room: { readonly width: number; readonly height: number };
}

/** Letters above and numbers at the left: beside the map, or at the edge of what is seen of it. */
export function Coordinates({ board, frame, camera: { scale: cell, x, y }, room }: CoordinatesProps) {
  const { columns, rows } = useMemo(() => coordinatesOf(board, frame), [board, frame]);
  const top = Math.max(14, y - 9);
  const left = Math.max(12, x - 14);
  if (cell < 14) return null;
  return (
    <g className={css.coordinates}>
      {columns.map((letter, at) => {
        const middle = x + (at + 0.5) * cell;
        return middle > left + 10 && middle < room.width ? (
          <text key={letter} x={middle} y={top}>
            {letter}
          </text>
        ) : null;
      })}
      {rows.map((number, at) => {
        const middle = y + (at + 0.5) * cell;
        return middle > top + 6 && middle < room.height ? (
          <text key={number} x={left} y={middle + 4}>
            {number}
          </text>
        ) : null;
      })}
    </g>
  );
}
