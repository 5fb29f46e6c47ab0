import { markOf, spellId } from "@riposte/catalog/imperial-assault";
import type { Context, Table } from "@riposte/imperial-assault";
import type { DrawStyle } from "../../games/game-entry.js";
import { cut } from "../wrap.js";
import { sidePaint } from "./marks.js";

type Tokens = Readonly<Record<string, readonly string[]>>;
type Figure = Table["figures"][string];

/** Both sides beside each other: every figure with its place, damage, conditions and tokens. */
export function rosters(
  context: Context,
  table: Table,
  tokens: Tokens,
  { paint, width }: DrawStyle,
): readonly string[] {
  const column = Math.floor((width - 2) / 2);
  const [left = [], right = []] = [0, 1].map((seat) => rosterOf(context, table, tokens, seat));
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const first = sidePaint(paint, 0)(cut(left[at] ?? "", column).padEnd(column));
    return `${first}  ${sidePaint(paint, 1)(cut(right[at] ?? "", column))}`.trimEnd();
  });
}

function rosterOf(context: Context, table: Table, tokens: Tokens, seat: number): readonly string[] {
  const groups = Object.values(table.groups).filter((group) => group.seat === seat);
  const known = groups.flatMap(({ figures }) => figures);
  const others = Object.values(table.figures).filter((figure) => figure.seat === seat && !known.includes(figure.id));
  return [
    ...groups.flatMap(({ figures, ready }) =>
      figures.flatMap((id) => {
        const figure = table.figures[id];
        return figure === undefined ? [] : [figureLine(context, table, figure, ready, tokens[id])];
      }),
    ),
    ...others.map((figure) => figureLine(context, table, figure, false, tokens[figure.id])),
  ];
}

function figureLine(
  context: Context,
  { activation }: Table,
  { id, card, spaces, damage, conditions }: Figure,
  ready: boolean,
  tokens: readonly string[] = [],
): string {
  const now = activation?.figure === id ? ">" : ready ? "○" : "●";
  const extras = [...conditions, ...tokens.map((token) => `+${token}`)].join(" ");
  const wounds = `${damage}/${context.body(card).health}`;
  const place = spaces[0] ?? "-";
  return `${now} ${markOf(context, id).padEnd(2)} ${cut(spellId(context, card), 22).padEnd(22)} ${place.padEnd(3)} ${wounds.padStart(5)} ${extras}`;
}
