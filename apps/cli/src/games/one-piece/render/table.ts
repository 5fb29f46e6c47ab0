import type { LiveMatch } from "@riposte/kernel/run";
import { type Context, fieldOf, placeOf, powerOf, readingOf, type SideView, type TableView } from "@riposte/one-piece";
import { fill } from "@riposte/words";
import { wrap } from "../../../terminal/wrap.js";
import type { DrawStyle } from "../../game-entry.js";
import { cardLine, type Numbers } from "./card-line.js";

/** The table as a seat sees it: the other player above, one's own side below, and what an attack stands at. */
export function drawOnePiece(
  context: Context,
  slices: Readonly<Record<string, unknown>>,
  { paint, width, voice }: DrawStyle,
  match?: Pick<LiveMatch<unknown>, "explain">,
): readonly string[] {
  const table = slices["one-piece"] as TableView;
  const numbers: Numbers = { context, table, match: readingOf(slices, match ?? PRINTED) };
  const own = isOpen(table, 1) && !isOpen(table, 0) ? 1 : 0;
  const when =
    table.turn === 0
      ? "before the first turn"
      : fill(
          "turn {turn}, {seat.who} · {phase} phase",
          { turn: table.turn, seat: table.active, phase: table.phase },
          voice,
        );
  const lines = [1 - own, own].flatMap((seat) => {
    const [heading = "", ...cards] = sideLines(numbers, seat, fill("{seat.who}", { seat }, voice));
    return [...wrapped(heading, width).map(paint.bold), ...cards.flatMap((line) => wrapped(line, width))];
  });
  return [
    paint.cyan(`── ${when} `.padEnd(width, "─")),
    ...lines,
    ...battleLines(numbers).flatMap((line) => wrapped(line, width).map(paint.yellow)),
  ];
}

/** The name stands out to the left, however long the gist is. */
const wrapped = (line: string, width: number): readonly string[] =>
  wrap(line.split(/(?<=\S) /), width, line.search(/\S/) + 4);

/** Without a match only what is printed and marked counts. */
const PRINTED: Pick<LiveMatch<unknown>, "explain"> = {
  explain: (_name, _subject, base) => ({ value: base, because: [] }),
};

const isOpen = (table: TableView, seat: number): boolean => Array.isArray((table.sides[seat] as SideView).hand);

function sideLines(numbers: Numbers, seat: number, who: string): readonly string[] {
  const { table } = numbers;
  const side = table.sides[seat] as SideView;
  const { don } = side;
  const cost = `DON!! ${don.active} active, ${don.rested} rested, ${don.deck} left`;
  return [
    `${who} · Life ${side.life.length} · hand ${count(side.hand)} · deck ${count(side.deck)} · trash ${side.trash.length} · ${cost}`,
    ...fieldOf(numbers.match, seat).map(
      (id) => `  ${placeOf(numbers.match, id).replace("Character ", "")} ${cardLine(numbers, id)}`,
    ),
    ...side.life.flatMap((id) => (table.cards[id]?.faceUp ? [`  face-up Life: ${cardLine(numbers, id)}`] : [])),
    ...(isOpen(table, seat) ? side.hand.map((id) => `  · ${cardLine(numbers, id)}`) : []),
  ];
}

/** A hidden pile is only counted. */
const count = (pile: unknown): number =>
  Array.isArray(pile) ? pile.length : (pile as { readonly count: number }).count;

/** Who attacks whom, and what it would take to hold the attack off. */
function battleLines({ context, table, match }: Numbers): readonly string[] {
  const { battle } = table;
  if (battle === null) return [];
  const { attacker, target } = battle;
  const fighters = [attacker, target].map((id) => table.cards[id]);
  if (fighters.includes(undefined)) return [];
  const [attack = 0, defence = 0] = [attacker, target].map((id) => powerOf(context, match, id));
  const [by, at] = fighters.map((card) => context.info(card?.code ?? "").name);
  const short = attack - defence;
  const stands = short < 0 ? "it fails as it stands" : `+${Math.floor(short / 1000) * 1000 + 1000} would hold it off`;
  return [`${by} ${attack} attacks ${at} ${defence}: ${stands}`];
}
