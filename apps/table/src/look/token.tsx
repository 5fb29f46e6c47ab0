import { useEffect, useRef } from "react";
import type { Side } from "../match/bar/players.js";
import type { SymbolName } from "./icon.js";
import css from "./token.module.css";

/** How a figure looks. */
export interface TokenLook {
  /** Figures of the mission are of neither player. */
  readonly side: Side | "nobody";
  readonly role: SymbolName;
  readonly health: number;
  readonly damage: number;
  /** Its number in a group of several. */
  readonly number?: number;
  /** Better than others of its name: its number is light on dark. */
  readonly isElite?: boolean;
  readonly hasActed?: boolean;
  readonly badges?: readonly SymbolName[];
}

interface TokenProps extends TokenLook {
  readonly x: number;
  readonly y: number;
  /** Half of its width. */
  readonly r: number;
  readonly state?: "rest" | "can" | "acting" | "target";
}

/** A figure: a ring with a segment for each health, a plate in the outline of its side, and what it is. */
export function Token({
  x,
  y,
  r,
  side,
  role,
  health,
  damage,
  number,
  isElite = false,
  hasActed,
  badges = [],
  state = "rest",
}: TokenProps) {
  const ring = r * 0.92;
  const before = useRef(damage);
  const isHurt = damage > before.current;
  useEffect(() => {
    before.current = damage;
  }, [damage]);
  return (
    <g className={`${css.token} ${css[side]} ${hasActed === true ? css.acted : ""}`} data-state={state}>
      {state === "can" && <circle className={css.can} cx={x} cy={y} r={r * 1.08} />}
      {state === "acting" && <circle className={css.glow} cx={x} cy={y} r={r * 1.18} />}
      {state === "acting" && <circle className={css.acting} cx={x} cy={y} r={r * 1.1} />}
      {state === "target" && <path className={css.aim} d={crosshair(x, y, r)} />}
      <circle className={css.shadow} cx={x} cy={y + r * 0.05} r={r * 1.02} />
      <circle className={css.disc} cx={x} cy={y} r={r} />
      <g strokeWidth={r * 0.15} fill="none">
        {segments(health).map(([from, to], at) => (
          <path
            key={from}
            className={at < health - damage ? css.left : css.lost}
            data-hurt={isHurt && at >= health - damage && at < health - before.current}
            d={arc(x, y, ring, from, to)}
          />
        ))}
      </g>
      {side === "you" ? (
        <circle className={css.plate} cx={x} cy={y} r={r * 0.76} />
      ) : (
        <polygon className={css.plate} points={octagon(x, y, r * 0.8)} />
      )}
      <use
        className={css.role}
        href={`#${role}`}
        x={x - r * 0.52}
        y={y - r * 0.52}
        width={r * 1.04}
        height={r * 1.04}
      />
      {(number !== undefined || isElite) && (
        <g data-elite={isElite}>
          <circle className={css.badge} cx={x + r * 0.72} cy={y + r * 0.72} r={r * 0.36} />
          <text className={css.number} x={x + r * 0.72} y={y + r * 0.9} fontSize={r * 0.5}>
            {number ?? "★"}
          </text>
        </g>
      )}
      {badges.map((badge, at) => (
        <g key={badge}>
          <circle className={css.mark} cx={x - r * 0.72 + at * r * 0.62} cy={y - r * 0.72} r={r * 0.34} />
          <use
            className={css.role}
            href={`#${badge}`}
            x={x - r * 0.95 + at * r * 0.62}
            y={y - r * 0.95}
            width={r * 0.46}
            height={r * 0.46}
          />
        </g>
      ))}
    </g>
  );
}

/** A figure beside words. */
export function TokenIcon({ size, ...look }: TokenLook & { readonly size: number }) {
  return (
    <svg className={css.icon} width={size} height={size} viewBox="0 0 48 48" aria-hidden="true">
      <Token {...look} x={24} y={24} r={21} />
    </svg>
  );
}

/** From and to of each health on the ring, as parts of a turn; past twenty they are drawn as one. */
function segments(health: number): readonly (readonly [number, number])[] {
  const count = health > 20 ? 1 : Math.max(1, health);
  const gap = count === 1 ? 0 : Math.min(0.022, 0.2 / count);
  return Array.from({ length: count }, (_, at) => [at / count + gap, (at + 1) / count - gap] as const);
}

const point = (x: number, y: number, r: number, turn: number): string =>
  `${(x + r * Math.sin(turn * 2 * Math.PI)).toFixed(1)} ${(y - r * Math.cos(turn * 2 * Math.PI)).toFixed(1)}`;

function arc(x: number, y: number, r: number, from: number, to: number): string {
  const end = to - from > 0.999 ? from + 0.999 : to;
  return `M${point(x, y, r, from)}A${r} ${r} 0 ${end - from > 0.5 ? 1 : 0} 1 ${point(x, y, r, end)}`;
}

const octagon = (x: number, y: number, r: number): string =>
  Array.from({ length: 8 }, (_, at) => point(x, y, r, (at + 0.5) / 8)).join(" ");

const crosshair = (x: number, y: number, r: number): string =>
  `M${x - r * 1.12} ${y}a${r * 1.12} ${r * 1.12} 0 1 0 ${r * 2.24} 0a${r * 1.12} ${r * 1.12} 0 1 0 ${-r * 2.24} 0` +
  `M${x} ${y - r * 1.34}v${r * 0.28}M${x} ${y + r * 1.06}v${r * 0.28}M${x - r * 1.34} ${y}h${r * 0.28}M${x + r * 1.06} ${y}h${r * 0.28}`;
