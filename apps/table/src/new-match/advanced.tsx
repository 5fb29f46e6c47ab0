import type { GameDescriptor, GameInfo, SetupOption } from "@riposte/hosting";
import type { ClockTerms } from "@riposte/hosting/seats";
import { useState } from "react";
import { Button } from "../look/button.js";
import { clockWords } from "../online/clock-words.js";
import css from "./advanced.module.css";
import type { Choices, ChoosingProps } from "./choices.js";
import { withoutPlugin, withPlugin } from "./fitting.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { PlainOption } from "./plain-option.js";
import sectionCss from "./section.module.css";

interface AdvancedProps extends ChoosingProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
}

/** What few people change: which rules are in, rulings, the clock, the seed. */
export function Advanced({ info, entry, choices, onChange }: AdvancedProps) {
  // an option inside another one counts only while the outer one is as usual
  const rare = entry.setup.filter(
    ({ key, isRare }) => isRare === true && choices.chosen[key.split(".")[0] as string] === undefined,
  );
  const isTimed = choices.company === "friend" && choices.clock !== null;
  const off = info.plugins.filter(
    ({ name, isOptional, isAlternative }) => isOptional && isAlternative !== true && !choices.plugins.includes(name),
  ).length;
  const count =
    off +
    rare.filter((option) => isChanged(option, choices)).length +
    (choices.seed === "" ? 0 : 1) +
    (isTimed ? 1 : 0);
  return (
    <details className={css.advanced}>
      <summary>
        <b>{texts.advanced}</b>
        <span className={sectionCss.quiet}>{count === 0 ? texts.usual : texts.changed(count)}</span>
      </summary>
      <RulesPicker info={info} entry={entry} picked={choices.plugins} onPick={(plugins) => onChange({ plugins })} />
      {rare.length > 0 && (
        <fieldset className={css.points}>
          <legend>{texts.points}</legend>
          {rare.map((option) => (
            <PlainOption key={option.key} option={option} choices={choices} onChange={onChange} />
          ))}
        </fieldset>
      )}
      {choices.company === "friend" && <ClockChoice clock={choices.clock} onChange={onChange} />}
      <label className={css.seed}>
        {texts.seed}
        <input
          value={choices.seed}
          placeholder={texts.anySeed}
          maxLength={100}
          onChange={({ target }) => onChange({ seed: target.value.trim() })}
        />
        <small className={sectionCss.quiet}>{texts.seedAbout}</small>
      </label>
    </details>
  );
}

const isChanged = ({ key, otherwise }: SetupOption, { chosen }: Choices): boolean =>
  chosen[key] !== undefined && chosen[key] !== otherwise;

const [MINUTE, DAY] = [60, 24 * 60 * 60];
const OFFERED: readonly (ClockTerms | null)[] = [
  null,
  { per: "side", seconds: 10 * MINUTE },
  { per: "side", seconds: 30 * MINUTE },
  { per: "side", seconds: 60 * MINUTE },
  { per: "answer", seconds: MINUTE },
  { per: "answer", seconds: DAY },
  { per: "answer", seconds: 3 * DAY },
];

interface ClockChoiceProps {
  readonly clock: ClockTerms | null;
  readonly onChange: (change: Partial<Choices>) => void;
}

/** How much time two people have who play from different places. */
function ClockChoice({ clock, onChange }: ClockChoiceProps) {
  return (
    <label className={css.seed}>
      {texts.clock}
      <select
        value={clockWords(clock)}
        onChange={({ target }) => onChange({ clock: OFFERED[target.selectedIndex] ?? null })}
      >
        {OFFERED.map((terms) => (
          <option key={clockWords(terms)}>{clockWords(terms)}</option>
        ))}
      </select>
      <small className={sectionCss.quiet}>{texts.clockAbout}</small>
    </label>
  );
}

interface RulesPickerProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** Which rules are in. What needs one that is turned off goes with it, and is said; so only what fits together can be picked. */
function RulesPicker({ info, entry, picked, onPick }: RulesPickerProps) {
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
            <Button
              size="small"
              onClick={() => {
                onPick(said.before);
                setSaid(null);
              }}
            >
              {texts.undo}
            </Button>
          </>
        )}
      </p>
    </fieldset>
  );
}
