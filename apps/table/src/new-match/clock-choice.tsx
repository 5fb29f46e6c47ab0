import type { ClockTerms } from "@riposte/hosting/seats";
import { clockWords } from "../online/clock-words.js";
import css from "./advanced.module.css";
import type { Choices } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import sectionCss from "./section.module.css";

const [MINUTE, DAY] = [60, 24 * 60 * 60];
const OFFERED: readonly (ClockTerms | null)[] = [
  null,
  { per: "side", seconds: 10 * MINUTE },
  { per: "side", seconds: 30 * MINUTE },
  { per: "side", seconds: 60 * MINUTE },
  { per: "answer", seconds: MINUTE },
  { per: "answer", seconds: DAY },
  { per: "answer", seconds: 3 * DAY },
];

interface ClockChoiceProps {
  readonly clock: ClockTerms | null;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** How much time two people have who play from different places. */
export function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  return (
    <label className={css.seed}>
      {texts.clock}
      <select
        value={clockWords(clock)}
        onChange={({ target }) => onChange({ clock: OFFERED[target.selectedIndex] ?? null })}
      >
        {OFFERED.map((terms) => (
          <option key={clockWords(terms)}>{clockWords(terms)}</option>
        ))}
      </select>
      <small className={sectionCss.quiet}>{texts.clockAbout}</small>
    </label>
  );
}
