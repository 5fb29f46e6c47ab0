import { buttonClass } from "../look/button.js";
import { Choice } from "./choice.js";
import { Sample } from "./sample.js";
import {
  BOT_SPEEDS,
  changeSettings,
  MOTIONS,
  NAME_LENGTH,
  TEXT_SIZES,
  THEMES,
  USUAL,
  useSettings,
} from "./settings.js";
import css from "./settings-screen.module.css";
import { settingsTexts as texts } from "./settings-texts.js";

/** What a person can choose on this device; everything counts at once. */
export function SettingsScreen() {
  const { theme, text, motion, bots, sound, name } = useSettings();
  return (
    <div className={css.page}>
      <h1>{texts.heading}</h1>
      <div className={css.cards}>
        <section className={css.card} aria-label={texts.looks}>
          <h2>{texts.looks}</h2>
          <Choice
            label={texts.theme.label}
            values={THEMES}
            chosen={theme}
            words={(value) => texts.theme[value]}
            onChoose={(chosen) => changeSettings({ theme: chosen })}
          />
          <Choice
            label={texts.text}
            values={TEXT_SIZES}
            chosen={text}
            words={(value) => `${value} %`}
            onChoose={(chosen) => changeSettings({ text: chosen })}
          />
          <Choice
            label={texts.motion.label}
            about={texts.motion.about}
            values={MOTIONS}
            chosen={motion}
            words={(value) => texts.motion[value]}
            onChoose={(chosen) => changeSettings({ motion: chosen })}
          />
        </section>
        <section className={css.card} aria-label={texts.plays}>
          <h2>{texts.plays}</h2>
          <Choice
            label={texts.bots.label}
            about={texts.bots.about}
            values={BOT_SPEEDS}
            chosen={bots}
            words={(value) => texts.bots[value]}
            onChoose={(chosen) => changeSettings({ bots: chosen })}
          />
        </section>
        <section className={css.card} aria-label={texts.you}>
          <h2>{texts.you}</h2>
          <label className={css.row}>
            <span className={css.label}>
              {texts.name.label}
              <small>{texts.name.about}</small>
            </span>
            <input
              value={name}
              maxLength={NAME_LENGTH}
              placeholder={texts.name.placeholder}
              autoComplete="nickname"
              onChange={({ target }) => changeSettings({ name: target.value })}
            />
          </label>
          <label className={css.row}>
            <span className={css.label}>
              {texts.sound.label}
              <small>{texts.sound.about}</small>
            </span>
            <input
              type="checkbox"
              role="switch"
              aria-checked={sound}
              checked={sound}
              onChange={({ target }) => changeSettings({ sound: target.checked })}
            />
          </label>
        </section>
        <section className={css.card} aria-label={texts.keys}>
          <h2>{texts.keys}</h2>
          <dl className={css.keys}>
            {texts.keyList.map(([key, does]) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className={css.kept}>
          {texts.kept}{" "}
          <button
            type="button"
            className={buttonClass("plain", "small")}
            onClick={() => confirm(texts.sure) && changeSettings(USUAL)}
          >
            {texts.reset}
          </button>
        </p>
      </div>
      <Sample />
    </div>
  );
}
