import { useRef } from "react";
import { Button } from "../look/button.js";
import { useSure } from "../look/use-sure.js";
import { texts as general } from "../texts.js";
import { AskRows } from "./ask-rows.js";
import { Choice } from "./choice.js";
import { KeyRows } from "./key-rows.js";
import { Sample } from "./sample.js";
import {
  BOT_SPEEDS,
  CONFIRMS,
  changeSettings,
  MOTIONS,
  NAME_LENGTH,
  TEXT_SIZES,
  THEMES,
  TOLD,
  USUAL,
  useSettings,
} from "./settings.js";
import css from "./settings-screen.module.css";
import { settingsTexts as texts } from "./settings-texts.js";

/** The cards of the page, in their order. */
const PARTS = [texts.looks, texts.plays, texts.ask.heading, texts.you, texts.keys, texts.keptHere];

function showPart(part: Element | undefined): void {
  part?.scrollIntoView({ block: "start" });
  part?.querySelector<HTMLElement>("input, button, select")?.focus({ preventScroll: true });
}

/** What a person can choose on this device; everything counts at once. */
export function SettingsScreen() {
  const { theme, text, motion, patterns, confirm: confirms, bots, odds, told, sound, name } = useSettings();
  const cards = useRef<HTMLDivElement>(null);
  const [sure, ask] = useSure();
  return (
    <div className={css.page}>
      <div className={css.side}>
        <h1>{texts.heading}</h1>
        <nav aria-label={texts.menu}>
          {PARTS.map((part, at) => (
            <button key={part} type="button" onClick={() => showPart(cards.current?.children[at])}>
              {part}
            </button>
          ))}
        </nav>
      </div>
      <div ref={cards} className={css.cards}>
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
          <Switch {...texts.patterns} isOn={patterns} onSwitch={(isOn) => changeSettings({ patterns: isOn })} />
        </section>
        <section className={css.card} aria-label={texts.plays}>
          <h2>{texts.plays}</h2>
          <Choice
            label={texts.confirm.label}
            about={texts.confirm.about}
            values={CONFIRMS}
            chosen={confirms}
            words={(value) => texts.confirm[value]}
            onChoose={(chosen) => changeSettings({ confirm: chosen })}
          />
          <Choice
            label={texts.bots.label}
            about={texts.bots.about}
            values={BOT_SPEEDS}
            chosen={bots}
            words={(value) => texts.bots[value]}
            onChoose={(chosen) => changeSettings({ bots: chosen })}
          />
          <Choice
            label={texts.told.label}
            about={texts.told.about}
            values={TOLD}
            chosen={told}
            words={(value) => texts.told[value]}
            onChoose={(chosen) => changeSettings({ told: chosen })}
          />
          <Switch {...texts.odds} isOn={odds} onSwitch={(isOn) => changeSettings({ odds: isOn })} />
        </section>
        <section className={css.card} aria-label={texts.ask.heading}>
          <h2>{texts.ask.heading}</h2>
          <p className={css.kept}>
            {texts.ask.about} {general.policy.tells}
          </p>
          <AskRows />
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
          <Switch {...texts.sound} isOn={sound} onSwitch={(isOn) => changeSettings({ sound: isOn })} />
        </section>
        <section className={css.card} aria-label={texts.keys}>
          <h2>{texts.keys}</h2>
          <KeyRows />
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
          <Button
            look="plain"
            size="small"
            onClick={() => ask({ question: texts.sure, yes: texts.reset, onYes: () => changeSettings(USUAL) })}
          >
            {texts.reset}
          </Button>
          {sure}
        </p>
      </div>
      <Sample />
    </div>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly about: string;
  readonly isOn: boolean;
  readonly onSwitch: (isOn: boolean) => void;
}

const Switch = ({ label, about, isOn, onSwitch }: SwitchProps) => (
  <label className={css.row}>
    <span className={css.label}>
      {label}
      <small>{about}</small>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-checked={isOn}
      checked={isOn}
      onChange={({ target }) => onSwitch(target.checked)}
    />
  </label>
);
