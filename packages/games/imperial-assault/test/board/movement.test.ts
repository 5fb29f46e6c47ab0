import { describe, expect, test } from "vitest";
import { reachable, stepCost } from "../../src/board/index.js";
import { stage } from "./stage.js";

function costs({ field, figure, names }: ReturnType<typeof stage>, points: number, as: object = {}) {
  const { stops } = reachable(field, { ...figure("A"), ...as }, points);
  return Object.fromEntries(stops.map((stop) => [names(stop.spaces).join(" "), stop.cost]));
}

describe("rules 7: movement", () => {
  test("the cheapest way is found and told step by step", () => {
    const there = stage(
      `
      +-+-+-+-+
      |A ~ ~ B|
      + + + + +
      |.|# # .|
      + + + + +
      |. . . .|
      +-+-+-+-+`,
      { figures: { A: {} } },
    );
    const { field, figure, at, names } = there;
    const reach = reachable(field, figure("A"), 9);
    const stop = reach.stops.find(({ spaces }) => spaces[0] === at("B"))!;
    expect(stop.cost).toBe(5);
    expect(names(reach.pathTo(stop).flat())).toEqual(["b1", "c1", "d1"]);
  });

  test("stops end with the points", () => {
    const there = stage(
      `
      +-+-+-+-+-+
      |A . ~ . .|
      +-+-+-+-+-+`,
      { figures: { A: {} } },
    );
    expect(costs(there, 0)).toEqual({ a1: 0 });
    expect(costs(there, 2)).toEqual({ a1: 0, b1: 1 });
    expect(costs(there, 4)).toEqual({ a1: 0, b1: 1, c1: 3, d1: 4 });
    expect(costs(there, 4, { efficient: true })).toEqual({ a1: 0, b1: 1, c1: 2, d1: 3, e1: 4 });
  });

  test("hostile figures are passed for 1 more each, friendly ones for nothing", () => {
    const there = stage(
      `
      +-+-+-+-+-+
      |A B C D .|
      +-+-+-+-+-+`,
      { figures: { A: {}, B: { side: "blue" }, C: {}, D: { side: "x", neutral: true } } },
    );
    expect(costs(there, 5)).toEqual({ a1: 0, e1: 5 });
  });

  test("a Mobile figure flies over blocking and impassable terrain and may stop on it, not over walls", () => {
    const there = stage(
      `
      +-+-+-+-+-+-+
      |. A # x|. .|
      +-+-+-+-+-+-+`,
      { figures: { A: {} } },
    );
    expect(costs(there, 9)).toEqual({ b1: 0, a1: 1 });
    expect(costs(there, 9, { mobile: true })).toEqual({ b1: 0, a1: 1, c1: 1, d1: 2 });
  });

  test.each([
    ["c1", "not-one-step"],
    ["b1", "wall"],
    ["b2", "closed-corner"],
  ])("a step to %s is refused: %s", (name, code) => {
    const { field, figure, at } = stage(
      `
      +-+-+-+
      |A|. .|
      + + + +
      |.|. .|
      + + + +
      |. . .|
      +-+-+-+`,
      { figures: { A: {} } },
    );
    expect(stepCost(field, figure("A"), [at(name)])).toMatchObject({ ok: false, code });
  });

  test("a step off the map is refused", () => {
    const { field, figure, at } = stage(
      `
      +-+-+
      |A .|
      +-+-+`,
      { figures: { A: {} } },
    );
    expect(stepCost(field, figure("A"), [at("A") - 1])).toMatchObject({ ok: false, code: "no-space" });
  });
});

