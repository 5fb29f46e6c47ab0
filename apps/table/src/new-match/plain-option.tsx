import type { SetupOption, SetupValue } from "@riposte/hosting";
import type { ChoosingProps } from "./choices.js";
import { newMatchTexts as texts } from "./new-match-texts.js";

interface PlainOptionProps extends ChoosingProps {
  readonly option: SetupOption;
  /** What the values are called, where their ids are not enough. */
  readonly titles?: Readonly<Record<string, string>>;
}

/** An option with a few values. */
export function PlainOption({ option, choices, titles = {}, onChange }: PlainOptionProps) {
  const { key, values, otherwise, help } = option;
  return (
    <label title={help}>
      {texts.option[key] ??
        texts.value(
          key
            .replace(/^.*\./, "")
            .replaceAll(/([A-Z])/g, " $1")
            .toLowerCase(),
        )}
      <select
        value={String(choices.chosen[key] ?? otherwise)}
        onChange={({ target }) =>
          onChange({ chosen: { ...choices.chosen, [key]: values[target.selectedIndex] as SetupValue } })
        }
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {titles[String(value)] ?? texts.value(String(value))}
          </option>
        ))}
      </select>
    </label>
  );
}
