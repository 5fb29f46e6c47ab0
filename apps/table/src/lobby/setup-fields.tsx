import type { SetupOption, SetupValue } from "@riposte/catalog";
import { texts } from "../texts.js";
import css from "./new-match.module.css";

interface SetupFieldsProps {
  readonly options: readonly SetupOption[];
  readonly chosen: Readonly<Record<string, SetupValue>>;
  readonly onChoose: (chosen: Readonly<Record<string, SetupValue>>) => void;
}

/** The game's own options; the rare ones only for those who look for them. */
export function SetupFields({ options, chosen, onChoose }: SetupFieldsProps) {
  if (options.length === 0) return null;
  const field = ({ key, values, otherwise, help }: SetupOption) => (
    <label key={key}>
      {key.replace(/^.*\./, "")} <small>{help}</small>
      <select
        value={String(chosen[key] ?? otherwise)}
        onChange={({ target }) => onChoose({ ...chosen, [key]: values[target.selectedIndex] as SetupValue })}
      >
        {values.map((value) => (
          <option key={String(value)} value={String(value)}>
            {String(value).replaceAll(",", " / ").replaceAll("-", " ")}
          </option>
        ))}
      </select>
    </label>
  );
  // an option inside another one counts only while the outer one is as usual
  const rare = options.filter(
    ({ key, isRare }) => isRare === true && chosen[key.split(".")[0] as string] === undefined,
  );
  return (
    <>
      <fieldset className={css.fields}>
        <legend>{texts.lobby.options}</legend>
        {options.filter(({ isRare }) => isRare !== true).map(field)}
      </fieldset>
      {rare.length > 0 && (
        <details>
          <summary>{texts.lobby.more}</summary>
          <fieldset className={css.fields}>{rare.map(field)}</fieldset>
        </details>
      )}
    </>
  );
}
