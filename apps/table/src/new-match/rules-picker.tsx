import type { GameDescriptor, GameInfo } from "@riposte/hosting";
import { useState } from "react";
import { buttonClass } from "../look/button.js";
import css from "./advanced.module.css";
import { withoutPlugin, withPlugin } from "./fitting.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import sectionCss from "./section.module.css";

interface RulesPickerProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** Which rules are in. What needs one that is turned off goes with it, and is said; so only what fits together can be picked. */
export function RulesPicker({ info, entry, picked, onPick }: RulesPickerProps) {
  const [said, setSaid] = useState<{ readonly words: string; readonly before: readonly string[] } | null>(null);
  const optional = info.plugins.filter(({ isOptional, isAlternative }) => isOptional && isAlternative !== true);
  const all = optional.map(({ name }) => name);
  const titlesOf = (names: readonly string[]) =>
    optional.filter(({ name }) => names.includes(name)).map(({ title }) => title);
  const toggle = (name: string, title: string) => {
    const isOff = picked.includes(name);
    const next = isOff ? withoutPlugin(entry.compose, picked, name) : withPlugin(entry.compose, { picked, all }, name);
    if (next === undefined) return;
    const others = all.filter((one) => one !== name && picked.includes(one) !== next.includes(one));
    setSaid({ words: (isOff ? texts.off : texts.on)(title, titlesOf(others)), before: picked });
    onPick(next);
  };
  if (optional.length === 0) return null;
  return (
    <fieldset className={css.rules}>
      <legend>{texts.rules}</legend>
      {optional.map(({ name, title, summary }) => (
        <label key={name}>
          <input type="checkbox" checked={picked.includes(name)} onChange={() => toggle(name, title)} />
          <span>
            {title} <small className={sectionCss.quiet}>{summary}</small>
          </span>
        </label>
      ))}
      <p role="status">
        {said !== null && (
          <>
            {said.words}{" "}
            <button
              type="button"
              className={buttonClass("quiet", "small")}
              onClick={() => {
                onPick(said.before);
                setSaid(null);
              }}
            >
              {texts.undo}
            </button>
          </>
        )}
      </p>
    </fieldset>
  );
}
