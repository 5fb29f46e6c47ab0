import type { Context, SideView, TableView } from "@riposte/one-piece";
import type { DrawStyle } from "../../games/game-entry.js";
import { cut } from "../wrap.js";

/** The table as a seat sees it: the other player above, one's own side below. */
export function drawOnePiece(
  context: Context,
  slices: Readonly<Record<string, unknown>>,
  { paint, width }: DrawStyle,
): readonly string[] {
  const table = slices["one-piece"] as TableView;
  const heading = `── turn ${table.turn} · ${table.phase} · seat ${table.active} is on turn `;
  const lines = [1, 0].flatMap((seat) => sideLines(context, table, seat));
  return [paint.cyan(heading.padEnd(width, "─")), ...lines.map((line) => cut(line, width))];
}

function sideLines(context: Context, table: TableView, seat: number): readonly string[] {
  const side = table.sides[seat] as SideView;
  const { don } = side;
  const hand = Array.isArray(side.hand) ? side.hand : undefined;
  const count = (zone: unknown): number =>
    Array.isArray(zone) ? zone.length : ((zone as { count: number }).count ?? 0);
  return [
    `seat ${seat}: Life ${side.life.length} · hand ${count(side.hand)} · deck ${count(side.deck)} · trash ${side.trash.length} · DON!! ${don.active} active, ${don.rested} rested, ${don.deck} in deck`,
    `  ${cardLine(context, table, side.leader)}`,
    ...side.characters.map((id) => `    ${cardLine(context, table, id)}`),
    ...(side.stage === null ? [] : [`    ${cardLine(context, table, side.stage)}`]),
    ...(hand === undefined ? [] : hand.map((id) => `    in hand: ${cardLine(context, table, id as number)}`)),
  ];
}

/** A card in one line: its name, what it is worth now as far as its own marks tell, and its state. */
function cardLine(context: Context, table: TableView, id: number): string {
  const card = table.cards[id];
  if (card === undefined) return "a hidden card";
  const info = context.info(card.code);
  const don = card.owner === table.active ? card.don * 1000 : 0;
  const marked = card.marks.reduce((sum, mark) => sum + (mark.kind === "power" ? (mark.amount ?? 0) : 0), 0);
  const power = info.power === undefined ? "" : ` ${info.power + don + marked}`;
  const given = card.don === 0 ? "" : ` +${card.don} DON!!`;
  const cost = info.cost === undefined ? "" : ` (${info.cost})`;
  return `${info.name}${cost}${power}${given}${card.rested ? " rested" : ""}${info.gist === undefined ? "" : ` · ${info.gist}`}`;
}
