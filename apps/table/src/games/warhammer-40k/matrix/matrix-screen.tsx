import { type Cell, pointsOf } from "@riposte/combat";
import { warhammerContext } from "@riposte/hosting/warhammer-40k";
import { type ArmyList, RULESETS, type Unit } from "@riposte/warhammer-40k";
import { useMemo, useState } from "react";
import { Chip, ChipField, ChoiceField } from "../../../calculator/fields.js";
import { Button } from "../../../look/button.js";
import { Icon } from "../../../look/icon.js";
import { BringArmy } from "../army/bring-army.js";
import { keptArmy } from "../army/kept-army.js";
import { MATRIX_HABITS, type MatrixForm, matrixFormOf, matrixLinkOf, OWN, wishOf } from "./matrix-form.js";
import { BestPanel, CountedPanel, SeveralPanel } from "./matrix-panels.js";
import css from "./matrix-screen.module.css";
import { MatrixTable, nameOf } from "./matrix-table.js";
import { matrixTexts as texts } from "./matrix-texts.js";
import { useMatrix } from "./use-matrix.js";

const SIDES = ["mine", "theirs"] as const;

/** An army against an army: every unit on every other, several on one, and the best use of a turn. */
export function MatrixScreen({ link }: { readonly link: URLSearchParams }) {
  const [form, setForm] = useState<MatrixForm>(() => matrixFormOf(link));
  const [brought, setBrought] = useState<{
    readonly mine?: ArmyList | undefined;
    readonly theirs?: ArmyList | undefined;
  }>(() => ({ mine: keptArmy(), theirs: keptArmy() }));
  const [isCopied, setCopied] = useState(false);
  const { armies: ready } = warhammerContext();
  const armyOf = (side: (typeof SIDES)[number]) => (form[side] === OWN ? brought[side] : ready[form[side]]);
  const armies = { mine: armyOf("mine"), theirs: armyOf("theirs") };
  const wish = wishOf(form, armies as { readonly mine?: ArmyList; readonly theirs?: ArmyList });
  const [attackers, targets] = [wish?.attackers.units ?? [], wish?.targets.units ?? []];
  const on = {
    target: Math.min(form.target, Math.max(0, targets.length - 1)),
    attackers: form.attackers.filter((at) => at < attackers.length),
  };
  const counted = useMatrix(wish, on.target, on.attackers);
  const { cells, together, best, progress, failed } = counted;
  const change = (next: Partial<MatrixForm>) => {
    const changed = { ...form, ...next };
    setForm(changed);
    setCopied(false);
    history.replaceState(null, "", matrixLinkOf(changed));
  };
  const isOutOfDistance = wish === undefined && armies.mine !== undefined && armies.theirs !== undefined;
  const heading = useMemo(() => headlineOf(cells, attackers), [cells, attackers]);
  const picked = (attacker: number, target: number) =>
    change(
      target === on.target && on.attackers.includes(attacker)
        ? { attackers: on.attackers.filter((one) => one !== attacker) }
        : { target, attackers: target === on.target ? [...on.attackers, attacker] : [attacker] },
    );
  const options = [...Object.values(ready).map(({ id, army }) => [id, army.name] as const), [OWN, texts.own] as const];
  return (
    <div className={css.page} data-game="warhammer-40k">
      <header className={css.head}>
        <div>
          <h1>{heading}</h1>
          <p>
            {wish === undefined
              ? texts.waiting
              : texts.about(
                  wish.attackers.army.name,
                  wish.targets.army.name,
                  targets.reduce((sum, unit) => sum + pointsOf(unit), 0),
                )}
          </p>
        </div>
        <a href="#/calculator?game=warhammer-40k">{texts.attack}</a>
        <Switch
          label={texts.edition}
          words={texts.editions}
          value={form.edition}
          onChange={(edition) => change({ edition })}
        />
        <Switch label={texts.when} words={texts.moments} value={form.when} onChange={(when) => change({ when })} />
        <Switch
          label={texts.attacks}
          words={texts.sides}
          value={form.attacks}
          onChange={(attacks) => change({ attacks, attackers: [], target: 0 })}
        />
        <Button
          size="small"
          onClick={() => void navigator.clipboard?.writeText(location.href).then(() => setCopied(true))}
        >
          <Icon name={isCopied ? "check" : "link"} />
          <span aria-live="polite">{isCopied ? texts.copied : texts.link}</span>
        </Button>
      </header>
      <div className={css.asked}>
        {SIDES.map((side) => (
          <div key={side}>
            <ChoiceField
              label={texts.army[side]}
              value={form[side]}
              groups={[{ name: texts.army[side], options }]}
              onChange={(army) => change({ [side]: army, attackers: [], target: 0 })}
            />
            {form[side] === OWN && <BringArmy onArmy={(army) => setBrought({ ...brought, [side]: army })} />}
          </div>
        ))}
        <div className={css.chips}>
          {form.when === "shooting" && (
            <ChipField
              label={texts.apart}
              value={form.distance}
              wrong={isOutOfDistance ? texts.wrongDistance : undefined}
              onChange={(distance) => change({ distance })}
            />
          )}
          {form.when === "shooting" &&
            MATRIX_HABITS.map((word) => (
              <Chip
                key={word}
                label={texts.habit[word]}
                isOn={form.is.includes(word)}
                onToggle={() => change({ is: MATRIX_HABITS.filter((one) => (one === word) !== form.is.includes(one)) })}
              />
            ))}
          {form.mine !== OWN && form.theirs !== OWN && (
            <a
              href={`#/new/warhammer-40k?armies=${form.mine},${form.theirs}&edition=${form.edition === "11" ? RULESETS.at(-1) : "10e"}`}
            >
              {texts.battle}
            </a>
          )}
        </div>
      </div>
      {failed !== undefined && <p role="alert">{texts.failed(failed)}</p>}
      {failed === undefined && wish !== undefined && cells === undefined && (
        <p role="status">{texts.progress(progress?.done ?? 0, progress?.of ?? attackers.length)}</p>
      )}
      {wish !== undefined && cells !== undefined && together !== undefined && (
        <div className={css.found}>
          <MatrixTable {...{ attackers, targets, cells, together, best, on }} onCell={picked} />
          <div className={css.panels}>
            <SeveralPanel
              {...{ attackers, targets, cells, on }}
              after={counted.after}
              calculator={calculatorLink(form, attackers, targets, cells, on)}
              onChange={(target, chosen) => change({ target, attackers: chosen })}
            />
            <BestPanel attackers={attackers} targets={targets} best={best} />
            <CountedPanel cells={lookedAt(cells, on)} isAll={on.attackers.length === 0} />
          </div>
        </div>
      )}
    </div>
  );
}

