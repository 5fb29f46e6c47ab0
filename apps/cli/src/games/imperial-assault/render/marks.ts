import { markOf, placesIn } from "@riposte/hosting/imperial-assault";
import { type Board, type Context, findSpace, type Table, terminalsOn } from "@riposte/imperial-assault";
import type { Choice } from "@riposte/kernel";
import type { Paint } from "../../../terminal/paint.js";
import type { Mark } from "./map.js";

/** Colour of a side. */
export const sidePaint = (paint: Paint, seat: number): ((text: string) => string) =>
  [paint.cyan, paint.red][seat] ?? paint.yellow;

/** What stands or lies on the map, and where the pending question can lead; figures hide what is below them. */
export function marksOn(
  context: Context,
  table: Table,
  board: Board,
  paint: Paint,
  choice?: Choice,
): ReadonlyMap<number, Mark> {
  const marks = new Map<number, Mark>();
  const put = (space: string, mark: Mark) => {
    const at = findSpace(board, space);
    if (at !== undefined) marks.set(at, mark);
  };
  for (const terminal of terminalsOn(board, table)) marks.set(terminal, { text: "T", paint: paint.yellow });
  for (const { space } of Object.values(table.objects))
    if (space !== null) put(space, { text: "*", paint: paint.yellow });
  for (const option of choice?.kind === "one" ? choice.options : []) {
    const [first] = placesIn(option) ?? [];
    const cost = option.label?.params?.cost;
    if (first !== undefined) put(first, { text: cost === undefined ? "o" : String(cost), paint: paint.green });
  }
  for (const figure of Object.values(table.figures)) {
    const side = sidePaint(paint, figure.seat);
    const isActive = table.activation?.figure === figure.id;
    const mark = {
      text: markOf(context, figure.id),
      paint: isActive ? (text: string) => paint.bold(side(text)) : side,
    };
    for (const space of figure.spaces) put(space, mark);
  }
  return marks;
}
