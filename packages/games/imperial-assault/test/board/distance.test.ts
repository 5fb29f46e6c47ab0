import { describe, expect, test } from "vitest";
import {
  controllerOfArea,
  controllerOfToken,
  distance,
  distancesFrom,
  doorSpaces,
  isAdjacent,
  isAdjacentToDoor,
  isWithin,
  lineOfSight,
} from "../../src/board/index.js";
import { stage } from "./stage.js";

describe("rules 6.4: counting spaces", () => {
  test("diagonal steps count one; figures, difficult and impassable terrain do not matter", () => {
    const { field, figure } = stage(
      `
      +-+-+-+-+
      |A . . .|
      + + + + +
      |. C ~ .|
      + + + + +
      |. . x .|
      + + + + +
      |. . . B|
      +-+-+-+-+`,
      { figures: { A: {}, B: {}, C: { side: "blue" } } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBe(3);
    expect(isWithin(field, figure("A"), figure("B"), 3)).toBe(true);
    expect(isWithin(field, figure("A"), figure("B"), 2)).toBe(false);
    expect(distance(field, figure("A"), figure("A"))).toBe(0);
    expect(isWithin(field, figure("A"), figure("A"), 0)).toBe(true);
  });

  test("walls and blocking terrain are counted around", () => {
    const { field, at } = stage(`
      +-+-+-+
      |A # B|
      + + + +
      |. #|.|
      + + + +
      |. . .|
      +-+-+-+`);
    expect(distance(field, at("A"), at("B"))).toBe(4);
    expect(distancesFrom(field, at("A"))[at("B")]).toBe(4);
  });

  test("without a countable path there is no distance, and nothing is within it", () => {
    const { field, figure } = stage(
      `
      +-+-+ +-+
      |. A| |B|
      + + +-+ +
      |. .1. .|
      +-+-+-+-+`,
      { figures: { A: {}, B: {} } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBeUndefined();
    expect(isWithin(field, figure("A"), figure("B"), 99)).toBe(false);
  });

  test("an adjacent figure is 1 away, one in the same space 0", () => {
    const { field, figure } = stage(
      `
      +-+-+
      |A B|
      +-+-+`,
      { figures: { A: {}, B: { companion: true } } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBe(1);
    expect(distance(field, { ...figure("A"), spaces: figure("B").spaces }, figure("B"))).toBe(0);
  });

  test("a large figure counts from its nearest space", () => {
    const { field, figure } = stage(
      `
      +-+-+-+-+-+
      |A A . . B|
      + + + + + +
      |A A . . .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: {} } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBe(3);
  });

  test("a figure on blocking terrain is counted to and from, never through", () => {
    const { field, figure, at } = stage(
      `
      +-+-+-+-+-+
      |A . B C .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: { mobile: true }, C: {} }, under: { B: "#" } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBe(2);
    expect(distance(field, figure("B"), figure("C"))).toBe(1);
    expect(distance(field, figure("A"), figure("C"))).toBeUndefined();
    expect(distance(field, figure("A"), at("B"))).toBeUndefined();
  });

  test("blocking spaces all around a figure on blocking terrain are ignored for counting and sight", () => {
    const { field, figure } = stage(
      `
      +-+-+-+-+-+
      |. . # . .|
      + + + + + +
      |. # B # A|
      + + + + + +
      |. . # . .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: { mobile: true } }, under: { B: "#" } },
    );
    expect(distance(field, figure("A"), figure("B"))).toBe(2);
    expect(lineOfSight(field, figure("A"), figure("B"))).toBeDefined();
    expect(lineOfSight(field, figure("B"), figure("A"))).toBeDefined();
  });
});

describe("doors are edges", () => {
  const hall = () =>
    stage(
      `
      +-+-+-+-+
      |. A1C .|
      + + + + +
      |. .1D B|
      + + + + +
      |. E|. .|
      +-+-+-+-+`,
      { figures: { A: {}, B: { side: "blue" } } },
    );

  test("a door is adjacent only to spaces that share an edge with it", () => {
    const { board, at } = hall();
    expect(["A", "C", "D"].map((name) => isAdjacentToDoor(board, "door-1", [at(name)]))).toEqual([true, true, true]);
    expect(["B", "E"].map((name) => isAdjacentToDoor(board, "door-1", [at(name)]))).toEqual([false, false]);
  });

  test("for distance and sight a door is in each empty space it borders", () => {
    const { field, at, names } = hall();
    expect(names(doorSpaces(field, "door-1")).sort()).toEqual(["b2", "c1", "c2"]);
    const far = Math.min(...doorSpaces(field, "door-1").map((space) => distance(field, at("E"), space) ?? 99));
    expect(far).toBe(1);
  });

  test("figures on both sides of a closed door are not adjacent and do not see each other", () => {
    const { field, at, figure } = hall();
    expect(isAdjacent(field, figure("A"), at("C"))).toBe(false);
    expect(lineOfSight(field, figure("A"), at("C"))).toBeUndefined();
  });
});

describe("rules 6.6: control", () => {
  const yard = (blue: object) =>
    stage(
      `
      +-+-+-+-+
      |A T . B|
      + + + + +
      |. . . .|
      +-+-+-+-+`,
      { figures: { A: {}, B: { side: "blue", ...blue } } },
    );

  test("a token is controlled by the only side with a figure on or adjacent to it", () => {
    const { field, at } = yard({});
    expect(controllerOfToken(field, at("T"))).toBe("red");
    expect(controllerOfToken(field, at("c2"))).toBe("blue");
    expect(controllerOfToken(field, at("b2"), (figure) => figure.id !== "A")).toBeUndefined();
  });

  test("an area is controlled by the only side with a figure in it; neutral figures do not count", () => {
    const { field, at } = yard({});
    expect(controllerOfArea(field, [at("A"), at("T")])).toBe("red");
    expect(controllerOfArea(field, [at("A"), at("B")])).toBeUndefined();
    const { field: calm } = yard({ neutral: true });
    expect(controllerOfArea(calm, [at("A"), at("B")])).toBe("red");
  });
});
