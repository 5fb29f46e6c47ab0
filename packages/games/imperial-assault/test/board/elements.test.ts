import { describe, expect, test } from "vitest";
import { distance, isAdjacent, lineOfSight, reachable, stepCost } from "../../src/board/index.js";
import { type StageOptions, stage } from "./stage.js";

/** A looks and walks west to east along a corridor; the element under test is at, or just before, M. */
function corridor(drawing: string, options: StageOptions = {}) {
  const staged = stage(drawing, { ...options, figures: { A: {}, B: { side: "blue" }, ...options.figures } });
  const { field, figure, at } = staged;
  const walker = figure("A");
  const step = (as: object = {}) => stepCost(field, { ...walker, ...as }, [at("M")]);
  return {
    ...staged,
    step,
    cost: (as: object = {}) => {
      const taken = step(as);
      return taken.ok ? taken.cost : taken.code;
    },
    steps: () => distance(field, walker, figure("B")),
    sees: (options = {}) => lineOfSight(field, walker, figure("B"), options) !== undefined,
    adjacent: () => isAdjacent(field, walker, at("M")),
  };
}

describe("rules 6.1: what each element does", () => {
  test.each([
    ["wall", "|", "wall", "wall"],
    ["closed door", "1", "closed-door", "closed-door"],
    ["blocking edge", "!", "blocking-edge", 1],
  ])("a %s stops movement, counting and sight; Mobile crosses only blocking edges", (_, edge, walking, flying) => {
    const there = corridor(`
      +-+-+-+-+-+
      |. A${edge}M B .|
      +-+-+-+-+-+`);
    expect(there.cost()).toBe(walking);
    expect(there.cost({ mobile: true })).toBe(flying);
    expect(there.cost({ massive: true })).toBe(flying);
    expect(there.adjacent()).toBe(false);
    expect(there.steps()).toBeUndefined();
    expect(there.sees()).toBe(false);
  });

  test("an open door is an open edge", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A1M B .|
      +-+-+-+-+-+`,
      { openDoors: ["door-1"] },
    );
    expect([there.cost(), there.adjacent(), there.steps(), there.sees()]).toEqual([1, true, 2, true]);
  });

  test("a blocking space stops movement, counting and sight; Mobile and Massive may enter and stop", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { under: { M: "#" } },
    );
    expect(there.cost()).toBe("blocking-terrain");
    expect(there.step({ mobile: true })).toMatchObject({ ok: true, cost: 1, canStop: true });
    expect(there.step({ massive: true })).toMatchObject({ ok: true, cost: 1, canStop: true });
    expect([there.adjacent(), there.steps(), there.sees()]).toEqual([false, undefined, false]);
  });

  test("impassable terrain stops only movement, and not of Mobile or Massive figures", () => {
    const space = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { under: { M: "x" } },
    );
    expect(space.cost()).toBe("impassable-terrain");
    const edge = corridor(`
      +-+-+-+-+-+
      |. A:M B .|
      +-+-+-+-+-+`);
    expect(edge.cost()).toBe("impassable-edge");
    for (const there of [space, edge]) {
      expect([there.cost({ mobile: true }), there.cost({ massive: true })]).toEqual([1, 1]);
      expect([there.adjacent(), there.steps(), there.sees()]).toEqual([true, 2, true]);
    }
  });

  test.each([
    ["difficult terrain", { under: { M: "~" } }],
    ["rubble on the map", { under: { M: "%" } }],
    ["rubble laid later", { rubble: "M" }],
    ["rubble on difficult terrain", { under: { M: "~" }, rubble: "M" }],
  ])("%s costs 1 more, once, and nothing else", (_, options) => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      options,
    );
    expect(there.step()).toEqual({
      ok: true,
      cost: 2,
      because: [
        { by: "step", add: 1 },
        { by: "difficult-terrain", add: 1 },
      ],
      canStop: true,
    });
    expect([there.cost({ mobile: true }), there.cost({ efficient: true })]).toEqual([1, 1]);
    expect([there.adjacent(), there.steps(), there.sees()]).toEqual([true, 2, true]);
  });

  test("an energy shield or smoke stops only sight through it, not into or out of it", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { shields: "M" },
    );
    expect([there.cost(), there.adjacent(), there.steps(), there.sees()]).toEqual([1, true, 2, false]);
    const { field, at, figure } = there;
    expect(lineOfSight(field, figure("A"), at("M"))).toBeDefined();
    expect(lineOfSight(field, at("M"), figure("B"))).toBeDefined();
  });

  test("a hostile figure costs 1 more, cannot be stopped on and blocks sight", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: { side: "blue" } } },
    );
    expect(there.step()).toMatchObject({ cost: 2, canStop: false, because: [{}, { by: "hostile-figure", add: 1 }] });
    expect([there.steps(), there.sees(), there.sees({ pastFigures: true })]).toEqual([2, false, true]);
    expect(there.step({ mobile: true })).toMatchObject({ cost: 1, canStop: false });
  });

  test("a friendly figure costs nothing, cannot be stopped on and blocks sight", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: {} } },
    );
    expect(there.step()).toMatchObject({ cost: 1, canStop: false });
    expect([there.steps(), there.sees()]).toEqual([2, false]);
  });

  test("a neutral figure costs nothing, cannot be stopped on and blocks sight", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: { side: "nobody", neutral: true } } },
    );
    expect(there.step()).toMatchObject({ cost: 1, canStop: false });
    expect(there.sees()).toBe(false);
  });

  test("an incapacitated figure blocks nothing but cannot be stopped on", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: { side: "blue", incapacitated: true } } },
    );
    expect(there.step()).toMatchObject({ cost: 1, canStop: false });
    expect(there.sees()).toBe(true);
  });

  test("a companion costs nothing, may share its space and never blocks sight", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: { side: "blue", companion: true } } },
    );
    expect(there.step()).toMatchObject({ cost: 1, canStop: true });
    expect(there.step({ companion: true })).toMatchObject({ canStop: true });
    expect(there.sees()).toBe(true);
    const { field, figure } = there;
    const sharing = { ...figure("A"), spaces: figure("M").spaces };
    expect(isAdjacent(field, sharing, figure("M"))).toBe(true);
    expect(distance(field, sharing, figure("M"))).toBe(0);
    expect(lineOfSight(field, sharing, figure("M"))).toMatchObject({ by: "shared-space" });
  });

  test("figures never block sight to or from a Massive figure, but a Massive one blocks that of others", () => {
    const drawing = `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`;
    expect(corridor(drawing, { figures: { M: {}, A: { massive: true } } }).sees()).toBe(true);
    expect(corridor(drawing, { figures: { M: {}, B: { side: "blue", massive: true } } }).sees()).toBe(true);
    expect(corridor(drawing, { figures: { M: { massive: true } } }).sees()).toBe(false);
  });

  test("difficult terrain under a hostile figure costs 2 more", () => {
    const there = corridor(
      `
      +-+-+-+-+-+
      |. A M B .|
      +-+-+-+-+-+`,
      { figures: { M: { side: "blue" } }, under: { M: "~" } },
    );
    expect(there.cost()).toBe(3);
    expect(there.cost({ efficient: true })).toBe(1);
  });

  test("a figure enters an occupied space only with points left to stop beyond it", () => {
    const there = stage(
      `
      +-+-+-+
      |A M C|
      +-+-+-+`,
      { figures: { A: {}, M: { side: "blue" } } },
    );
    const { field, figure, at } = there;
    expect(stepCost(field, figure("A"), [at("M")], { points: 2 })).toMatchObject({ code: "no-stop-beyond" });
    expect(stepCost(field, figure("A"), [at("M")], { points: 3 })).toMatchObject({ ok: true, cost: 2 });
    expect(stepCost(field, figure("A"), [at("M")], { points: 1 })).toMatchObject({ code: "not-enough-points" });
    const costs = reachable(field, figure("A"), 9).stops.map((stop) => [there.names(stop.spaces)[0], stop.cost]);
    expect(costs).toEqual([
      ["a1", 0],
      ["c1", 3],
    ]);
  });
});
