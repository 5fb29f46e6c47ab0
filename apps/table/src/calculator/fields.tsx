import { useId } from "react";
import { Icon } from "../look/icon.js";
import css from "./fields.module.css";

interface NumberFieldProps {
  readonly label: string;
  readonly value: string;
  /** Why it cannot be read. */
  readonly wrong?: string | undefined;
  readonly onChange: (value: string) => void;
}

/** A number as people write it, over what it is. */
export function NumberField({ label, value, wrong, onChange }: NumberFieldProps) {
  const reason = useId();
  return (
    <label className={css.number}>
      <input
        value={value}
        inputMode="text"
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        aria-describedby={wrong === undefined ? undefined : reason}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      <span>{label}</span>
      {wrong !== undefined && <em id={reason}>{wrong}</em>}
    </label>
  );
}

/** A number among chips: how far apart. */
export function ChipField({ label, value, wrong, onChange }: NumberFieldProps) {
  return (
    <label className={css.distance} data-wrong={wrong !== undefined}>
      <input
        value={value}
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={wrong !== undefined}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => onChange(target.value)}
      />
      {wrong ?? label}
    </label>
  );
}

interface ChipProps {
  readonly label: string;
  readonly isOn: boolean;
  readonly title?: string | undefined;
  readonly onToggle: () => void;
}

/** Something that is so, or is not. */
export function Chip({ label, isOn, title, onToggle }: ChipProps) {
  return (
    <button type="button" className={css.chip} aria-pressed={isOn} title={title} onClick={onToggle}>
      {isOn && <Icon name="check" />}
      {label}
    </button>
  );
}

interface ChoiceFieldProps {
  readonly label: string;
  readonly value: string;
  readonly groups: readonly {
    readonly name: string;
    readonly options: readonly (readonly [id: string, name: string])[];
  }[];
  readonly onChange: (value: string) => void;
}

/** One of many, in groups. */
export function ChoiceField({ label, value, groups, onChange }: ChoiceFieldProps) {
  return (
    <label className={css.choice}>
      {label}
      <select value={value} onChange={({ target }) => onChange(target.value)}>
        {groups.map(({ name, options }) => (
          <optgroup key={name} label={name}>
            {options.map(([id, words]) => (
              <option key={id} value={id}>
                {words}
              </option>
            ))}
          </optgroup>
        ))}
      </select>
    </label>
  );
}
