import type { GameInfo } from "@riposte/hosting";
import { inspectorTexts } from "../inspect/inspector-texts.js";
import css from "./plugin-picker.module.css";

interface PluginPickerProps {
  readonly info: GameInfo;
  readonly picked: readonly string[];
  readonly onPick: (picked: readonly string[]) => void;
}

/** Which of a game's plugins are in; the game itself always is. */
export function PluginPicker({ info, picked, onPick }: PluginPickerProps) {
  const toggle = (name: string) =>
    onPick(picked.includes(name) ? picked.filter((one) => one !== name) : [...picked, name]);
  return (
    <fieldset className={css.picker}>
      <legend>{inspectorTexts.plugins}</legend>
      {info.plugins.map(({ name, title, summary, isOptional }) => (
        <label key={name} title={summary}>
          <input
            type="checkbox"
            checked={!isOptional || picked.includes(name)}
            disabled={!isOptional}
            onChange={() => toggle(name)}
          />
          <span>{title}</span>
        </label>
      ))}
    </fieldset>
  );
}
