import { inspectorTexts } from "./inspector-texts.js";
import css from "./time-slider.module.css";

interface TimeSliderProps {
  readonly at: number;
  readonly of: number;
  readonly onMove: (to: number) => void;
}

/** Goes along the inputs of a match; arrow keys work as on any slider. */
export function TimeSlider({ at, of, onMove }: TimeSliderProps) {
  const button = (label: string, sign: string, to: number) => (
    <button
      type="button"
      aria-label={label}
      title={label}
      disabled={to < 0 || to > of || to === at}
      onClick={() => onMove(to)}
    >
      {sign}
    </button>
  );
  return (
    <div className={css.slider}>
      {button(inspectorTexts.first, "«", 0)}
      {button(inspectorTexts.previous, "‹", at - 1)}
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={inspectorTexts.slider}
        aria-valuetext={inspectorTexts.step(at, of)}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      {button(inspectorTexts.next, "›", at + 1)}
      {button(inspectorTexts.last, "»", of)}
      <output>{inspectorTexts.step(at, of)}</output>
    </div>
  );
}
