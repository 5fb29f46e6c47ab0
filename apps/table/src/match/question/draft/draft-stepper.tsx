import { texts } from "../../../texts.js";
import css from "./draft-controls.module.css";

interface StepperProps {
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly onValue: (value: number) => void;
}

/** A number that is set by a step at a time, or typed. */
export function DraftStepper({ label, value, min, max, step, onValue }: StepperProps) {
  const set = (to: number) => onValue(Math.min(max, Math.max(min, to)));
  return (
    <div className={css.stepper}>
      <span>{label}</span>
      <button
        type="button"
        aria-label={texts.play.fewer(label)}
        aria-disabled={value <= min}
        onClick={() => set(value - step)}
      >
        −
      </button>
      <input
        type="number"
        aria-label={label}
        value={value}
        min={min}
        max={max}
        step={step}
        onChange={({ target }) => set(target.valueAsNumber || 0)}
      />
      <button
        type="button"
        aria-label={texts.play.more(label)}
        aria-disabled={value >= max}
        onClick={() => set(value + step)}
      >
        +
      </button>
    </div>
  );
}
