import { useId } from "react";
import { HiddenRadio } from "../look/hidden-radio.js";
import css from "./settings-screen.module.css";

interface ChoiceProps<T extends string | number> {
  readonly label: string;
  readonly about?: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly words: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

/** One of a few, side by side. */
export function Choice<T extends string | number>({ label, about, values, chosen, words, onChoose }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className={css.row}>
      <legend className={css.label}>
        {label}
        {about !== undefined && <small>{about}</small>}
      </legend>
      <div className={css.choice}>
        {values.map((value) => (
          <HiddenRadio key={value} name={name} isChosen={value === chosen} onChoose={() => onChoose(value)}>
            <span>{words(value)}</span>
          </HiddenRadio>
        ))}
      </div>
    </fieldset>
  );
}
