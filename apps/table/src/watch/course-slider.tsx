import { type LogPart, plain } from "@riposte/catalog";
import css from "./course-slider.module.css";
import { watchTexts as texts } from "./watch-texts.js";

interface CourseSliderProps {
  /** Who was ahead and by how much, step by step: blue above the line, vermilion below. */
  readonly leads: readonly number[];
  /** The greatest lead there can be; else the greatest there was. */
  readonly most?: number | undefined;
  readonly log: readonly LogPart[];
  readonly moments: readonly number[];
  readonly at: number;
  readonly words: string;
  readonly onMove: (step: number) => void;
}

const [WIDTH, HEIGHT, MIDDLE] = [1000, 56, 26];

/** The match as a line one can move along. */
export function CourseSlider({ leads, most: given, log, moments, at, words, onMove }: CourseSliderProps) {
  const last = Math.max(1, leads.length - 1);
  const most = given ?? Math.max(1, ...leads.map(Math.abs));
  const x = (step: number) => (step / last) * WIDTH;
  const y = (lead: number) => MIDDLE - (lead / most) * (MIDDLE - 6);
  const area = (keep: (lead: number) => number) =>
    `M0 ${MIDDLE}${leads.map((lead, step) => `L${x(step).toFixed(1)} ${y(keep(lead)).toFixed(1)}`).join("")}L${WIDTH} ${MIDDLE}z`;
  const rounds = log.flatMap(({ heading, entries: [first] }) =>
    heading === null || first === undefined ? [] : [{ step: first.step, label: plain(heading).split(",")[0] ?? "" }],
  );
  const named = rounds.filter(({ label }, place) => label !== rounds[place - 1]?.label);
  const every = Math.ceil(named.length / 8);
  return (
    <div className={css.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        <path className={css.you} d={area((lead) => Math.max(0, lead))} />
        <path className={css.foe} d={area((lead) => Math.min(0, lead))} />
        <path className={css.line} d={`M0 ${MIDDLE}H${WIDTH}`} />
        {named.map(({ step }) => (
          <path key={step} className={css.round} d={`M${x(step)} ${HEIGHT - 14}v14`} />
        ))}
        <path className={css.now} d={`M${x(at)} 0V${HEIGHT}`} />
      </svg>
      {moments.map((step) => (
        <i
          key={step}
          className={css.moment}
          style={{ left: `${x(step) / 10}%`, top: `${(y(leads[step] ?? 0) / HEIGHT) * 100}%` }}
        />
      ))}
      <i className={css.knob} style={{ left: `${x(at) / 10}%`, top: `${(y(leads[at] ?? 0) / HEIGHT) * 100}%` }} />
      {named.map(({ step, label }, place) =>
        place % every === 0 ? (
          <small key={step} style={{ left: `${x(step) / 10}%` }}>
            {label}
          </small>
        ) : null,
      )}
      <input
        type="range"
        min={0}
        max={leads.length - 1}
        value={at}
        aria-label={texts.position}
        aria-valuetext={words}
        onChange={({ target }) => onMove(Number(target.value))}
      />
    </div>
  );
}
