import { useState } from "react";
import { Button } from "../../../look/button.js";
import { editorTexts as texts } from "./editor-texts.js";
import css from "./map-editor.module.css";
import { controlsOf, type Field, type Filled, type Mission, RULE_KINDS, type Rule, ruleOf } from "./rule-kinds.js";
import type { Sketch } from "./sketch.js";

interface RuleFormProps {
  readonly sketch: Sketch;
  readonly mission: Mission;
  readonly onAdd: (rule: Rule) => void;
}

const FIRST: Filled = { token: "", control: "terminals", vp: 2, amount: 2, spaces: 2 };
const NUMBERS = { vp: 40, amount: 20, spaces: 30 } as const;

/** A rule by choosing: what it does, about which tokens or places, and how much. */
export function RuleForm({ sketch, mission, onAdd }: RuleFormProps) {
  const [type, setType] = useState<Rule["type"]>("score-control");
  const [filled, setFilled] = useState(FIRST);
  const fields = RULE_KINDS.find((kind) => kind.type === type)?.fields ?? [];
  const token = mission.tokens.some(({ id }) => id === filled.token) ? filled.token : (mission.tokens[0]?.id ?? "");
  const lacksToken = fields.includes("token") && token === "";
  const put = (field: Field, value: string | number) => setFilled((before) => ({ ...before, [field]: value }));
  return (
    <fieldset className={css.rule}>
      <legend>{texts.addRule}</legend>
      <label className={css.choice}>
        {texts.ruleDoes}
        <select value={type} onChange={({ target }) => setType(target.value as Rule["type"])}>
          {RULE_KINDS.map((kind) => (
            <option key={kind.type} value={kind.type}>
              {kind.label}
            </option>
          ))}
        </select>
      </label>
      {fields.includes("control") && (
        <label className={css.choice}>
          {texts.field.control}
          <select value={filled.control} onChange={({ target }) => put("control", target.value)}>
            {controlsOf(sketch, mission).map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {fields.includes("token") && (
        <label className={css.choice}>
          {texts.field.token}
          <select value={token} onChange={({ target }) => put("token", target.value)}>
            {mission.tokens.map(({ id, label }) => (
              <option key={id} value={id}>
                {label}
              </option>
            ))}
          </select>
        </label>
      )}
      {(["vp", "amount", "spaces"] as const)
        .filter((field) => fields.includes(field))
        .map((field) => (
          <label key={field} className={css.choice}>
            {texts.field[field]}
            <input
              type="number"
              min={1}
              max={NUMBERS[field]}
              value={filled[field]}
              onChange={({ target }) => put(field, Math.max(1, Math.min(NUMBERS[field], Number(target.value))))}
            />
          </label>
        ))}
      {lacksToken && <p>{texts.noToken}</p>}
      <Button disabled={lacksToken} onClick={() => onAdd(ruleOf(type, { ...filled, token }))}>
        {texts.addThis}
      </Button>
    </fieldset>
  );
}
