import { contextAtTable as context, gistSentences, timingPhrase } from "@riposte/hosting/imperial-assault";
import type { Table } from "@riposte/imperial-assault";
import { lazy } from "react";
import { Icon } from "../../../look/icon.js";
import css from "../../../tables/preview.module.css";
import type { Seen } from "../../../tables/table-parts.js";

const FigurePreview = lazy(async () => ({ default: (await import("./figure-preview.js")).FigurePreview }));

/** A figure with its numbers and abilities, or a command card. */
export function previewOf(seen: Seen, id: string) {
  const table = seen.view.slices["imperial-assault"] as Table;
  const figure = table.figures[id];
  if (figure !== undefined) return <FigurePreview seen={seen} table={table} figure={figure} />;
  const card = context().facts.command[id];
  if (card === undefined) return null;
  return (
    <div className={css.preview}>
      <p className={css.head}>
        <b>{card.name}</b>
        <span className={css.cost}>{card.cost}</span>
      </p>
      <p>{gistSentences(card.gist)}</p>
      <p className={css.foot}>
        <Icon name="clock" /> {timingPhrase(card.timing)}
      </p>
    </div>
  );
}
