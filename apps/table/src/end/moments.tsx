import type { Player } from "../match/bar/players.js";
import { Words } from "../match/told/words.js";
import { endTexts as texts } from "./end-texts.js";
import type { Memorable } from "./memorable.js";
import css from "./moments.module.css";

interface MomentsProps {
  readonly moments: readonly Memorable[];
  readonly players: readonly Player[];
  /** The step looked at, where one is. */
  readonly at?: number;
  readonly onLook: (step: number) => void;
}

/** What a match will be remembered for; each leads to the table as it was then. */
export function Moments({ moments, players, at, onLook }: MomentsProps) {
  return (
    <section className={css.moments} aria-label={texts.moments}>
      <h2>{texts.moments}</h2>
      <ul>
        {moments.map(({ title, step, line, where }) => (
          <li key={title}>
            <button type="button" aria-current={step === at ? "step" : undefined} onClick={() => onLook(step)}>
              <b>{title}</b>
              <span>
                <Words phrase={line} players={players} />
              </span>
              {where !== "" && <small>{where} ›</small>}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
