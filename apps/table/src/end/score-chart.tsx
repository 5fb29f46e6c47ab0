import { useNarrow } from "../look/use-narrow.js";
import type { Player } from "../match/bar/players.js";
import { endTexts as texts } from "./end-texts.js";
import css from "./score-chart.module.css";
import type { ScoreAt } from "./use-scores.js";

interface ScoreChartProps {
  readonly players: readonly Player[];
  readonly scores: readonly ScoreAt[];
}

const [LEFT, TOP, FOOT] = [30, 24, 180];
/** Room for the name of a round below the lines. */
const NAME_WIDTH = 64;
const NAME_HEIGHT = 15;
/** More rounds than these are a line without marks. */
const MARKED = 24;

/** How the score went: a line for each, and the same numbers as a table. */
export function ScoreChart({ players, scores }: ScoreChartProps) {
  const wide = useNarrow() ? 330 : 620;
  const right = wide - 28;
  const most = Math.max(1, ...scores.flatMap((one) => one.scores));
  const x = (at: number) => LEFT + (at / Math.max(1, scores.length - 1)) * (right - LEFT);
  const y = (score: number) => FOOT - (score / most) * (FOOT - TOP);
  const last = scores.at(-1)?.scores ?? [];
  const half = Math.max(0, ...last);
  // who is ahead is named above the line, who is behind below it
  const beside = (seat: number) => {
    const score = last[seat] ?? 0;
    return y(score) + (score >= most / 4 && score < half ? 20 : -12);
  };
  // lines that end close together are named above the chart
  const ends = players.map(({ seat }) => beside(seat)).sort((one, other) => one - other);
  const areClose = ends.some((end, at) => at > 0 && end - (ends[at - 1] as number) < NAME_HEIGHT);
  const every = Math.ceil((scores.length * NAME_WIDTH) / wide);
  const marks = [...new Set([0, Math.round(most / 2), most])];
  return (
    <section className={css.course} aria-label={texts.course}>
      <h2>{texts.course}</h2>
      <svg viewBox={`0 0 ${wide} 212`} aria-hidden="true">
        {marks.map((score) => (
          <g key={score}>
            <path className={css.grid} d={`M${LEFT} ${y(score)}H${right}`} />
            <text x={LEFT - 10} y={y(score) + 4} textAnchor="end">
              {score}
            </text>
          </g>
        ))}
        {scores.map(
          ({ label }, at) =>
            at % every === 0 && (
              <text key={label} x={x(at)} y={FOOT + 22} textAnchor="middle">
                {label}
              </text>
            ),
        )}
        {players.map(({ seat, side, name }) => (
          <g key={seat} data-side={side}>
            <polyline points={scores.map((one, at) => `${x(at)},${y(one.scores[seat] ?? 0)}`).join(" ")} />
            {(scores.length > MARKED ? [] : scores).map((one, at) =>
              side === "you" ? (
                <circle key={one.label} cx={x(at)} cy={y(one.scores[seat] ?? 0)} r={5} />
              ) : (
                <rect key={one.label} x={x(at) - 4.5} y={y(one.scores[seat] ?? 0) - 4.5} width={9} height={9} />
              ),
            )}
            {players.length > 1 && !areClose && (
              <text x={right} y={beside(seat)} textAnchor="end">
                {name}
              </text>
            )}
          </g>
        ))}
        {players.length > 1 && areClose && (
          <text x={right} y={NAME_HEIGHT - 4} textAnchor="end">
            {players.map(({ seat, side, name }) => (
              <tspan key={seat} dx={16} data-side={side}>
                {side === "you" ? "●" : "■"} {name}
              </tspan>
            ))}
          </text>
        )}
      </svg>
      <details>
        <summary>{texts.numbers}</summary>
        <table>
          <thead>
            <tr>
              <td />
              {players.map(({ seat, name }) => (
                <th key={seat} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {scores.map((one) => (
              <tr key={one.label}>
                <th scope="row">{one.label}</th>
                {players.map(({ seat }) => (
                  <td key={seat}>{one.scores[seat]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </section>
  );
}
