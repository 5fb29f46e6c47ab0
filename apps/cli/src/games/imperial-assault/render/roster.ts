import { conditionName, markOf, spellId } from "@riposte/hosting/imperial-assault";
import type { Context, Table } from "@riposte/imperial-assault";
import { paragraph } from "../../../terminal/wrap.js";
import type { DrawStyle } from "../../game-entry.js";
import { sidePaint } from "./marks.js";

type Tokens = Readonly<Record<string, readonly string[]>>;
type Figure = Table["figures"][string];

/** Both sides beside each other: every figure with its place, damage, conditions and tokens. */
export function rosters(
  context: Context,
  table: Table,
  tokens: Tokens,
  { paint, width, voice }: DrawStyle,
): readonly string[] {
  const column = Math.floor((width - 2) / 2);
  const spell = voice?.spell ?? ((id: string) => spellId(context, id));
  const [left = [], right = []] = [0, 1].map((seat) =>
    rosterOf({ context, table, tokens, spell }, seat).flatMap((line) => paragraph(line, column, 0)),
  );
  return Array.from({ length: Math.max(left.length, right.length) }, (_, at) => {
    const first = sidePaint(paint, 0)((left[at] ?? "").padEnd(column));
    return `${first}  ${sidePaint(paint, 1)(right[at] ?? "")}`.trimEnd();
  });
}

interface Rostered {
  readonly context: Context;
  readonly table: Table;
  readonly tokens: Tokens;
  readonly spell: (id: string) => string;
}

function rosterOf(rostered: Rostered, seat: number): readonly string[] {
  const { table } = rostered;
  const groups = Object.values(table.groups).filter((group) => group.seat === seat);
  const known = groups.flatMap(({ figures }) => figures);
  const others = Object.values(table.figures).filter((figure) => figure.seat === seat && !known.includes(figure.id));
  return [
    ...groups.flatMap(({ figures, ready }) =>
      figures.flatMap((id) => {
        const figure = table.figures[id];
        return figure === undefined ? [] : [figureLine(rostered, figure, ready)];
      }),
    ),
    ...others.map((figure) => figureLine(rostered, figure, false)),
  ];
}

function figureLine(
  { context, table, tokens, spell }: Rostered,
  { id, card, spaces, damage, conditions }: Figure,
  ready: boolean,
): string {
  const now = table.activation?.figure === id ? ">" : ready ? "○" : "●";
  const extras = [...conditions.map(conditionName), ...(tokens[id] ?? []).map((token) => `+${token}`)].join(" ");
  const wounds = `${damage}/${context.body(card).health}`;
  const place = spaces[0] ?? "-";
  // figures of written positions have ids of their own
  const name = spell(id) === id ? spell(card) : spell(id);
  return `${now} ${markOf(context, id).padEnd(2)} ${name.padEnd(22)} ${place.padEnd(3)} ${wounds.padStart(5)} ${extras}`;
}
