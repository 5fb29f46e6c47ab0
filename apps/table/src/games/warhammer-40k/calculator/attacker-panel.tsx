import { spellUnit } from "@riposte/hosting/warhammer-40k";
import { type ArmyList, abilityName, carriedBy, countModels, type Unit } from "@riposte/warhammer-40k";
import { calculatorTexts } from "../../../calculator/calculator-texts.js";
import type { Letter, Wrong } from "../../../calculator/compared.js";
import { Chip, ChoiceField, NumberField } from "../../../calculator/fields.js";
import { Chips, Numbers, Panel } from "../../../calculator/panel.js";
import { TokenIcon } from "../../../look/token.js";
import { roleOf } from "../table/unit-role.js";
import { AbilityField } from "./ability-field.js";
import {
  type AttackerForm,
  type EditionAsked,
  HABITS,
  type Habit,
  printedAttacker,
  WEAPON_NUMBERS,
  weaponOf,
} from "./battle-form.js";
import { gistOf } from "./battle-odds.js";
import { battleTexts as texts } from "./battle-texts.js";
import { unitGroups } from "./units.js";

interface AttackerPanelProps {
  readonly letter: Letter;
  readonly form: AttackerForm;
  readonly units: readonly Unit[];
  readonly brought: ArmyList | undefined;
  readonly edition: EditionAsked;
  readonly wrong: readonly Wrong[];
  readonly onChange: (form: AttackerForm) => void;
  readonly onRemove?: (() => void) | undefined;
}

/** One attacker: unit and weapon, its numbers, its abilities and what it did before. */
export function AttackerPanel(props: AttackerPanelProps) {
  const { letter, edition, form, units, brought, wrong, onChange, onRemove } = props;
  const unit = units.find(({ id }) => id === form.unit) as Unit;
  const { profile } = weaponOf(unit, form.weapon);
  const reasonOf = (field: string) => wrong.find((one) => one.field === field)?.reason;
  const printed = profile.abilities.map(abilityName);
  const shown = [...printed, ...form.abilities.filter((name) => !printed.includes(name))];
  const toggled = (name: string) =>
    form.abilities.includes(name) ? form.abilities.filter((one) => one !== name) : [...form.abilities, name];
  const weapon = profile.name ?? spellUnit(profile.id);
  return (
    <Panel
      letter={letter}
      label={calculatorTexts.attackerOf(letter.toUpperCase())}
      token={<TokenIcon side="you" role={roleOf({ ...unit, seat: 0 })} health={1} damage={0} size={34} />}
      name={unit.name ?? unit.id}
      about={texts.carrying(calculatorTexts.models(countModels(unit)), weapon)}
      onRemove={onRemove}
      choices={
        <>
          <ChoiceField
            label={calculatorTexts.unit}
            value={form.unit}
            groups={unitGroups(units, brought, (one) => carriedBy(one).length > 0)}
            onChange={(id) => onChange({ ...printedAttacker(id, undefined, units), habits: form.habits })}
          />
          <ChoiceField
            label={calculatorTexts.weapon}
            value={form.weapon}
            groups={[
              {
                name: unit.name ?? unit.id,
                options: carriedBy(unit).map((one) => [one.profile.id, one.profile.name ?? spellUnit(one.profile.id)]),
              },
            ]}
            onChange={(id) => onChange({ ...printedAttacker(form.unit, id, units), habits: form.habits })}
          />
          <NumberField
            label={calculatorTexts.count}
            value={form.count}
            wrong={reasonOf("count")}
            onChange={(count) => onChange({ ...form, count })}
          />
        </>
      }
    >
      <Numbers>
        {WEAPON_NUMBERS.map((name) => (
          <NumberField
            key={name}
            label={texts.number[name]}
            value={form.numbers[name]}
            wrong={reasonOf(name)}
            onChange={(value) => onChange({ ...form, numbers: { ...form.numbers, [name]: value } })}
          />
        ))}
      </Numbers>
      <Chips>
        {shown.map((name) => (
          <Chip
            key={name}
            label={name}
            title={gistOf(name, edition)}
            isOn={form.abilities.includes(name)}
            onToggle={() => onChange({ ...form, abilities: toggled(name) })}
          />
        ))}
        {habitsFor(form).map((habit) => (
          <Chip
            key={habit}
            label={texts.habit[habit]}
            isOn={form.habits.includes(habit)}
            onToggle={() =>
              onChange({ ...form, habits: HABITS.filter((one) => (one === habit) !== form.habits.includes(one)) })
            }
          />
        ))}
        <AbilityField
          edition={edition}
          known={shown}
          habits={HABITS.filter((habit) => !habitsFor(form).includes(habit))}
          onAbility={(name) => onChange({ ...form, abilities: [...form.abilities, name] })}
          onHabit={(habit) => onChange({ ...form, habits: [...form.habits, habit] })}
        />
      </Chips>
    </Panel>
  );
}

/** Those in force, those the weapon asks about, and rerolling hits, which all ask about. */
const habitsFor = ({ habits, abilities }: AttackerForm): readonly Habit[] =>
  HABITS.filter(
    (habit) =>
      habits.includes(habit) ||
      habit === "rerollHits" ||
      (habit === "still" && abilities.includes("Heavy")) ||
      (habit === "charged" && abilities.includes("Lance")),
  );
