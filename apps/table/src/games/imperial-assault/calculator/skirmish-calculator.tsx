import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { useMemo, useState } from "react";
import { LETTERS, type Letter } from "../../../calculator/compared.js";
import { ChipField } from "../../../calculator/fields.js";
import { Frame } from "../../../calculator/frame.js";
import { Chips, Situation } from "../../../calculator/panel.js";
import { Result } from "../../../calculator/result.js";
import { FighterPanel } from "./fighter-panel.js";
import {
  ATTACK_DICE,
  ATTACKER_MARKS,
  type AttackerForm,
  DEFENSE_DICE,
  formOf,
  linkOf,
  printedAttacker,
  printedTarget,
  type SkirmishForm,
  TARGET_MARKS,
} from "./skirmish-form.js";
import { oddsOf, outcomeOf } from "./skirmish-odds.js";
import { skirmishTexts as texts } from "./skirmish-texts.js";

/** The exact odds of attacks in Imperial Assault; the address is the form, so a link shares it. */
export function SkirmishCalculator({ link }: { readonly link: URLSearchParams }) {
  const [form, setForm] = useState<SkirmishForm>(() => formOf(link));
  const { reckoned, health, wrong } = useMemo(() => oddsOf(form), [form]);
  const change = (next: SkirmishForm) => {
    setForm(next);
    history.replaceState(null, "", `#/calculator?${linkOf(next)}`);
  };
  const attackers = (next: readonly AttackerForm[]) => change({ ...form, attackers: next });
  const { target } = form;
  return (
    <Frame
      game="imperial-assault"
      canAdd={form.attackers.length < LETTERS.length}
      onAdd={() => attackers([...form.attackers, printedAttacker("jet-trooper-elite")])}
      inputs={
        <>
          {form.attackers.map((attacker, at) => {
            const letter = LETTERS[at] as Letter;
            const put = (next: AttackerForm) =>
              attackers(form.attackers.map((one, other) => (other === at ? next : one)));
            return (
              <FighterPanel
                key={letter}
                letter={letter}
                form={attacker}
                dice={ATTACK_DICE}
                marks={ATTACKER_MARKS}
                mustAttack
                about={(card) =>
                  texts.about(card.attack?.type === "melee" ? texts.melee : texts.ranged, card.health, card.speed)
                }
                wrong={wrong.filter(({ of }) => of === letter)}
                onCard={(card) => put({ ...printedAttacker(card), marks: attacker.marks })}
                onDice={(dice) => put({ ...attacker, dice })}
                onMarks={(marks) => put({ ...attacker, marks })}
                onRemove={
                  form.attackers.length > 1
                    ? () => attackers(form.attackers.filter((_, other) => other !== at))
                    : undefined
                }
              />
            );
          })}
          <FighterPanel
            letter="t"
            form={target}
            dice={DEFENSE_DICE}
            marks={TARGET_MARKS}
            mustAttack={false}
            about={(card) => texts.defends(card.health, card.speed)}
            wrong={wrong.filter(({ of }) => of === "t")}
            health={{
              value: target.health,
              onChange: (value) => change({ ...form, target: { ...target, health: value } }),
            }}
            onCard={(card) => change({ ...form, target: printedTarget(card) })}
            onDice={(dice) => change({ ...form, target: { ...target, dice } })}
            onMarks={(marks) => change({ ...form, target: { ...target, marks } })}
          />
          <Situation>
            <Chips>
              <ChipField
                label={texts.distance}
                value={form.distance}
                wrong={wrong.find(({ of }) => of === "s")?.reason}
                onChange={(distance) => change({ ...form, distance })}
              />
            </Chips>
          </Situation>
        </>
      }
      result={
        <Result
          compared={form.attackers.map((_, at) => {
            const letter = LETTERS[at] as Letter;
            return { letter, reckoned: reckoned.get(letter) };
          })}
          goal={health}
          all={texts.all(health)}
          outcomeOf={(one) => outcomeOf(one, context().body(target.card).name, health)}
        />
      }
    />
  );
}
