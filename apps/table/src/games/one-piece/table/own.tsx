import type { StageProps } from "../../../tables/table-parts.js";
import css from "./own.module.css";
import { countOf, keysOf, sideOf, tableOf } from "./table-of.js";
import { duelTexts as texts } from "./texts.js";

/** The player's own counters. */
export function Own(props: StageProps) {
  const table = tableOf(props);
  const { hand, don } = sideOf(table, props.own ?? 0);
  const usable = Array.isArray(hand) ? hand.filter((id: number) => keysOf(props.options, id).length > 0).length : 0;
  return (
    <>
      <p className={css.count}>
        {countOf(hand)} <small>{texts.hand}</small>
      </p>
      {usable > 0 && (
        <p className={css.row}>{table.battle === null ? texts.canPlay(usable) : texts.canCounter(usable)}</p>
      )}
      <p className={css.don}>{texts.ready(don.active)}</p>
    </>
  );
}
