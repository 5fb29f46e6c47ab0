import { countModels, woundsLeft } from "@riposte/warhammer-40k";
import css from "../../../tables/preview.module.css";
import type { Seen } from "../../../tables/table-parts.js";
import { battleOf, nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { WeaponTable } from "./weapon-table.js";

/** A unit with its numbers and weapons. */
export function previewOf(seen: Seen, id: string) {
  const { units } = battleOf(seen);
  const unit = units[id];
  if (unit === undefined) return null;
  const [first] = unit.models;
  const inside = Object.values(units).filter(({ aboard }) => aboard === id);
  return (
    <div className={css.preview}>
      <p className={css.head}>
        <span>
          <b>{nameOf(seen, unit)}</b>
          <small>{texts.summary(countModels(unit), woundsLeft(unit))}</small>
        </span>
      </p>
      {first !== undefined && <p>{texts.line(first.M, first.T, first.Sv)}</p>}
      <WeaponTable unit={unit} voice={seen.voice} />
      {inside.length > 0 && <p>{texts.carries(inside.map((one) => nameOf(seen, one)).join(", "))}</p>}
    </div>
  );
}
