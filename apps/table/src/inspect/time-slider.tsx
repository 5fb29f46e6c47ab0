import { texts } from "../texts.js";
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
      {button(texts.inspector.first, "«", 0)}
      {button(texts.inspector.previous, "‹", at - 1)}
      <input
        type="range"
        min={0}
        max={of}
        value={at}
        aria-label={texts.inspector.slider}
        aria-valuetext={texts.inspector.step(at, of)}
        onChange={({ target }) => onMove(Number(target.value))}
      />
      {button(texts.inspector.next, "›", at + 1)}
      {button(texts.inspector.last, "»", of)}
      <output>{texts.inspector.step(at, of)}</output>
    </div>
  );
}
