import type { SymbolName } from "../../../look/icon.js";
import css from "./card-art.module.css";

interface CardArtProps {
  readonly code: string;
  readonly colors: readonly string[];
  readonly attribute: string | undefined;
}

const MARKS: Readonly<Record<string, SymbolName>> = {
  Slash: "slash",
  Strike: "strike",
  Ranged: "ranged",
  Special: "special",
  Wisdom: "book",
};

/** Our own picture of a card: sun and waves, placed by the card's number, in its colours. */
export function CardArt({ code, colors, attribute }: CardArtProps) {
  const seed = [...code].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9973, 7);
  const [x, y, r, sea] = [30 + (seed % 41), 20 + (seed % 23), 15 + (seed % 9), 58 + (seed % 13)];
  const [first = "black", second = first] = colors;
  const wave = (top: number) => `M-5 ${top}q13-7 27 0t27 0t27 0t27 0V104H-5z`;
  return (
    <svg className={css.art} viewBox="0 0 100 100" preserveAspectRatio="xMidYMid slice" aria-hidden="true">
      <rect width="100" height="100" style={{ fill: `var(--c-${first})` }} />
      {second !== first && <path d="M100 0V100H0z" style={{ fill: `var(--c-${second})` }} />}
      <g className={css.light}>
        <path className={css.rays} d={rays(x, y)} />
        <circle className={css.sun} cx={x} cy={y} r={r} />
        <path className={css.sea} d={wave(sea)} />
        <path className={css.sea} d={wave(sea + 11)} />
      </g>
      <use className={css.mark} href={`#${MARKS[attribute ?? ""] ?? "special"}`} x="28" y="24" width="44" height="44" />
    </svg>
  );
}

function rays(x: number, y: number): string {
  const end = (turn: number) =>
    `${(x + 130 * Math.cos(turn * 2 * Math.PI)).toFixed(0)} ${(y + 130 * Math.sin(turn * 2 * Math.PI)).toFixed(0)}`;
  return Array.from({ length: 10 }, (_, at) => `M${x} ${y}L${end(at / 10)}L${end(at / 10 + 0.035)}z`).join("");
}
