import { abilityName, type Unit } from "@riposte/warhammer-40k";
import type { Wrong } from "../../../calculator/compared.js";
import { Chip, ChipField } from "../../../calculator/fields.js";
import { Chips, Situation } from "../../../calculator/panel.js";
import { AROUND, type Around, type BattleForm } from "./battle-form.js";
import { battleTexts as texts } from "./battle-texts.js";
import { haveRule } from "./units.js";

interface CircumstancesProps {
  readonly form: BattleForm;
  readonly target: Unit;
  readonly wrong: readonly Wrong[];
  readonly onChange: (form: BattleForm) => void;
}

/** How far apart they are, and what else holds. */
export function Circumstances({ form, target, wrong, onChange }: CircumstancesProps) {
  return (
    <Situation>
      <Chips>
        <ChipField
          label={texts.apart}
          value={form.distance}
          wrong={wrong.find(({ field }) => field === "distance")?.reason}
          onChange={(distance) => onChange({ ...form, distance })}
        />
        {aroundFor(form, target).map((word) => (
          <Chip
            key={word}
            label={texts.around[word]}
            isOn={form.around.includes(word)}
            onToggle={() =>
              onChange({ ...form, around: AROUND.filter((one) => (one === word) !== form.around.includes(one)) })
            }
          />
        ))}
      </Chips>
    </Situation>
  );
}

/** What can hold here: no Stealth for those who have it, no Oath without an army that swears it, nothing the edition lost. */
function aroundFor({ attackers, edition }: BattleForm, target: Unit): readonly Around[] {
  const isHidden = target.abilities.some((ability) => abilityName(ability) === "Stealth");
  const swears = haveRule(
    attackers.map(({ unit }) => unit),
    texts.around.oath,
  );
  return AROUND.filter(
    (word) =>
      (word !== "stealth" || !isHidden) &&
      (word !== "oath" || swears) &&
      (word !== "ground" || edition !== "11") &&
      (word !== "criticals" || edition !== "10"),
  );
}
