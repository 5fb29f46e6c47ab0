import type { SetupOption } from "@riposte/hosting";
import { HiddenRadio } from "../look/hidden-radio.js";
import type { ChoosingProps } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";
import css from "./section.module.css";

interface EditionChoiceProps extends ChoosingProps {
  readonly option: SetupOption;
}

/** By which edition: the first choice of a new match, for everything else hangs on it. */
export function EditionChoice({ option, choices, onChange }: EditionChoiceProps) {
  const { key, values, otherwise, help } = option;
  return (
    <fieldset className={css.section} title={help}>
      <legend>{texts.option[key] ?? key}</legend>
      <div className={css.pills}>
        {values.map((value) => (
          <HiddenRadio
            key={String(value)}
            name={key}
            isChosen={(choices.chosen[key] ?? otherwise) === value}
            onChoose={() => onChange({ chosen: { ...choices.chosen, [key]: value } })}
          >
            <span className={css.pill}>{texts.editions[String(value)] ?? String(value)}</span>
          </HiddenRadio>
        ))}
      </div>
    </fieldset>
  );
}
