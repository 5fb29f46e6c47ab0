import type { GameDescriptor } from "@riposte/hosting";
import { type PlainBoard, type PlainPart, type PlainZone, plainTable } from "@riposte/hosting/plain";
import { capital, WATCHED, whoIs } from "@riposte/words";
import { wrap } from "../../../terminal/wrap.js";
import type { DrawStyle } from "../../game-entry.js";

type Slices = Readonly<Record<string, unknown>>;

const MARGIN = 2;

/** Draws any game's table: the middle first, then what each seat has. */
export function drawPlain(
  slices: Slices,
  { paint, width, voice }: DrawStyle,
  { table, voice: { spell = (id) => id } }: Pick<GameDescriptor, "table" | "voice">,
  seats: number,
): readonly string[] {
  const { middle, seats: parts } = plainTable(slices, seats, table);
  const linesOf = (title: string, part: PlainPart) => [
    paint.cyan(
      `── ${[title, ...part.counters.map((one) => `${one.title} ${one.value}`)].join(" · ")} `.padEnd(width, "─"),
    ),
    ...part.zones.flatMap((zone) => wrap([`${paint.bold(zone.title)}:`, ...cardsIn(zone, spell)], width, MARGIN)),
    ...part.boards.flatMap((board) => boardLines(board, spell)),
  ];
  return [
    ...linesOf("Table", middle),
    ...(parts.length > 1 ? parts : []).flatMap((part, seat) =>
      linesOf(capital(whoIs(voice?.players ?? WATCHED, seat)), part),
    ),
  ];
}

/** Cards by their names, or how many hidden ones there are. */
const cardsIn = ({ cards, count }: PlainZone, spell: (id: string) => string): readonly string[] =>
  cards === null
    ? [`${count} hidden`]
    : cards.length === 0
      ? ["none"]
      : cards.map((card, at) => (at < cards.length - 1 ? `${spell(card)},` : spell(card)));

/** Rows of a grid; of other boards each place that is taken. */
function boardLines(
  { title, columns, rows, places, isGrid }: PlainBoard,
  spell: (id: string) => string,
): readonly string[] {
  const words = (things: readonly string[]) => things.map(spell).join("+");
  const taken = places.filter(({ things }) => things.length > 0);
  if (!isGrid) return [`${title}:`, ...taken.map((place) => `  ${place.title}: ${words(place.things)}`)];
  const wide = Math.max(1, ...taken.map(({ things }) => words(things).length));
  const row = (y: number) =>
    places.slice(y * columns, (y + 1) * columns).map(({ things }) => (words(things) || "·").padEnd(wide));
  return [`${title}:`, ...Array.from({ length: rows }, (_, y) => `  ${row(y).join(" ")}`)];
}
