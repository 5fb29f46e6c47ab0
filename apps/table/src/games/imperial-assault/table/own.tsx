import { type Table, totalOf } from "@riposte/imperial-assault";
import { Icon } from "../../../look/icon.js";
import type { StageProps } from "../../../tables/table-parts.js";
import css from "./own.module.css";
import { GOAL } from "./standing.js";
import { skirmishTexts as texts } from "./texts.js";

/** The player's own points, initiative and cards. */
export function Own({ view, own }: StageProps) {
  const table = view.slices["imperial-assault"] as Table;
  const seat = own ?? 0;
  const side = table.sides[seat];
  return (
    <>
      <p className={css.points}>
        {totalOf(table, seat)} <small>{texts.points(GOAL)}</small>
      </p>
      <p className={css.row}>
        <Icon name="flag" /> {table.initiative === seat ? texts.initiative : texts.noInitiative}
      </p>
      <p className={css.row}>
        <Icon name="cards" /> {texts.cards(countOf(side?.hand), countOf(side?.deck))}
      </p>
    </>
  );
}

/** A pile as the seat sees it: its cards, or how many there are. */
const countOf = (pile: unknown): number =>
  Array.isArray(pile) ? pile.length : ((pile as { readonly count?: number } | undefined)?.count ?? 0);