describe("rules 7: large figures", () => {
  test("they do not step diagonally and pay surcharges once per step", () => {
    const there = stage(
      `
      +-+-+-+-+
      |A A ~ .|
      + + + + +
      |A A ~ .|
      + + + + +
      |. . . .|
      +-+-+-+-+`,
      { figures: { A: {} } },
    );
    const { field, figure, at } = there;
    const onto = (...names: string[]) => stepCost(field, figure("A"), names.map(at));
    expect(onto("b2", "c2", "b3", "c3")).toMatchObject({ code: "large-figures-move-straight" });
    expect(onto("b1", "c1", "b2", "c2")).toMatchObject({ ok: true, cost: 2 });
    expect(costs(there, 2)).toEqual({ "a1 b1 a2 b2": 0, "a2 b2 a3 b3": 1, "b1 c1 b2 c2": 2 });
  });

  test("a step enters every space of the new footprint, also those it stood on", () => {
    const there = stage(
      `
      +-+-+-+-+
      |A A . .|
      +-+-+-+-+`,
      { figures: { A: {} }, rubble: "A" },
    );
    expect(costs(there, 3)).toEqual({ "a1 b1": 0, "b1 c1": 2, "c1 d1": 3 });
  });

  test("a 1x2 figure rotates for 1 point keeping one of its spaces", () => {
    const there = stage(
      `
      +-+-+-+
      |. . .|
      + + + +
      |. A A|
      + + + +
      |. . .|
      +-+-+-+`,
      { figures: { A: {} } },
    );
    const turned = Object.keys(costs(there, 1)).filter((spaces) => !spaces.endsWith("2 c2") && spaces !== "a2 b2");
    expect(turned.sort()).toEqual(["b1 b2", "b1 c1", "b2 b3", "b3 c3", "c1 c2", "c2 c3"]);
  });

  test("a 2x3 figure rotates keeping at least half of its spaces", () => {
    const there = stage(
      `
      +-+-+-+-+-+
      |. . . . .|
      + + + + + +
      |. A A A .|
      + + + + + +
      |. A A A .|
      + + + + + +
      |. . . . .|
      +-+-+-+-+-+`,
      { figures: { A: {} } },
    );
    const { field, figure, at } = there;
    const onto = (...names: string[]) => stepCost(field, figure("A"), names.map(at));
    expect(onto("b1", "c1", "b2", "c2", "b3", "c3")).toMatchObject({ ok: true, cost: 1 });
    expect(onto("c2", "d2", "c3", "d3", "c4", "d4")).toMatchObject({ ok: true, cost: 1 });
    expect(onto("a2", "b2", "a3", "b3", "a4", "b4")).toMatchObject({ code: "no-rotation-here" });
    const upright = Object.keys(costs(there, 1)).filter((spaces) => new Set(spaces.match(/[a-z]/g)).size === 2);
    expect(upright).toHaveLength(4);
  });

  test("a wall must neither be crossed nor end up under the figure", () => {
    const there = stage(
      `
      +-+-+-+
      |A A .|
      + + + +
      |.|. .|
      + + + +
      |. . .|
      +-+-+-+`,
      { figures: { A: {} } },
    );
    const { field, figure, at } = there;
    expect(stepCost(field, figure("A"), [at("a2"), at("b2")])).toMatchObject({ code: "does-not-fit" });
    expect(stepCost(field, figure("A"), [at("a1"), at("a2")])).toMatchObject({ ok: true, cost: 1 });
  });

  test("they may not rotate while moving X spaces", () => {
    const { field, figure, at } = stage(
      `
      +-+-+
      |A A|
      + + +
      |. .|
      +-+-+`,
      { figures: { A: {} } },
    );
    const turned = [at("a1"), at("a2")];
    expect(stepCost(field, figure("A"), turned, { ignoreCosts: true })).toMatchObject({ code: "no-rotation-here" });
  });
});

describe("rules 7: Massive figures", () => {
  const yard = (blue: object) =>
    stage(
      `
      +-+-+-+-+-+
      |A A . B .|
      + + + + + +
      |A A # . .|
      +-+-+-+-+-+`,
      { figures: { A: { massive: true }, B: { side: "blue", ...blue } } },
    );

  test("they cross blocking terrain and stop on other figures without surcharge", () => {
    expect(costs(yard({}), 3)).toEqual({ "a1 b1 a2 b2": 0, "b1 c1 b2 c2": 1, "c1 d1 c2 d2": 2, "d1 e1 d2 e2": 3 });
  });

  test("they cannot enter the spaces of another Massive figure", () => {
    const there = yard({ massive: true });
    expect(costs(there, 3)).toEqual({ "a1 b1 a2 b2": 0, "b1 c1 b2 c2": 1 });
    const { field, figure, at } = there;
    const beside = { ...figure("A"), spaces: ["b1", "c1", "b2", "c2"].map(at) };
    expect(stepCost(field, beside, ["c1", "d1", "c2", "d2"].map(at))).toMatchObject({ code: "massive-figure" });
  });
});
