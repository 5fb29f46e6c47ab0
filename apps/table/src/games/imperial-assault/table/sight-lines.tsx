import type { Sight } from "@riposte/imperial-assault";
import { CELL } from "./cell.js";
import css from "./sight-lines.module.css";
import type { Frame } from "./where.js";

interface SightLinesProps {
  readonly sight: Extract<Sight, { readonly by: "lines" }>;
  readonly frame: Frame;
}

/** The two lines that line of sight is traced along: from one corner to two neighbouring ones. */
export function SightLines({ sight: { corner, edge }, frame }: SightLinesProps) {
  const at = ({ x, y }: { readonly x: number; readonly y: number }) =>
    `${(x - frame.left + 1) * CELL},${(y - frame.top + 1) * CELL}`;
  return <path className={css.sight} d={`M${at(edge[0])}L${at(corner)}L${at(edge[1])}`} />;
}
