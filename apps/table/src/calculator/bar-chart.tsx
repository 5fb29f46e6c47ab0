import type { Pmf } from "@riposte/warhammer-40k";
import { texts } from "../texts.js";
import css from "./bar-chart.module.css";

const WIDTH = 360;
const HEIGHT = 130;
const FOOT = 18;
/** Chances below this are not worth a bar. */
const LEAST = 0.0005;

/** An exact distribution: a bar for each number, its mean, and "at least" when pointed at. */
export function BarChart({ title, pmf, mean }: { readonly title: string; readonly pmf: Pmf; readonly mean: number }) {
  const chances = Array.from(pmf);
  const last = chances.findLastIndex((chance) => chance >= LEAST);
  const shown = chances.slice(0, Math.max(1, last + 1));
  const most = Math.max(...shown);
  const width = WIDTH / shown.length;
  const every = Math.ceil(shown.length / 12);
  return (
    <figure className={css.chart}>
      <figcaption>
        {title} <b>{texts.calculator.mean(mean)}</b>
      </figcaption>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT + FOOT}`}>
        <title>{texts.calculator.chart(title, mean)}</title>
        {shown.map((chance, n) => {
          const height = (chance / most) * HEIGHT;
          const atLeast = chances.slice(n).reduce((sum, one) => sum + one, 0);
          return (
            <g key={`${n}`}>
              <rect
                className={css.bar}
                x={n * width + 1}
                y={HEIGHT - height}
                width={Math.max(1, width - 2)}
                height={height}
              >
                <title>{texts.calculator.bar(n, chance, atLeast)}</title>
              </rect>
              {n % every === 0 && (
                <text className={css.label} x={n * width + width / 2} y={HEIGHT + 13}>
                  {n}
                </text>
              )}
            </g>
          );
        })}
      </svg>
      <details>
        <summary>{texts.calculator.asTable}</summary>
        <table>
          <tbody>
            {shown.map((chance, n) => (
              <tr key={`${n}`}>
                <th scope="row">{n}</th>
                <td>{percent(chance)}</td>
                <td>{percent(chances.slice(n).reduce((sum, one) => sum + one, 0))}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

const percent = (share: number): string => `${(share * 100).toFixed(2)} %`;
