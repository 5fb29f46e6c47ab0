import type { LogPart } from "@riposte/hosting";
import { plain } from "@riposte/words";
import { apart } from "../look/apart.js";
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
/** What the name of a round takes of the width. */
const [ROOM, ROOM_ON_PHONES] = [70, 170];

/** The match as a line one can move along. */
export function CourseSlider({ leads, most: given, log, moments, at, words, onMove }: CourseSliderProps) {
  const last = Math.max(1, leads.length - 1);
  const most = given ?? Math.max(1, ...leads.map(Math.abs));
  const x = (step: number) => (step / last) * WIDTH;
  const y = (lead: number) => MIDDLE - (lead / most) * (MIDDLE - 6);
  const line = leads
    .map((lead, step) => `${step === 0 ? "M" : "L"}${x(step).toFixed(1)} ${y(lead).toFixed(1)}`)
    .join("");
  const rounds = log.flatMap(({ heading, entries: [first] }) =>
    heading === null || first === undefined ? [] : [{ step: first.step, label: plain(heading).split(",")[0] ?? "" }],
  );
  const named = rounds.filter(({ label }, place) => label !== rounds[place - 1]?.label);
  const labels = apart(named, ({ step }) => x(step), ROOM);
  const few = apart(labels, ({ step }) => x(step), ROOM_ON_PHONES);
  return (
    <div className={css.course}>
      <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} preserveAspectRatio="none" aria-hidden="true">
        {/* what stands at the middle belongs to neither side */}
        <clipPath id="course-above">
          <rect x={0} y={0} width={WIDTH} height={MIDDLE - 1} />
        </clipPath>
        <clipPath id="course-below">
          <rect x={0} y={MIDDLE + 1} width={WIDTH} height={HEIGHT} />
        </clipPath>
        {(["you", "foe"] as const).map((side) => (
          <g key={side} clipPath={`url(#course-${side === "you" ? "above" : "below"})`}>
            <path className={css[side]} data-area d={`${line}V${MIDDLE}H0z`} />
            <path className={css[side]} d={line} />
          </g>
        ))}
        <path className={css.line} d={`M0 ${MIDDLE}H${WIDTH}`} />
        {labels.map((one) => (
          <path
            key={one.step}
            className={css.round}
            data-few={few.includes(one)}
            d={`M${x(one.step)} ${HEIGHT - 14}v14`}
          />
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
      {labels.map((one) => (
        <small key={one.step} data-few={few.includes(one)} style={{ left: `${x(one.step) / 10}%` }}>
          {one.label}
        </small>
      ))}
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
