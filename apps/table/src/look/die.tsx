import css from "./die.module.css";
import type { SymbolName } from "./icon.js";

/** Something on the side of a die: a symbol, or a number in a ring. */
export type Mark = SymbolName | number | "cross";

interface DieProps {
  readonly colour: string;
  readonly marks: readonly Mark[];
  readonly size: number;
  /** What it shows, in words. */
  readonly label: string;
  readonly isLit?: boolean;
  readonly isCancelled?: boolean;
}

/** A die in the colour of the real one, with our own symbols. */
export function Die({ colour, marks, size, label, isLit = false, isCancelled = false }: DieProps) {
  return (
    <svg
      className={`${css.die} ${css[colour] ?? ""}`}
      data-cancelled={isCancelled}
      width={size}
      height={size}
      viewBox="-4 -4 72 72"
      role="img"
      aria-label={label}
    >
      {isLit && <rect className={css.lit} x="-3" y="-3" width="70" height="70" rx="17" />}
      {/* another face is another throw */}
      <g key={marks.join()} className={css.thrown}>
        <rect className={css.body} x="1" y="1" width="62" height="62" rx="14" />
        <path className={css.gloss} d="M8 12C10 7 13 5 18 5h28c5 0 8 2 10 7" />
        {marks.map((mark, at) => (
          <Face key={`${mark}${at}`} mark={mark} {...placeOf(at, marks.length)} />
        ))}
      </g>
    </svg>
  );
}

/** One in the middle, two side by side, more in two rows. */
function placeOf(at: number, count: number): { readonly x: number; readonly y: number; readonly half: number } {
  if (count === 1) return { x: 32, y: 32, half: 15 };
  if (count === 2) return { x: at === 0 ? 20 : 44, y: 32, half: 11.5 };
  return { x: at % 2 === 0 ? 20 : 44, y: at < 2 ? 20 : 44, half: 10 };
}

function Face({
  mark,
  x,
  y,
  half,
}: {
  readonly mark: Mark;
  readonly x: number;
  readonly y: number;
  readonly half: number;
}) {
  if (typeof mark === "number")
    return (
      <>
        <circle className={css.ring} cx={x} cy={y} r={half * 1.12} />
        <text className={css.digit} x={x} y={y + half * 0.54} fontSize={half * 1.56}>
          {mark}
        </text>
      </>
    );
  if (mark === "cross")
    return (
      <path
        className={css.cross}
        d={`M${x - half * 0.8} ${y - half * 0.8}l${half * 1.6} ${half * 1.6}m0 ${-half * 1.6}l${-half * 1.6} ${half * 1.6}`}
      />
    );
  return <use className={css.symbol} href={`#${mark}`} x={x - half} y={y - half} width={half * 2} height={half * 2} />;
}
