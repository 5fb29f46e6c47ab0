import type { GameDescriptor, GameInfo, SetupOption } from "@riposte/hosting";
import css from "./advanced.module.css";
import type { Choices } from "./choices.js";
import { ClockChoice } from "./clock-choice.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import { PlainOption } from "./plain-option.js";
import { RulesPicker } from "./rules-picker.js";
import sectionCss from "./section.module.css";

interface AdvancedProps {
  readonly info: GameInfo;
  readonly entry: GameDescriptor;
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
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
