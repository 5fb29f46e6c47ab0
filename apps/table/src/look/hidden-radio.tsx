import type { ReactNode } from "react";
import css from "./hidden-radio.module.css";

interface HiddenRadioProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
  /** How its label looks. */
  readonly look?: string | undefined;
  readonly title?: string | undefined;
  readonly children: ReactNode;
}

/** A radio button that is drawn by what its label holds. */
export function HiddenRadio({ name, isChosen, onChoose, look = "", title, children }: HiddenRadioProps) {
  return (
    <label className={`${css.label} ${look}`} title={title}>
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      {children}
    </label>
  );
}
