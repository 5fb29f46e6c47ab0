import type { Voice } from "@riposte/hosting";
import { useMemo, useState } from "react";
import { hasRules } from "../../learn/rules.js";
import { SearchField } from "../../look/search-field.js";
import { matchTexts as texts } from "../texts.js";
import css from "./rules.module.css";

/** As many as are read in one go; a word more finds the rest. */
const MOST = 24;

interface RulesProps {
  readonly game: string;
  readonly voice: Voice;
  readonly onClose: () => void;
}

/** What everything in this game does, found by a word: cards, figures, units, abilities, keywords. */
export function Rules({ game, voice, onClose }: RulesProps) {
  const [sought, setSought] = useState("");
  const known = useMemo(
    () =>
      (voice.things?.() ?? [])
        .flatMap((id) => voice.describe?.(id) ?? [])
        .toSorted((a, b) => a.name.localeCompare(b.name)),
    [voice],
  );
  const words = sought.toLowerCase().split(/\s+/).filter(Boolean);
  const found = known.filter(({ name, kind, sentences }) => {
    const text = `${name} ${kind} ${sentences.join(" ")}`.toLowerCase();
    return words.every((word) => text.includes(word));
  });
  return (
    <section className={css.rules} aria-label={texts.rules}>
      <header>
        <h2>{texts.rules}</h2>
        <button type="button" aria-label={texts.close} onClick={onClose}>
          ×
        </button>
      </header>
      <SearchField
        label={texts.rulesSearch}
        value={sought}
        onSeek={setSought}
        onKeyDown={({ key }) => key === "Escape" && onClose()}
      />
      <dl className={css.found} tabIndex={0}>
        {found.slice(0, MOST).map(({ id, name, kind, sentences }) => (
          <div key={id}>
            <dt>
              {name} <small>{kind}</small>
            </dt>
            <dd>{sentences.join(" ")}</dd>
          </div>
        ))}
      </dl>
      {hasRules(game) && (
        <a href={`#/rules/${game}`} target="_blank" rel="noopener">
          {texts.rulesAll}
        </a>
      )}
      <p aria-live="polite">{texts.rulesFound(found.length, Math.min(MOST, found.length))}</p>
    </section>
  );
}
