import { type ArmyList, carriedBy, type Unit } from "@riposte/warhammer-40k";
import { useMemo, useState } from "react";
import { LETTERS, type Letter } from "../../../calculator/compared.js";
import { ChoiceField } from "../../../calculator/fields.js";
import { Frame } from "../../../calculator/frame.js";
import { Result } from "../../../calculator/result.js";
import { armyTexts } from "../army/army-texts.js";
import { BringArmy } from "../army/bring-army.js";
import { keptArmy } from "../army/kept-army.js";
import { AttackerPanel } from "./attacker-panel.js";
import css from "./battle-calculator.module.css";
import {
  type AttackerForm,
  type BattleForm,
  EDITIONS,
  type EditionAsked,
  formOf,
  linkOf,
  printedAttacker,
  printedTarget,
} from "./battle-form.js";
import { fightsOf } from "./battle-odds.js";
import { battleTexts as texts } from "./battle-texts.js";
import { Circumstances } from "./circumstances.js";
import { goalOf, outcomeOf, reckonFight } from "./reckon-fight.js";
import { RolledOnce } from "./rolled-once.js";
import { TargetPanel } from "./target-panel.js";
import { unitsWith } from "./units.js";

interface BattleCalculatorProps {
  readonly link: URLSearchParams;
}

/** The exact odds of attacks in Warhammer 40,000; the address is the form, so a link shares it. */
export function BattleCalculator({ link }: BattleCalculatorProps) {
  const [brought, setBrought] = useState<ArmyList | undefined>(keptArmy);
  const units = useMemo(() => unitsWith(brought), [brought]);
  const [form, setForm] = useState<BattleForm>(() => formOf(link, units));
  const [seed, setSeed] = useState<number | undefined>();
  const { fights, wrong } = useMemo(() => fightsOf(form, units, brought), [form, units, brought]);
  const compared = useMemo(() => {
    // the same attack by both editions: the first attacker's
    if (form.edition === "both")
      return (["10", "11"] as const).map((edition, at) => {
        const same = fightsOf(form, units, brought, edition).fights.get("a");
        const reckoned = same === undefined ? undefined : reckonFight(same);
        const name = texts.inEdition(reckoned?.name ?? "", edition);
        return { letter: LETTERS[at] as Letter, reckoned: reckoned && { ...reckoned, name } };
      });
    return form.attackers.map((_, at) => {
      const letter = LETTERS[at] as Letter;
      const fight = fights.get(letter);
      return { letter, reckoned: fight === undefined ? undefined : reckonFight(fight) };
    });
  }, [form, units, brought, fights]);
  const target = units.find(({ id }) => id === form.target.unit) as Unit;
  const stands = [...fights.values()][0]?.target ?? target;
  const change = (next: BattleForm, known = units) => {
    setForm(next);
    setSeed(undefined);
    history.replaceState(null, "", `#/calculator?${linkOf(next, known)}`);
  };
  /** The first attacker is one of the army; one that is no longer there is replaced. */
  const bring = (army: ArmyList | undefined) => {
    const there = unitsWith(army);
    const has = (id: string) => there.some((unit) => unit.id === id);
    const first = army?.units.find((unit) => carriedBy(unit).length > 0);
    setBrought(army);
    change(
      {
        ...form,
        attackers: form.attackers.map((one, at) =>
          at === 0 && first !== undefined
            ? printedAttacker(first.id, undefined, there)
            : has(one.unit)
              ? one
              : printedAttacker(one.unit, undefined, there),
        ),
        target: has(form.target.unit) ? form.target : printedTarget(form.target.unit, there),
      },
      there,
    );
  };
  // by both editions one attack is compared with itself
  const asked = form.edition === "both" ? form.attackers.slice(0, 1) : form.attackers;
  const attackers = (next: readonly AttackerForm[]) => change({ ...form, attackers: next });
  const wrongIn = (of: string) => wrong.filter((one) => one.of === of);
  return (
    <Frame
      game="warhammer-40k"
      canAdd={form.edition !== "both" && form.attackers.length < LETTERS.length}
      onAdd={() => attackers([...form.attackers, printedAttacker("furnace-walker", undefined, units)])}
      onPlay={fights.size > 0 ? () => setSeed((seed ?? 0) + 1) : undefined}
      inputs={
        <>
          {asked.map((attacker, at) => {
            const letter = LETTERS[at] as Letter;
            return (
              <AttackerPanel
                key={letter}
                letter={letter}
                edition={form.edition}
                form={attacker}
                units={units}
                brought={brought}
                wrong={wrongIn(letter)}
                onChange={(next) => attackers(form.attackers.map((one, other) => (other === at ? next : one)))}
                onRemove={
                  asked.length > 1 ? () => attackers(form.attackers.filter((_, other) => other !== at)) : undefined
                }
              />
            );
          })}
          <TargetPanel
            form={form.target}
            units={units}
            brought={brought}
            stands={stands}
            isOrdered={form.edition !== "10"}
            wrong={wrongIn("t")}
            onChange={(next) => change({ ...form, target: next })}
          />
          <Circumstances form={form} target={target} wrong={wrongIn("s")} onChange={change} />
          <ChoiceField
            label={texts.edition}
            value={form.edition}
            groups={[{ name: texts.edition, options: EDITIONS.map((one) => [one, texts.editions[one]]) }]}
            onChange={(edition) => change({ ...form, edition: edition as EditionAsked })}
          />
          <a className={css.armies} href="#/calculator?game=warhammer-40k&armies=">
            {texts.armies}
          </a>
          <details className={css.bring}>
            <summary>{brought === undefined ? armyTexts.bring : brought.army.name}</summary>
            <BringArmy onArmy={bring} />
          </details>
        </>
      }
      result={
        <>
          <Result compared={compared} {...goalOf(stands)} outcomeOf={(reckoned) => outcomeOf(reckoned, stands)} />
          {seed !== undefined && (
            <RolledOnce
              fights={fights}
              seed={seed}
              onAgain={() => setSeed(seed + 1)}
              onClose={() => setSeed(undefined)}
            />
          )}
        </>
      }
    />
  );
}
