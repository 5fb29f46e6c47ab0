import { type KeyboardEvent, useState } from "react";
import { KEY_ACTIONS, type KeyAction, keyFor, keyProblem, named } from "./key-map.js";
import { changeSettings, useSettings } from "./settings.js";
import css from "./settings-screen.module.css";
import { settingsTexts as texts } from "./settings-texts.js";

/** Keys that can be others: press the button, then the key. */
export function KeyRows() {
  const { keys } = useSettings();
  const [asked, setAsked] = useState<KeyAction | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const take = (action: KeyAction) => (event: KeyboardEvent) => {
    if (asked !== action || event.key === "Tab" || event.key === "Shift") return;
    event.preventDefault();
    event.stopPropagation();
    if (event.key === "Escape") return setAsked(null);
    const wrong = keyProblem(action, event.key);
    if (wrong !== undefined)
      return setProblem(wrong === "fixed" ? texts.noKey : texts.keyTaken(named(event.key), texts.keyDoes[wrong]));
    changeSettings({ keys: { ...keys, [action]: named(event.key) } });
    setAsked(null);
    setProblem(null);
  };
  return (
    <>
      <dl className={css.keys}>
        {(Object.keys(KEY_ACTIONS) as KeyAction[]).map((action) => (
          <div key={action}>
            <dt>
              <button
                type="button"
                className={css.key}
                aria-label={texts.changeKey(texts.keyDoes[action], keyFor(action))}
                aria-pressed={asked === action}
                onClick={() => {
                  setProblem(null);
                  setAsked(asked === action ? null : action);
                }}
                onKeyDown={take(action)}
                onBlur={() => setAsked(null)}
              >
                {asked === action ? texts.pressKey : keyFor(action)}
              </button>
            </dt>
            <dd>{texts.keyDoes[action]}</dd>
          </div>
        ))}
      </dl>
      <p className={css.problem} role="status">
        {problem}
      </p>
    </>
  );
}
