import { SHOWN_FIRST } from "../games.js";
import { Scene } from "../home/scene.js";
import css from "./sample.module.css";
import { useSettings } from "./settings.js";
import { settingsTexts } from "./settings-texts.js";

const texts = settingsTexts.sample;

/** A piece of the table that changes with what is chosen; nothing in it can be pressed. */
export function Sample() {
  const { odds } = useSettings();
  return (
    <aside className={css.sample} aria-label={texts.heading} data-game={SHOWN_FIRST.id}>
      <header>
        <b>{texts.heading}</b>
        <small>{texts.about}</small>
      </header>
      <Scene game={SHOWN_FIRST.id} />
      <div className={css.dock}>
        <span className={css.chip}>{texts.chip}</span>
        <h2>{texts.question}</h2>
        <p>{texts.lead}</p>
        <Answer words={texts.reroll} chance={odds ? "33 %" : null} isHinted />
        <Answer words={texts.keep} chance={odds ? "0 %" : null} />
      </div>
    </aside>
  );
}

interface AnswerProps {
  readonly words: string;
  readonly chance: string | null;
  readonly isHinted?: boolean;
}

const Answer = ({ words, chance, isHinted = false }: AnswerProps) => (
  <div className={css.answer} data-hinted={isHinted}>
    <span>{words}</span>
    {chance !== null && (
      <span className={css.chance}>
        <b>{chance}</b>
        {texts.to}
      </span>
    )}
  </div>
);
