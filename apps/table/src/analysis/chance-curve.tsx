import { type Judged, smooth, type TurningPoint } from "@riposte/hosting/analysis";
import { apart } from "../look/apart.js";
import { percent } from "../look/percent.js";
import { useNarrow } from "../look/use-narrow.js";
import { analysisTexts as texts } from "./analysis-texts.js";
import css from "./chance-curve.module.css";

interface ChanceCurveProps {
  readonly judged: readonly Judged[];
  /** How many decisions there will be: the curve grows up to there. */
  readonly of: number;
  /** What it came to, once it is known. */
  readonly end: readonly number[] | null;
  readonly points: readonly TurningPoint[];
  /** Whose chances are drawn; where more than two sides play, those of the others are thin lines. */
  readonly side: number;
  /** What rounds are called: "round". */
  readonly chapter: string;
}

const [LEFT, TOP, FOOT, HIGH] = [52, 18, 256, 292];
/** Room for the name of a round. */
const NAME = 64;

/** The chance to win after every decision: blue above one half, vermilion and dashed below. */
export function ChanceCurve({ judged, of, end, points, side, chapter }: ChanceCurveProps) {
  const wide = useNarrow() ? 460 : 1180;
  const right = wide - 20;
  const chancesOf = (of: number) =>
    smooth([...judged.map(({ before }) => before[of] ?? 0.5), ...(end === null ? [] : [end[of] ?? 0.5])]);
  const values = chancesOf(side);
  const x = (at: number) => LEFT + (at / Math.max(1, of)) * (right - LEFT);
  const y = (chance: number) => FOOT - chance * (FOOT - TOP);
  const lineOf = (chances: readonly number[]) =>
    chances.map((chance, at) => `${at === 0 ? "M" : "L"}${x(at).toFixed(1)} ${y(chance).toFixed(1)}`).join("");
  const line = lineOf(values);
  const all = judged[0]?.before.map((_, other) => other) ?? [];
  const others = all.length > 2 ? all.filter((other) => other !== side) : [];
  const half = y(0.5);
  const area = values.length < 2 ? "" : `${line}L${x(values.length - 1).toFixed(1)} ${half}L${LEFT} ${half}z`;
  const rounds = judged.flatMap(({ at }, place) => (judged[place - 1]?.at === at ? [] : [{ at, place }]));
  // names that have room; the rest are ticks
  const begun = rounds.flatMap(({ at, place }) => (at > 0 ? [place] : []));
  const named = apart(begun, x, NAME);
  return (
    <>
      <svg className={css.curve} viewBox={`0 0 ${wide} ${HIGH}`} aria-hidden="true">
        <clipPath id="chance-above">
          <rect x={0} y={0} width={wide} height={half} />
        </clipPath>
        <clipPath id="chance-below">
          <rect x={0} y={half} width={wide} height={HIGH} />
        </clipPath>
        {[0, 0.25, 0.5, 0.75, 1].map((chance) => (
          <g key={chance}>
            <path className={chance === 0.5 ? css.even : css.grid} d={`M${LEFT} ${y(chance)}H${right}`} />
            <text x={LEFT - 8} y={y(chance) + 4} textAnchor="end">
              {percent(chance)}
            </text>
          </g>
        ))}
        <path className={css.you} clipPath="url(#chance-above)" d={area} />
        <path className={css.foe} clipPath="url(#chance-below)" d={area} />
        {others.map((other) => (
          <path key={other} className={css.other} d={lineOf(chancesOf(other))} />
        ))}
        <path className={css.above} clipPath="url(#chance-above)" d={line} />
        <path className={css.below} clipPath="url(#chance-below)" d={line} />
        {rounds.map(({ at, place }) => (
          <g key={place}>
            <path className={css.tick} d={`M${x(place)} ${FOOT}v8`} />
            {named.includes(place) && (
              <text x={x(place) + 6} y={FOOT + 22}>
                {`${chapter} ${at}`}
              </text>
            )}
          </g>
        ))}
        {points.map(({ input }, number) => {
          const place = judged.findIndex((one) => one.input === input);
          const [cx, cy] = [x(place), y(values[place] ?? 0.5)];
          const to = cy > half ? cy - 46 : cy + 46;
          return (
            <g key={input}>
              <path className={css.stem} d={`M${cx} ${cy}V${to}`} />
              <circle className={css.spot} cx={cx} cy={cy} r={6.5} />
              <circle className={css.disc} cx={cx} cy={to} r={12} />
              <text className={css.number} x={cx} y={to + 4.5} textAnchor="middle">
                {number + 1}
              </text>
            </g>
          );
        })}
      </svg>
      <table className={css.table}>
        <caption>{texts.table}</caption>
        <tbody>
          {rounds.map(({ at, place }) => (
            <tr key={place}>
              <th scope="row">{`${chapter} ${at}`}</th>
              <td>{percent(values[place] ?? 0.5)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}
