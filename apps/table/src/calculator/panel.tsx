import { type ReactNode, useState } from "react";
import { Icon } from "../look/icon.js";
import { calculatorTexts as texts } from "./calculator-texts.js";
import type { Letter } from "./compared.js";
import lettered from "./letter.module.css";
import css from "./panel.module.css";

interface PanelProps {
  readonly letter: Letter | "t";
  readonly label: string;
  readonly token: ReactNode;
  readonly name: string;
  readonly about: string;
  /** What is changed seldom: the unit, the weapon. */
  readonly choices: ReactNode;
  readonly onRemove?: (() => void) | undefined;
  readonly children: ReactNode;
}

/** One side of the attack: who it is, its numbers, and what holds for it. */
export function Panel({ letter, label, token, name, about, choices, onRemove, children }: PanelProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className={css.panel} data-letter={letter} aria-label={label}>
      <div className={css.head}>
        <span className={lettered.letter}>{letter.toUpperCase()}</span>
        {token}
        <div>
          <b>{name}</b>
          <small>{about}</small>
        </div>
        {onRemove !== undefined && (
          <button type="button" className={css.round} aria-label={`${texts.remove} ${name}`} onClick={onRemove}>
            <Icon name="minus" />
          </button>
        )}
        <button
          type="button"
          className={css.round}
          aria-expanded={isOpen}
          aria-label={texts.change(name)}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon name="down" />
        </button>
      </div>
      {isOpen && <div className={css.choices}>{choices}</div>}
      {children}
    </section>
  );
}

export const Numbers = ({ children }: { readonly children: ReactNode }) => (
  <div className={css.numbers}>{children}</div>
);
export const Chips = ({ children }: { readonly children: ReactNode }) => <div className={css.chips}>{children}</div>;

/** What surrounds the attack. */
export function Situation({ children }: { readonly children: ReactNode }) {
  return (
    <section className={css.panel} aria-label={texts.situation}>
      <b>{texts.situation}</b>
      {children}
    </section>
  );
}
