import { type ArmyList, countModels, type Unit } from "@riposte/warhammer-40k";
import { calculatorTexts } from "../../../calculator/calculator-texts.js";
import type { Wrong } from "../../../calculator/compared.js";
import { ChoiceField, NumberField } from "../../../calculator/fields.js";
import { Numbers, Panel } from "../../../calculator/panel.js";
import { TokenIcon } from "../../../look/token.js";
import { roleOf } from "../table/unit-role.js";
import { printedTarget, TARGET_NUMBERS, type TargetForm } from "./battle-form.js";
import { battleTexts as texts } from "./battle-texts.js";
import { armyName, unitGroups } from "./units.js";

interface TargetPanelProps {
  readonly form: TargetForm;
  /** The unit with the numbers that were asked for. */
  readonly stands: Unit;
  readonly units: readonly Unit[];
  /** Does the edition leave the order of models to the defender? */
  readonly isOrdered: boolean;
  readonly brought: ArmyList | undefined;
  readonly wrong: readonly Wrong[];
  readonly onChange: (form: TargetForm) => void;
}

const idsOf = ({ models }: Unit) => models.map(({ id }) => [id, id] as const);

/** Who is attacked, and its numbers. */
export function TargetPanel({ form, stands, units, isOrdered, brought, wrong, onChange }: TargetPanelProps) {
  const unit = units.find(({ id }) => id === form.unit) as Unit;
  return (
    <Panel
      letter="t"
      label={calculatorTexts.target}
      token={<TokenIcon side="foe" role={roleOf({ ...unit, seat: 1 })} health={1} damage={0} size={34} />}
      name={unit.name ?? unit.id}
      about={texts.models(calculatorTexts.models(countModels(stands)), armyName(unit))}
      choices={
        <>
          <ChoiceField
            label={calculatorTexts.unit}
            value={form.unit}
            groups={unitGroups(units, brought)}
            onChange={(id) => onChange(printedTarget(id, units))}
          />
          {isOrdered && unit.models.length > 1 && (
            <ChoiceField
              label={texts.first}
              value={form.first}
              groups={[{ name: unit.name ?? unit.id, options: [["", texts.asListed], ...idsOf(unit)] }]}
              onChange={(first) => onChange({ ...form, first })}
            />
          )}
        </>
      }
    >
      <Numbers>
        {TARGET_NUMBERS.map((name) => (
          <NumberField
            key={name}
            label={texts.number[name]}
            value={form.numbers[name]}
            wrong={wrong.find((one) => one.field === name)?.reason}
            onChange={(value) => onChange({ ...form, numbers: { ...form.numbers, [name]: value } })}
          />
        ))}
      </Numbers>
    </Panel>
  );
}
