import { warhammerUnits } from "@riposte/catalog/warhammer-40k";
import { carriedBy, meanOf, type Pmf } from "@riposte/warhammer-40k";
import { useMemo, useState } from "react";
import { texts } from "../texts.js";
import {
  type AttackForm,
  type Field,
  formOf,
  linkOf,
  SWITCHES,
  TARGET_NUMBERS,
  unitOf,
  WEAPON_NUMBERS,
  withField,
} from "./attack-form.js";
import { BarChart } from "./bar-chart.js";
import css from "./calculator-screen.module.css";
import { oddsOf } from "./form-odds.js";

const CHARTS = ["slain", "damage", "wounds", "hits"] as const;

/** The exact odds of an attack in Warhammer 40,000; the address is the form, so a link shares it. */
export function CalculatorScreen({ link }: { readonly link: URLSearchParams }) {
  const [form, setForm] = useState<AttackForm>(() => formOf(link));
  const found = useMemo(() => oddsOf(form), [form]);
  const change = (field: Field, value: string) => {
    const next = withField(form, field, value);
    setForm(next);
    history.replaceState(null, "", `#/calculator?${linkOf(next)}`);
  };
  const number = (field: Field) => (
    <label key={field}>
      {texts.calculator.field[field]}
      <input value={form[field]} inputMode="numeric" onChange={({ target }) => change(field, target.value)} />
    </label>
  );
  const choice = (field: Field, options: readonly { readonly id: string; readonly name?: string | undefined }[]) => (
    <label>
      {texts.calculator.field[field]}
      <select value={form[field]} onChange={({ target }) => change(field, target.value)}>
        {options.map(({ id, name }) => (
          <option key={id} value={id}>
            {name ?? id}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <>
      <h1>{texts.calculator.heading}</h1>
      <div className={css.forms}>
        <fieldset>
          <legend>{texts.calculator.attacker}</legend>
          {choice("attacker", warhammerUnits())}
          {choice(
            "weapon",
            carriedBy(unitOf(form.attacker, 0)).map(({ profile }) => profile),
          )}
          {WEAPON_NUMBERS.map(number)}
        </fieldset>
        <fieldset>
          <legend>{texts.calculator.target}</legend>
          {choice("defender", warhammerUnits())}
          {TARGET_NUMBERS.map(number)}
        </fieldset>
        <fieldset>
          <legend>{texts.calculator.situation}</legend>
          {number("distance")}
          {SWITCHES.map((field) => (
            <label key={field} className={css.switch}>
              <input
                type="checkbox"
                checked={form[field] !== ""}
                onChange={({ target }) => change(field, target.checked ? "1" : "")}
              />
              {texts.calculator.field[field]}
            </label>
          ))}
          <button type="button" onClick={() => void navigator.clipboard?.writeText(location.href)}>
            {texts.calculator.copy}
          </button>
        </fieldset>
      </div>
      {found.ok ? (
        <>
          <p className={css.rolls}>{texts.calculator.rolls(found.description)}</p>
          <div className={css.charts}>
            {CHARTS.map((name) => {
              const pmf = found.odds[name] as Pmf;
              return <BarChart key={name} title={texts.calculator.of[name]} pmf={pmf} mean={meanOf(pmf)} />;
            })}
          </div>
        </>
      ) : (
        <ul role="alert">
          {found.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </>
  );
}
