import { countModels, woundsLeft } from "@riposte/warhammer-40k";
import { lazy, Suspense } from "react";
import type { StageProps } from "../../../tables/table-parts.js";
import css from "./acting-unit.module.css";
import { battleOf, moveOf, nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { WeaponTable } from "./weapon-table.js";

// they come after the unit: no match begins with one
const Stratagems = lazy(async () => ({ default: (await import("./stratagems.js")).Stratagems }));

/** Below the field: the unit that acts, with its numbers and weapons. */
export function ActingUnit(props: StageProps) {
  const { units, acting } = battleOf(props);
  const unit = units[acting ?? ""];
  if (unit === undefined)
    return (
      <div className={css.acting}>
        <p className={css.nobody}>{texts.nobodyActs}</p>
        <Suspense fallback={null}>
          <Stratagems {...props} />
        </Suspense>
      </div>
    );
  const [first] = unit.models;
  return (
    <div className={css.acting}>
      <div className={css.about}>
        <b>{nameOf(props, unit)}</b>
        <span>{texts.summary(countModels(unit), woundsLeft(unit))}</span>
        {first !== undefined && <span>{texts.line(moveOf(props, unit), first.T, first.Sv)}</span>}
        <span>{texts.state[unit.combat.moved]}</span>
      </div>
      <WeaponTable {...props} unit={unit} />
      <Suspense fallback={null}>
        <Stratagems {...props} />
      </Suspense>
    </div>
  );
}
