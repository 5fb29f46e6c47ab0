import type { ColorShare, CurveBar, Summary } from "@riposte/hosting/lists";
import { buildTexts as texts } from "./build-texts.js";
import css from "./summary-panel.module.css";

/** A list in numbers: curve or points, colours, chances; short where there is little room. */
export function SummaryPanel({ summary, isShort = false }: { readonly summary: Summary; readonly isShort?: boolean }) {
  const { curve, colors, points, tables } = summary;
  const shown = isShort ? tables.slice(0, 1) : tables;
  return (
    <div className={css.panel} data-short={isShort}>
      {curve !== undefined && curve.bars.length > 0 && (
        <section>
          <h2>
            {texts.curve} <small className={css.about}>{texts.average(curve.average)}</small>
          </h2>
          <Curve bars={curve.bars} />
        </section>
      )}
      {colors !== undefined && colors.length > 0 && !isShort && (
        <section>
          <h2>{texts.colors}</h2>
          <div className={css.split}>
            {colors.map(({ color, count }) => (
              <span key={color} style={{ flexGrow: count, background: `var(--c-${color})` }}>
                {texts.share(count, color)}
              </span>
            ))}
          </div>
        </section>
      )}
      {points !== undefined && (
        <section>
          <h2>{texts.points}</h2>
          <p className={css.points} data-over={points.spent > points.of}>
            <b>{points.spent}</b> {texts.of(points.of)}
          </p>
          <div className={css.meter} aria-hidden="true">
            {points.parts.map((part, at) => (
              <i key={`${part} ${at}`} style={{ flexGrow: part }} />
            ))}
            {points.spent < points.of && <i data-left style={{ flexGrow: points.of - points.spent }} />}
          </div>
        </section>
      )}
      {shown.map(({ title, about, rows }) => (
        <section key={title}>
          <h2>
            {title} <small className={css.about}>{about}</small>
          </h2>
          <dl className={css.rows}>
            {(isShort ? rows.slice(0, 3) : rows).map((row) => (
              <div key={row.label}>
                <dt>
                  {isShort ? (row.short ?? row.label) : row.label}
                  <small>{row.about}</small>
                </dt>
                <dd>{row.value}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

const [WIDTH, HEIGHT, FOOT] = [274, 104, 20];

/** How many cards of each cost, each colour a part of its bar. */
function Curve({ bars }: { readonly bars: readonly CurveBar[] }) {
  const total = ({ shares }: CurveBar) => shares.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(...bars.map(total));
  const step = WIDTH / bars.length;
  const width = Math.min(42, step - 6);
  const height = (count: number) => (count / most) * (HEIGHT - 20);
  return (
    <svg
      className={css.curve}
      viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}
      role="img"
      aria-label={bars.map((bar) => `${bar.label}: ${total(bar)}`).join(", ")}
    >
      {bars.map((bar, at) => {
        const x = at * step + (step - width) / 2;
        return (
          <g key={bar.label}>
            {stacked(bar.shares).map(({ color, count, below }) => (
              <rect
                key={color}
                x={x}
                y={HEIGHT - height(below + count)}
                width={width}
                height={Math.max(0, height(count) - (below > 0 ? 2 : 0))}
                rx="3"
                style={{ fill: `var(--c-${color})` }}
              />
            ))}
            <text className={css.value} x={x + width / 2} y={HEIGHT - height(total(bar)) - 6}>
              {total(bar)}
            </text>
            <text x={x + width / 2} y={HEIGHT + 15}>
              {bars.length > 6 ? bar.label.replace(/^\D+/, "") : bar.label}
            </text>
          </g>
        );
      })}
      <path d={`M0 ${HEIGHT}h${WIDTH}`} />
    </svg>
  );
}

/** Each part of a bar, the last one lowest. */
function stacked(shares: readonly ColorShare[]): readonly (ColorShare & { readonly below: number })[] {
  return shares.map((share, at) => ({
    ...share,
    below: shares.slice(at + 1).reduce((sum, { count }) => sum + count, 0),
  }));
}
