import type { Term } from "./glossary.js";
import { learnTexts as texts } from "./learn-texts.js";
import css from "./new-words.module.css";

interface NewWordsProps {
  readonly words: readonly Term[];
  readonly game: string;
}

/** The words a question brings, where the hand will lie later. */
export const NewWords = ({ words, game }: NewWordsProps) => (
  <section className={css.words} aria-label={texts.newWords}>
    <header>
      <b>{texts.newWords}</b>
      <a href={`#/rules/${game}`} target="_blank" rel="noreferrer">
        {texts.allWords}
      </a>
    </header>
    <dl>
      {words.map(({ name, text }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  </section>
);
