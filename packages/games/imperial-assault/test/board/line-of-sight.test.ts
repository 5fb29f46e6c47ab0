import { describe, expect, test } from "vitest";
import { lineOfSight, visibleSpaces } from "../../src/board/index.js";
import { type StageOptions, stage } from "./stage.js";

/** Whether A sees B and B sees A; every other letter in `figures` stands in the way. */
function sight(drawing: string, options: StageOptions = {}) {
  const { field, figure } = stage(drawing, { ...options, figures: { A: {}, B: { side: "blue" }, ...options.figures } });
  const sees = (from: string, to: string) => lineOfSight(field, figure(from), figure(to)) !== undefined;
  return [sees("A", "B"), sees("B", "A")];
}

describe("one corner to two adjacent corners with an empty triangle", () => {
  test("open ground is seen across, and the lines are told for drawing", () => {
    const { field, at } = stage(`
      +-+-+-+
      |A . B|
      +-+-+-+`);
    expect(lineOfSight(field, at("A"), at("B"))).toEqual({
      by: "lines",
      from: at("A"),
      to: at("B"),
      corner: { x: 0, y: 0 },
      edge: [
        { x: 3, y: 0 },
        { x: 3, y: 1 },
      ],
    });
  });

  test("line of sight is not symmetric", () => {
    const drawing = `
      +-+-+-+-+-+
      |A . . . #|
      + + + + + +
      |. # # . B|
      + + + + + +
      |. . . . .|
      +-+-+-+-+-+`;
    expect(sight(drawing)).toEqual([false, true]);
  });

  test("lines may run along the edges of blocking terrain, not overlap each other", () => {
    const beside = `
      +-+-+-+-+
      |A . . B|
      + + + + +
      |. # # .|
      +-+-+-+-+`;
    expect(sight(beside)).toEqual([true, true]);
    const behind = `
      +-+-+-+-+
      |A # # B|
      + + + + +
      |. . . .|
      +-+-+-+-+`;
    expect(sight(behind)).toEqual([false, false]);
  });

  test("a figure beside the end of a wall looks around it without being seen; a longer wall hides both", () => {
    const short = `
      +-+-+-+
      |A|. B|
      + + + +
      |. . .|
      +-+-+-+`;
    expect(sight(short)).toEqual([true, false]);
    const long = `
      +-+-+-+
      |A|. B|
      + + + +
      |.|. .|
      + + + +
      |. . .|
      +-+-+-+`;
    expect(sight(long)).toEqual([false, false]);
  });

  test("sight does not slip between things that meet diagonally", () => {
    const blocked = `
      +-+-+-+-+
      |. A # .|
      + + + + +
      |. # B .|
      + + + + +
      |. . . .|
      +-+-+-+-+`;
    expect(sight(blocked)).toEqual([false, false]);
    const walls = `
      +-+-+-+-+
      |. A|. .|
      +-+-+ + +
      |. . B .|
      +-+-+-+-+`;
    expect(sight(walls)).toEqual([false, false]);
  });

  test("a corner made by a figure and anything else is passable", () => {
    const drawing = `
      +-+-+-+-+
      |. A # .|
      + + + + +
      |. C B .|
      + + + + +
      |. . . .|
      +-+-+-+-+`;
    expect(sight(drawing, { figures: { C: {} } })).toEqual([true, true]);
  });

  test("energy shields count for diagonal corners", () => {
    const drawing = `
      +-+-+-+-+-+
      |. A # . .|
      + + + + + +
      |. S . . .|
      + + + + + +
      |. . . B .|
      +-+-+-+-+-+`;
    expect(sight(drawing)[0]).toBe(true);
    expect(sight(drawing, { shields: "S" })[0]).toBe(false);
  });

  test("a wall on the edge both lines end on hides the target", () => {
    const drawing = `
      +-+-+-+-+
      |. A .|B|
      + + +-+ +
      |. . . .|
      +-+-+-+-+`;
    expect(sight(drawing)).toEqual([false, false]);
  });

  test("figures block, other than viewer, target and companions", () => {
    const drawing = `
      +-+-+-+
      |A C B|
      +-+-+-+`;
    expect(sight(drawing)).toEqual([true, true]);
    expect(sight(drawing, { figures: { C: {} } })).toEqual([false, false]);
    expect(sight(drawing, { figures: { C: { companion: true } } })).toEqual([true, true]);
    expect(sight(drawing, { figures: { C: {}, B: { massive: true } } })).toEqual([true, true]);
  });

  test("a figure in the shade is neither seen nor in the way, for hostile figures that far away", () => {
    const drawing = `
      +-+-+-+-+
      |A . C B|
      +-+-+-+-+`;
    const hostile = { A: { side: "blue" }, B: {} };
    expect(sight(drawing, { figures: { ...hostile, C: {} } })).toEqual([false, false]);
    // B is next to it, and a friend
    expect(sight(drawing, { figures: { ...hostile, C: { unseenFrom: 2 } } })).toEqual([true, false]);
    expect(sight(drawing, { figures: { ...hostile, C: { unseenFrom: 3 } } })).toEqual([false, false]);
    expect(sight(drawing, { figures: { ...hostile, B: { unseenFrom: 3 } } })).toEqual([false, true]);
  });

  test("adjacent figures always see each other", () => {
    const { field, figure } = stage(
      `
      +-+-+-+
      |A C .|
      + + + +
      |D B .|
      +-+-+-+`,
      { figures: { A: {}, B: {}, C: {}, D: {} } },
    );
    expect(lineOfSight(field, figure("A"), figure("B"))).toBeDefined();
  });

  test("sight into and out of blocking terrain is fine, through it is not", () => {
    const drawing = `
      +-+-+-+-+
      |. A . B|
      +-+-+-+-+`;
    expect(sight(drawing, { under: { B: "#" }, figures: { B: { mobile: true } } })).toEqual([true, true]);
  });

  test("an attack on a large figure chooses one of its spaces that are seen", () => {
    const { field, figure, names } = stage(
      `
      +-+-+-+-+
      |A . . .|
      +-+-+-+ +
            |B|
            + +
            |B|
            +-+`,
      { figures: { A: {}, B: { side: "blue" } } },
    );
    expect(names(visibleSpaces(field, figure("A"), figure("B")))).toEqual(["d2"]);
  });
});
