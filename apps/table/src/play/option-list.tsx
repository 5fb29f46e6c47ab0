import { labelOf, type Voice } from "@riposte/catalog";
import type { Answer, Key, Option } from "@riposte/kernel";
import { useEffect, useState } from "react";
import { texts } from "../texts.js";
import css from "./option-list.module.css";

interface OptionListProps {
  readonly options: readonly Option[];
  readonly voice: Voice;
  readonly hinted: Answer | null;
  readonly onChoose: (key: Key) => void;
}

/** More than these are worth a search field. */
const MANY = 14;

/** One of several: buttons, the first nine also by their digit. Options that lead to places fold away: the table shows them. */
export function OptionList({ options, voice, hinted, onChoose }: OptionListProps) {
  const [sought, setSought] = useState("");
  const places = options.filter((option) => voice.placeOf?.(option) !== undefined);
  const listed = places.length > MANY ? options.filter((option) => !places.includes(option)) : options;
  const found = listed.filter((option) => labelOf(voice, option).toLowerCase().includes(sought.toLowerCase()));
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      const isTyping = target instanceof HTMLElement && /^(INPUT|SELECT|TEXTAREA)$/.test(target.tagName);
      const option =
        /^[1-9]$/.test(key) && !isTyping && !ctrlKey && !metaKey && !altKey ? found[Number(key) - 1] : undefined;
      if (option !== undefined) onChoose(option.key);
    };
    addEventListener("keydown", press);
    return () => removeEventListener("keydown", press);
  });
  const button = (option: Option, at: number | null) => (
    <li key={String(option.key)}>
      <button type="button" data-hinted={option.key === hinted} onClick={() => onChoose(option.key)}>
        {at !== null && at < 9 && <kbd>{at + 1}</kbd>}
        <span>{labelOf(voice, option)}</span>
      </button>
    </li>
  );
  return (
    <div className={css.options}>
      {listed.length > MANY && (
        <input
          type="search"
          value={sought}
          aria-label={texts.play.searchOptions}
          placeholder={texts.play.searchOptions}
          onChange={({ target }) => setSought(target.value)}
        />
      )}
      <ul>{found.map((option, at) => button(option, at))}</ul>
      {places.length > MANY && (
        <details open={places.some(({ key }) => key === hinted)}>
          <summary>{texts.play.places(places.length)}</summary>
          <ul className={css.places}>{places.map((option) => button(option, null))}</ul>
        </details>
      )}
    </div>
  );
}
