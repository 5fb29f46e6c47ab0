import * as fc from "fast-check";
import { type Board, compileBoard, type Field, type Figure, fieldOf } from "../../src/board/index.js";

/** Random small maps with every terrain and edge kind; compiled, so isolated spaces are blocked up first. */
export const randomField: fc.Arbitrary<Field> = fc
  .record({
    width: fc.integer({ min: 3, max: 8 }),
    height: fc.integer({ min: 3, max: 7 }),
    spaces: fc.infiniteStream(fc.constantFrom(..."........~#x% ")),
    edges: fc.infiniteStream(fc.constantFrom(..."          |!:1")),
    figures: fc.array(
      fc.record({ spot: fc.nat(), kind: fc.constantFrom("plain", "hostile", "companion", "massive") }),
      {
        maxLength: 5,
      },
    ),
    open: fc.boolean(),
  })
  .map(({ width, height, spaces, edges, figures, open }) => {
    const rows = Array.from({ length: height }, () => Array.from({ length: width }, () => spaces.next().value));
    const lines: string[] = [];
    for (let y = 0; y <= height; y++) {
      let flat = "+";
      let line = "";
      for (let x = 0; x < width; x++) {
        const there = (dx: number, dy: number) => (rows[y + dy]?.[x + dx] ?? " ") !== " ";
        const [upright, level] = [edges.next().value, edges.next().value];
        flat += `${there(0, 0) && there(0, -1) ? level : " "}+`;
        line += (there(0, 0) && there(-1, 0) ? upright : " ") + (rows[y]?.[x] ?? " ");
      }
      lines.push(flat);
      if (y < height) lines.push(line);
    }
    return stand(compileLenient(lines), figures, open);
  });

/** The map, with spaces nobody can reach made blocking until it compiles. */
function compileLenient(lines: string[]): Board {
  const drawing = [...lines];
  for (;;) {
    try {
      return compileBoard({ id: "random", name: "Random", drawing });
    } catch (error) {
      const isolated = [...String(error).matchAll(/spaces: ([a-z])(\d+) is isolated/g)];
      if (isolated.length === 0) return compileBoard({ id: "plain", name: "Plain", spaces: ["a-c1-3"] });
      for (const [, letter = "", row] of isolated) {
        const [x, y] = [(letter.charCodeAt(0) - 97) * 2 + 1, Number(row) * 2 - 1];
        drawing[y] = `${drawing[y]!.slice(0, x)}#${drawing[y]!.slice(x + 1)}`;
      }
    }
  }
}

function stand(board: Board, spots: { spot: number; kind: string }[], open: boolean): Field {
  const taken = new Set<number>();
  const figures: Figure[] = [];
  for (const { spot, kind } of spots) {
    const space = board.spaces[spot % board.spaces.length] as number;
    if (taken.has(space)) continue;
    taken.add(space);
    const side = kind === "hostile" ? "blue" : "red";
    const traits = { companion: kind === "companion", massive: kind === "massive", mobile: kind === "massive" };
    figures.push({ id: `f${figures.length}`, side, spaces: [space], ...traits });
  }
  return fieldOf(board, { openDoors: open ? ["door-1"] : [], rubble: [], shields: [], figures });
}