/** Which attacker is best against most targets. */
function headlineOf(cells: readonly (readonly Cell[])[] | undefined, attackers: readonly Unit[]): string {
  const targets = cells?.[0]?.length ?? 0;
  if (cells === undefined || targets === 0) return texts.none;
  const wins = cells.map(
    (row, at) =>
      row.filter(
        ({ points }, column) =>
          points > 0 && cells.every((other, one) => one === at || (other[column]?.points ?? 0) <= points),
      ).length,
  );
  const most = wins.indexOf(Math.max(...wins));
  return texts.headline(nameOf(attackers[most] as Unit), wins[most] ?? 0, targets);
}

/** The cells of the attackers that are looked at, or all. */
const lookedAt = (
  cells: readonly (readonly Cell[])[],
  { target, attackers }: { readonly target: number; readonly attackers: readonly number[] },
): readonly Cell[] =>
  attackers.length === 0 ? cells.flat() : attackers.flatMap((attacker) => cells[attacker]?.[target] ?? []);

/** The first attack that is looked at, in the calculator. */
function calculatorLink(
  { edition, distance }: MatrixForm,
  attackers: readonly Unit[],
  targets: readonly Unit[],
  cells: readonly (readonly Cell[])[],
  on: { readonly target: number; readonly attackers: readonly number[] },
): string | undefined {
  const [first = -1] = on.attackers;
  const weapon = cells[first]?.[on.target]?.weapons[0];
  const [attacker, target] = [attackers[first], targets[on.target]];
  if (weapon === undefined || attacker === undefined || target === undefined) return undefined;
  const sheet = ({ datasheet, id }: Unit) => datasheet ?? id;
  const link = new URLSearchParams({
    game: "warhammer-40k",
    a: `${sheet(attacker)}/${weapon}`,
    t: sheet(target),
    at: distance,
  });
  if (edition === "11") link.set("edition", "11");
  return `#/calculator?${link}`;
}

interface SwitchProps<Word extends string> {
  readonly label: string;
  readonly words: Readonly<Record<Word, string>>;
  readonly value: Word;
  readonly onChange: (word: Word) => void;
}

/** One of few, side by side. */
function Switch<Word extends string>({ label, words, value, onChange }: SwitchProps<Word>) {
  return (
    <fieldset className={css.switch}>
      <legend>{label}</legend>
      {(Object.keys(words) as Word[]).map((word) => (
        <button key={word} type="button" aria-pressed={word === value} onClick={() => onChange(word)}>
          {words[word]}
        </button>
      ))}
    </fieldset>
  );
}
