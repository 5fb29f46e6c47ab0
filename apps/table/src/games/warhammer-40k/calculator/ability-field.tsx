import { type FormEvent, useId, useState } from "react";
import { calculatorTexts } from "../../../calculator/calculator-texts.js";
import fields from "../../../calculator/fields.module.css";
import css from "./ability-field.module.css";
import type { EditionAsked, Habit } from "./battle-form.js";
import { gistOf } from "./battle-odds.js";
import { battleTexts as texts } from "./battle-texts.js";

/** What people look for first; anything the library knows can be written. */
const OFTEN = [
  "Lethal Hits",
  "Sustained Hits 1",
  "Devastating Wounds",
  "Twin-linked",
  "Rapid Fire 1",
  "Melta 2",
  "Blast",
  "Heavy",
  "Lance",
  "Torrent",
  "Ignores Cover",
  "Anti-Infantry 4+",
  "Anti-Vehicle 4+",
];

interface AbilityFieldProps {
  readonly edition: EditionAsked;
  /** Those there are already. */
  readonly known: readonly string[];
  readonly habits: readonly Habit[];
  readonly onAbility: (name: string) => void;
  readonly onHabit: (habit: Habit) => void;
}

/** One more ability: written as a datasheet prints it, or picked. */
export function AbilityField({ edition, known, habits, onAbility, onHabit }: AbilityFieldProps) {
  const [text, setText] = useState<string | undefined>();
  const [isUnknown, setUnknown] = useState(false);
  const list = useId();
  if (text === undefined)
    return (
      <button type="button" className={fields.chip} onClick={() => setText("")}>
        {calculatorTexts.ability}
      </button>
    );
  const give = (event: FormEvent) => {
    event.preventDefault();
    const written = text.trim();
    const habit = habits.find((one) => texts.habit[one].toLowerCase() === written.toLowerCase());
    if (written === "") return setText(undefined);
    if (habit === undefined && gistOf(written, edition) === undefined) return setUnknown(true);
    if (habit !== undefined) onHabit(habit);
    else if (!known.includes(written)) onAbility(written);
    setText(undefined);
  };
  return (
    <form className={css.form} onSubmit={give}>
      <input
        ref={focusOnce}
        list={list}
        value={text}
        aria-label={calculatorTexts.abilityField}
        aria-invalid={isUnknown}
        placeholder={calculatorTexts.abilityHelp}
        onKeyDown={({ key }) => key === "Escape" && setText(undefined)}
        onChange={({ target }) => {
          setUnknown(false);
          setText(target.value);
        }}
      />
      <datalist id={list}>
        {[...habits.map((habit) => texts.habit[habit]), ...OFTEN.filter((name) => !known.includes(name))].map(
          (name) => (
            <option key={name} value={name} />
          ),
        )}
      </datalist>
      <button type="submit" className={fields.chip}>
        {calculatorTexts.give}
      </button>
      {isUnknown && <p role="alert">{calculatorTexts.unknownAbility(text)}</p>}
    </form>
  );
}

/** The button that was here had the focus. */
const focusOnce = (field: HTMLInputElement | null): void => field?.focus();
