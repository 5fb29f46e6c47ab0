import { describe, expect, test } from "vitest";
import { isAdjacent, stepCost } from "../../src/board/index.js";
import { stage } from "./stage.js";

/** Whether A is adjacent to B, and may step there walking and flying. */
function diagonal(drawing: string, under: Record<string, string> = {}) {
  const { field, figure, at } = stage(drawing, { figures: { A: {} }, under });
  const can = (as: object) => stepCost(field, { ...figure("A"), ...as }, [at("B")]).ok;
  return { adjacent: isAdjacent(field, at("A"), at("B")), walks: can({}), flies: can({ mobile: true }) };
}
const open = { adjacent: true, walks: true, flies: true };
const closed = { adjacent: false, walks: false, flies: false };

describe("corner cutting is legal unless both sides are closed", () => {
  test("example 10: a wall on the east edge alone leaves the diagonal open", () => {
    const drawing = `
      +-+-+-+
      |. A|.|
      + + + +
      |. . B|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual(open);
  });

  test("example 10: a second wall on the same side leaves it open", () => {
    const drawing = `
      +-+-+-+-+
      |. A|. .|
      + + +-+ +
      |. . B .|
      +-+-+-+-+`;
    expect(diagonal(drawing)).toEqual(open);
  });

  test("example 10: a wall on the south edge as well closes it for everybody", () => {
    const drawing = `
      +-+-+-+
      |. A|.|
      + +-+ +
      |. . B|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual(closed);
  });

  test("walls that meet in a straight line at the corner close it", () => {
    const drawing = `
      +-+-+-+
      |. A|.|
      + + + +
      |. .|B|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual(closed);
  });

  test("a closed door and a wall close it", () => {
    const drawing = `
      +-+-+-+
      |. A1.|
      + +-+ +
      |. . B|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual(closed);
  });

  test("blocking spaces on both sides close it, except for Mobile figures", () => {
    const drawing = `
      +-+-+-+
      |. A #|
      + + + +
      |. # B|
      + + + +
      |. . .|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual({ adjacent: false, walks: false, flies: true });
  });

  test("a missing space counts as a closed side", () => {
    const drawing = `
      +-+-+
      |. A|
      + +-+-+
      |. . B|
      +-+-+-+`;
    expect(diagonal(drawing)).toEqual(closed);
  });

  test("impassable terrain on both sides stops the step but not adjacency", () => {
    const spaces = `
      +-+-+-+
      |. A x|
      + + + +
      |. x B|
      + + + +
      |. . .|
      +-+-+-+`;
    const edges = `
      +-+-+-+
      |. A:.|
      + +:+ +
      |. . B|
      +-+-+-+`;
    for (const drawing of [spaces, edges])
      expect(diagonal(drawing)).toEqual({ adjacent: true, walks: false, flies: true });
  });

  test("figures standing at the corner neither close it nor cost anything", () => {
    const { field, figure, at } = stage(
      `
      +-+-+
      |A C|
      + + +
      |D B|
      +-+-+`,
      { figures: { A: {}, C: { side: "blue" }, D: { side: "blue" } } },
    );
    expect(stepCost(field, figure("A"), [at("B")])).toMatchObject({ ok: true, cost: 1 });
    expect(isAdjacent(field, at("A"), at("B"))).toBe(true);
  });
});

describe("rules 6.2: adjacency", () => {
  test("a large figure is adjacent when any of its spaces is", () => {
    const { field, figure } = stage(
      `
      +-+-+-+-+
      |A A . .|
      + + + + +
      |A A . C|
      + + + + +
      |. . B .|
      +-+-+-+-+`,
      { figures: { A: {}, B: {}, C: {} } },
    );
    expect(isAdjacent(field, figure("A"), figure("B"))).toBe(true);
    expect(isAdjacent(field, figure("A"), figure("C"))).toBe(false);
    expect(isAdjacent(field, figure("A"), figure("A"))).toBe(false);
  });

  test("a blocking space is adjacent to nothing, but a figure on it is to its neighbours", () => {
    const { field, figure, at } = stage(
      `
      +-+-+-+
      |. A B|
      +-+-+-+`,
      { figures: { A: {}, B: { mobile: true } }, under: { B: "#" } },
    );
    expect(isAdjacent(field, at("A"), at("B"))).toBe(false);
    expect(isAdjacent(field, figure("A"), figure("B"))).toBe(true);
    expect(isAdjacent(field, figure("A"), at("B"))).toBe(false);
  });
});
