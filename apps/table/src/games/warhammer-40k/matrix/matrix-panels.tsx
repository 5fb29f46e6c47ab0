import { type BestUse, type Cell, type Destroyed, pointsOf } from "@riposte/combat";
import type { Unit } from "@riposte/warhammer-40k";
import { ChoiceField } from "../../../calculator/fields.js";
import { Icon } from "../../../look/icon.js";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import { roleOf } from "../table/unit-role.js";
import css from "./matrix-panels.module.css";
import { nameOf } from "./matrix-table.js";
import { matrixTexts as texts } from "./matrix-texts.js";

interface SeveralProps {
  readonly attackers: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly cells: readonly (readonly Cell[])[];
  readonly on: { readonly target: number; readonly attackers: readonly number[] };
  readonly after: readonly Destroyed[] | undefined;
  /** Where the first of these attacks is counted for itself. */
  readonly calculator: string | undefined;
  readonly onChange: (target: number, attackers: readonly number[]) => void;
}

/** Several attackers on one target, one after the other: how much of it is gone after each. */
export function SeveralPanel({ attackers, targets, cells, on, after, calculator, onChange }: SeveralProps) {
  const target = targets[on.target] as Unit;
  const last = on.attackers.length === 0 ? undefined : after?.[on.attackers.length - 1];
  const optionsOf = (units: readonly Unit[]) => units.map((unit, at) => [String(at), nameOf(unit)] as const);
  const open = optionsOf(attackers).filter(([at]) => !on.attackers.includes(Number(at)));
  return (
    <section className={css.panel}>
      <h2>
        {texts.several(nameOf(target))} <small>{texts.order}</small>
      </h2>
      <ol className={css.several}>
        {on.attackers.map((attacker, at) => {
          const unit = attackers[attacker] as Unit;
          const { share = 0 } = after?.[at] ?? {};
          return (
            <li key={unit.id}>
              <TokenIcon side="you" role={roleOf({ ...unit, seat: 0 })} health={1} damage={0} size={24} />
              <span>
                <b>{nameOf(unit)}</b>
                <small>{texts.alone(percent(cells[attacker]?.[on.target]?.share ?? 0))}</small>
              </span>
              <meter min={0} max={1} value={share} aria-label={nameOf(unit)} />
              <b>{percent(share)}</b>
              <button
                type="button"
                aria-label={texts.remove(nameOf(unit))}
                onClick={() =>
                  onChange(
                    on.target,
                    on.attackers.filter((one) => one !== attacker),
                  )
                }
              >
                <Icon name="minus" />
              </button>
            </li>
          );
        })}
      </ol>
      {last !== undefined && <p role="status">{texts.outcome(percent(last.gone), percent(last.share))}</p>}
      <div className={css.choices}>
        {open.length > 0 && (
          <ChoiceField
            label={texts.addAttacker}
            value=""
            groups={[{ name: texts.addAttacker, options: [["", "…"], ...open] }]}
            onChange={(at) => at !== "" && onChange(on.target, [...on.attackers, Number(at)])}
          />
        )}
        <ChoiceField
          label={texts.otherTarget}
          value={String(on.target)}
          groups={[{ name: texts.otherTarget, options: optionsOf(targets) }]}
          onChange={(at) => onChange(Number(at), on.attackers)}
        />
        {calculator !== undefined && (
          <a className={css.link} href={calculator}>
            {texts.calculate}
          </a>
        )}
      </div>
    </section>
  );
}

interface BestProps {
  readonly attackers: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly best: BestUse | undefined;
}

/** Whom each attacks so that most points are destroyed. */
export function BestPanel({ attackers, targets, best }: BestProps) {
  const all = targets.reduce((sum, target) => sum + pointsOf(target), 0);
  return (
    <section className={css.panel}>
      <h2>
        {texts.turn} {best !== undefined && <small>{best.isExact ? texts.ways(best.ways) : texts.searched}</small>}
      </h2>
      {best === undefined ? (
        <p role="status">{texts.searching}</p>
      ) : (
        <>
          <ul className={css.best}>
            {targets.map((target, at) => {
              const by = attackers.filter((_, one) => best.targets[one] === at);
              return by.length === 0 ? null : (
                <li key={target.id}>
                  <TokenIcon side="foe" role={roleOf({ ...target, seat: 1 })} health={1} damage={0} size={24} />
                  <span>
                    <b>{nameOf(target)}</b>
                    <small>{texts.names(by.map(nameOf))}</small>
                  </span>
                </li>
              );
            })}
          </ul>
          <p>
            <b>{texts.sum(Math.round(best.points), all)}</b>
            {!best.isExact && ` ${texts.bound(Math.round(best.bound))}`}
          </p>
        </>
      )}
    </section>
  );
}

interface CountedProps {
  readonly cells: readonly Cell[];
  /** Are these all attacks of the matrix, or those that are looked at? */
  readonly isAll: boolean;
}

/** Which rules change the attacks, and which no odds can count. */
export function CountedPanel({ cells, isAll }: CountedProps) {
  const named = (what: "counted" | "notCounted") => [...new Set(cells.flatMap((cell) => cell[what]))].toSorted();
  const [counted, not] = [named("counted"), named("notCounted")];
  return (
    <section className={css.panel}>
      <h2>
        {texts.counting} {!isAll && <small>{texts.inThese}</small>}
      </h2>
      {counted.length + not.length === 0 && <p>{texts.nothing}</p>}
      {counted.length > 0 && (
        <p>
          <b>{texts.counted(counted.length)}</b> {texts.names(counted)}
        </p>
      )}
      {not.length > 0 && (
        <p>
          <b>{texts.notCounted(not.length)}</b> {texts.names(not)}
        </p>
      )}
    </section>
  );
}
