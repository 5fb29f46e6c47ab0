import { type Brush, paint } from "./brushes.js";
import { at, edgeBetween, type Painted, placeOf, type Sketch } from "./sketch.js";

/** Everything that hangs together with a space and looks like it is painted; walls and doors keep the paint in. */
export function fill(sketch: Sketch, brush: Brush, from: string, isErasing: boolean, mission: "a" | "b"): Sketch {
  if (brush.on !== "space" || brush.id === "token") return sketch;
  const like = looksOf(sketch.spaces[from]);
  const seen = new Set([from]);
  let filled = sketch;
  for (const space of seen) {
    filled = paint(filled, brush, { space }, isErasing, mission);
    for (const beside of besides(sketch, space))
      if (looksOf(sketch.spaces[beside]) === like && isOpen(sketch, space, beside)) seen.add(beside);
  }
  return filled;
}

const looksOf = (painted: Painted | undefined): string =>
  painted === undefined ? "" : JSON.stringify([painted.terrain, painted.zone ?? "", painted.area ?? ""]);

/** The four spaces around, on the sheet that is shown. */
function besides({ columns, rows }: Sketch, space: string): readonly string[] {
  const [column, row] = placeOf(space);
  return [at(column - 1, row), at(column + 1, row), at(column, row - 1), at(column, row + 1)].filter((key) => {
    const [x, y] = placeOf(key);
    return x >= 1 && y >= 1 && x <= columns && y <= rows;
  });
}

const isOpen = ({ edges }: Sketch, one: string, other: string): boolean =>
  edges[edgeBetween(one, other)] === undefined && edges[edgeBetween(other, one)] === undefined;
