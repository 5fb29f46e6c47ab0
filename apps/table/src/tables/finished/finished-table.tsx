import type { SeenTable } from "@riposte/finished";
import type { ReactNode } from "react";
import { texts } from "../../texts.js";
import { keysIn, type TableProps } from "../table-props.js";
import { Card } from "./card.js";
import css from "./finished-table.module.css";
import { Candy, Coffee } from "./tokens.js";

const LAST = 48;

/** Past, present and future, candy and coffee, and how far the row is finished. */
export function FinishedTable({ view, onChoose }: TableProps) {
  const seen = view.slices.finished as SeenTable;
  const keys = keysIn(view);
  const card = (number: number) => (
    <Card
      key={number}
      number={number}
      candy={seen.candy[number] ?? 0}
      isNext={number === seen.finished + 1}
      {...(keys.has(number) && { onUse: () => onChoose(number) })}
    />
  );
  return (
    <div className={css.table}>
      <header className={css.tokens}>
        <span>{texts.finished.turn(seen.turns + 1)}</span>
        <span className={css.token} title={texts.finished.coffee}>
          <Coffee /> {texts.finished.coffee} <b>{seen.coffee}</b>
        </span>
        <span className={css.token} title={texts.finished.candy}>
          <Candy /> {texts.finished.candy} <b>{seen.active}</b>
        </span>
        <span className={css.token}>
          {texts.finished.reserve} <b>{seen.reserve}</b>
        </span>
      </header>
      <Zone title={texts.finished.present} isMain>
        {seen.present.map(card)}
      </Zone>
      <div className={css.sides}>
        <Zone title={texts.finished.past}>{seen.past.map(card)}</Zone>
        <Zone title={texts.finished.future}>
          {seen.future.map(({ kind, cards }, at) => (
            <div key={at} className={css.later}>
              <small>{texts.finished.later(at, kind === "all")}</small>
              <div className={css.row}>{cards.map(card)}</div>
            </div>
          ))}
        </Zone>
      </div>
      <Zone title={texts.finished.draw(seen.draw.length)}>
        <p className={css.draw}>{drawText(seen.draw)}</p>
      </Zone>
      <section className={css.progress} aria-label={texts.finished.progress(seen.finished)}>
        <span style={{ width: `${(100 * seen.finished) / LAST}%` }} />
        <b>{texts.finished.progress(seen.finished)}</b>
      </section>
    </div>
  );
}

function Zone({
  title,
  isMain = false,
  children,
}: {
  readonly title: string;
  readonly isMain?: boolean;
  readonly children: ReactNode;
}) {
  return (
    <section className={isMain ? css.main : css.zone} aria-label={title}>
      <h2>{title}</h2>
      <div className={css.row}>{children}</div>
    </section>
  );
}

/** Top first; cards never seen are counted, not listed. */
function drawText(draw: readonly (number | null)[]): string {
  const parts: (number | string)[] = [];
  let unseen = 0;
  for (const card of [...draw, -1]) {
    if (card === null) {
      unseen += 1;
      continue;
    }
    if (unseen > 0) parts.push(`? × ${unseen}`);
    unseen = 0;
    if (card > 0) parts.push(card);
  }
  return parts.join(" · ");
}
