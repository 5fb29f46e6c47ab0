import type { BestUse, Cell, Destroyed } from "@riposte/combat";
import { pointsOf } from "@riposte/combat";
import { countModels, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import type { CSSProperties } from "react";
import { percent } from "../../../look/percent.js";
import { TokenIcon } from "../../../look/token.js";
import unseen from "../../../look/unseen.module.css";
import { roleOf } from "../table/unit-role.js";
import css from "./matrix-table.module.css";
import { matrixTexts as texts } from "./matrix-texts.js";

interface MatrixTableProps {
  readonly attackers: readonly Unit[];
  readonly targets: readonly Unit[];
  readonly cells: readonly (readonly Cell[])[];
  readonly together: readonly Destroyed[];
  readonly best: BestUse | undefined;
  /** Those that are looked at together. */
  readonly on: { readonly target: number; readonly attackers: readonly number[] };
  readonly onCell: (attacker: number, target: number) => void;
}

export const nameOf = ({ name, id }: Unit): string => name ?? id;

/** Every unit against every other: a row for each attacker, a column for each target. */
export function MatrixTable({ attackers, targets, cells, together, best, on, onCell }: MatrixTableProps) {
  return (
    <div className={css.scroll}>
      <table className={css.table}>
        <thead>
          <tr>
            <th scope="col" className={css.corner}>
              {texts.rows}
            </th>
            {targets.map((unit, at) => (
              <th key={unit.id} scope="col" data-on={at === on.target}>
                <TokenIcon side="foe" role={roleOf({ ...unit, seat: 1 })} health={1} damage={0} size={30} />
                <b>{nameOf(unit)}</b>
                <small>{texts.target(countModels(unit), woundsLeft(unit))}</small>
                <small>{texts.worth(pointsOf(unit))}</small>
              </th>
            ))}
            <th scope="col" className={css.most}>
              <b>{texts.best}</b>
              <small>{texts.points}</small>
            </th>
          </tr>
        </thead>
        <tbody>
          {attackers.map((unit, row) => (
            <tr key={unit.id}>
              <th scope="row">
                <TokenIcon side="you" role={roleOf({ ...unit, seat: 0 })} health={1} damage={0} size={26} />
                <span>
                  <b>{nameOf(unit)}</b>
                  <small>{texts.worth(pointsOf(unit))}</small>
                </span>
              </th>
              {targets.map((target, column) => {
                const { share, points, fault } = (cells[row] as readonly Cell[])[column] as Cell;
                return (
                  <td key={target.id}>
                    <button
                      type="button"
                      style={{ "--share": `${Math.round(100 * share)}%` } as CSSProperties}
                      data-best={best?.targets[row] === column}
                      aria-pressed={column === on.target && on.attackers.includes(row)}
                      onClick={() => onCell(row, column)}
                    >
                      <span className={unseen.unseen}>{texts.cell(nameOf(unit), nameOf(target))}</span>
                      <b title={fault}>{fault === undefined ? Math.round(100 * share) : "–"}</b>
                      <span className={unseen.unseen}>{texts.ofIt}</span>
                      <small>{Math.round(points)}</small>
                      <span className={unseen.unseen}>{texts.points}</span>
                    </button>
                  </td>
                );
              })}
              <td className={css.most}>{Math.round(Math.max(...(cells[row] ?? []).map(({ points }) => points)))}</td>
            </tr>
          ))}
          <tr className={css.together}>
            <th scope="row">
              <span>
                <b>{texts.together(attackers.length)}</b>
                <small>{texts.share}</small>
              </span>
            </th>
            {together.map(({ share, gone }, at) => (
              <td key={targets[at]?.id}>
                <b>{Math.round(100 * share)}</b>
                <small>{percent(gone)}</small>
              </td>
            ))}
            <td />
          </tr>
        </tbody>
      </table>
      <p className={css.legend}>
        <span>{texts.legend}</span>
        <span data-mark="best">{texts.bestUse}</span>
        <span data-mark="on">{texts.on(nameOf(targets[on.target] as Unit))}</span>
      </p>
    </div>
  );
}
