import { findGame } from "@riposte/hosting";
import { useState } from "react";
import { pageOf } from "../games.js";
import { SearchField } from "../look/search-field.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { glossed } from "./glossary.js";
import { GlossedText } from "./glossed-text.js";
import { learnTexts as texts } from "./learn-texts.js";
import { rulesOf } from "./rules.js";
import css from "./rules-screen.module.css";
import { trialsIn, trialsOf } from "./trial.js";
import { TryIt } from "./try-it.js";

/** The rules of a game with what explains them: its words, and positions to try them in. */
async function readRules(game: string) {
  const [sections, course, trials] = await Promise.all([rulesOf(game), pageOf(game)?.course(), trialsOf(game)]);
  return { sections, terms: course?.glossary ?? [], trials };
}

/** The rules of a game, searched by words. */
export function RulesScreen({ game }: { readonly game: string }) {
  const loaded = useLoaded(game, () => readRules(game));
  const [query, setQuery] = useState("");
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{general.loading}</p>;
  const { sections, terms, trials } = loaded.value;
  const words = query.toLowerCase().split(/\s+/);
  const found = sections
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => words.every((word) => `${title} ${rule}`.toLowerCase().includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className={css.page} data-game={game}>
      <h1>{texts.rulesOf(findGame(game)?.title ?? game)}</h1>
      <p className={css.lead}>{sections.length === 0 ? texts.noRules : texts.rulesLead}</p>
      {sections.length > 0 && (
        <div className={css.search}>
          <SearchField label={texts.search} value={query} onSeek={setQuery}>
            <small aria-live="polite">{texts.found(count)}</small>
          </SearchField>
        </div>
      )}
      {found.map(({ title, rules }) => {
        const explained = new Set<string>();
        return (
          <section key={title}>
            <h2>{title}</h2>
            <ul>
              {rules.map((rule) => (
                <li key={rule}>
                  <GlossedText pieces={glossed(rule, terms, explained)} />
                </li>
              ))}
            </ul>
            {trialsIn(trials, title).map((trial) => (
              <TryIt key={trial.about} game={game} trial={trial} />
            ))}
          </section>
        );
      })}
    </div>
  );
}
