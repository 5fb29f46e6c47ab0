import css from "./health.module.css";

/** Health of a group in a row: one bar for each figure, as full as it is well. */
export function HealthBars({ shares, side }: { readonly shares: readonly number[]; readonly side: "you" | "foe" }) {
  return (
    <span className={css.bars} data-side={side} aria-hidden="true">
      {shares.map((share, at) => (
        <i key={at} style={{ ["--share" as string]: `${Math.round(share * 100)}%` }} />
      ))}
    </span>
  );
}

/** Health before and after: whole, about to be lost, gone. */
export function HealthPips({
  left,
  lost,
  side,
}: {
  readonly left: number;
  readonly lost: number;
  readonly side: "you" | "foe";
}) {
  return (
    <span className={css.pips} data-side={side} aria-hidden="true">
      {Array.from({ length: Math.min(left, 20) }, (_, at) => (
        <i key={at} data-hit={at >= left - lost} />
      ))}
    </span>
  );
}
