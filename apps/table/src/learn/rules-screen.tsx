import { findGame } from "@riposte/catalog";
import { useState } from "react";
import { SearchField } from "../look/search-field.js";
import { useLoaded } from "../shell/use-loaded.js";
import { texts as general } from "../texts.js";
import { learnTexts as texts } from "./learn-texts.js";
import { rulesOf } from "./rules.js";
import css from "./rules-screen.module.css";

/** The rules of a game, searched by words. */
export function RulesScreen({ game }: { readonly game: string }) {
  const loaded = useLoaded(game, () => rulesOf(game));
  const [query, setQuery] = useState("");
  if (loaded.status === "failed") return <p role="alert">{loaded.reason}</p>;
  if (loaded.status === "loading") return <p role="status">{general.loading}</p>;
  const words = query.toLowerCase().split(/\s+/);
  const found = loaded.value
    .map(({ title, rules }) => ({
      title,
      rules: rules.filter((rule) => words.every((word) => `${title} ${rule}`.toLowerCase().includes(word))),
    }))
    .filter(({ rules }) => rules.length > 0);
  const count = found.reduce((sum, { rules }) => sum + rules.length, 0);
  return (
    <div className={css.page} data-game={game}>
      <h1>{texts.rulesOf(findGame(game)?.title ?? game)}</h1>
      <p className={css.lead}>{loaded.value.length === 0 ? texts.noRules : texts.rulesLead}</p>
      {loaded.value.length > 0 && (
        <div className={css.search}>
          <SearchField label={texts.search} value={query} onSeek={setQuery}>
            <small aria-live="polite">{texts.found(count)}</small>
          </SearchField>
        </div>
      )}
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h2>{title}</h2>
          <ul>
            {rules.map((rule) => (
              <li key={rule}>{rule}</li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}
