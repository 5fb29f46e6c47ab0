import { imperialAssaultContext as context } from "@riposte/hosting/imperial-assault";
import { checkMap } from "@riposte/imperial-assault";
import { describe, expect, test } from "vitest";
import { BRUSHES, type Brush } from "../../../src/games/imperial-assault/map-editor/brushes.js";
import { faultsOf, playable } from "../../../src/games/imperial-assault/map-editor/faults.js";
import { fill } from "../../../src/games/imperial-assault/map-editor/fill.js";
import { RULE_KINDS, ruleOf } from "../../../src/games/imperial-assault/map-editor/rule-kinds.js";
import { emptySketch, fileOf, sketchOf } from "../../../src/games/imperial-assault/map-editor/sketch.js";

describe("a map that is drawn", () => {
  test.each(context().source.maps.map((map) => [map.id, map] as const))(
    "%s is read and written without loss",
    (_, map) => {
      const read = sketchOf(map);
      const again = "sketch" in read ? checkMap(fileOf(read.sketch)) : { ok: false as const, problems: read.problems };
      const before = checkMap(map);
      if (!again.ok || !before.ok) throw new Error(again.ok ? "" : again.problems.join());
      const facts = ({ board }: typeof before) => ({
        ...board,
        id: "",
        doors: board.doors.map(({ id, locked, edges }) => [id, locked, edges.length]).sort(),
        zones: { red: [...board.zones.red].sort(), blue: [...board.zones.blue].sort() },
        terminals: [...board.terminals].sort(),
        areas: board.areas.map((area) => ({ ...area, spaces: [...area.spaces].sort() })),
      });
      expect(facts(again)).toEqual(facts(before));
    },
  );

  test("each problem has what mends it, and mending leaves none", () => {
    const read = sketchOf({
      id: "m",
      name: "M",
      spaces: ["a-d1-4"],
      zones: { red: ["a-d1"], blue: ["a-d4"] },
    });
    if (!("sketch" in read)) throw new Error(read.problems.join());
    const { sketch } = read;
    const walled = { ...sketch, edges: { "1,1|2,1": "wall", "1,1|1,2": "wall" } as const };
    const blocked = { ...walled, spaces: { ...sketch.spaces, "3,1": { terrain: "blocking", zone: "red" } as const } };
    const [first] = faultsOf(blocked);
    expect(first).toMatchObject({ text: "Nobody can start on C1: it is blocking.", space: "3,1" });
    const [second] = faultsOf(first?.mend?.sketch ?? blocked);
    expect(second).toMatchObject({ text: "A1 cannot be reached. Walls close it on all sides.", space: "1,1" });
    expect(faultsOf(second?.mend?.sketch ?? blocked)).toEqual([]);
  });
});

describe("a map that is filled and given rules", () => {
  const brush = (id: string) => BRUSHES.find((one) => one.id === id) as Brush;

  test("paint fills what hangs together and looks alike, up to walls and other ground", () => {
    const sketch = emptySketch(4, 6, "M");
    const walled = { ...sketch, edges: { "2,3|3,3": "wall", "2,4|3,4": "wall" } as const };
    const filled = fill(walled, brush("difficult"), "1,3", false, "a");
    const wet = Object.keys(filled.spaces).filter((key) => filled.spaces[key]?.terrain === "difficult");
    expect(wet.sort()).toEqual(["1,3", "1,4", "2,3", "2,4"]);
  });

  test("a zone that is missing is laid at its end of the map", () => {
    const sketch = emptySketch(4, 6, "M");
    const spaces = Object.fromEntries(
      Object.entries(sketch.spaces).map(([key]) => [key, { terrain: "normal" as const }]),
    );
    const [red] = faultsOf({ ...sketch, spaces });
    const [blue] = faultsOf(red?.mend?.sketch ?? sketch);
    expect(faultsOf(blue?.mend?.sketch ?? sketch)).toEqual([]);
  });

  test.each([
    ["wall", "Take the wall away"],
    ["door", "Take the door away"],
    ["impassable", "Take the edge away"],
  ] as const)("a %s beside nothing is taken away by its button", (kind, label) => {
    const sketch = emptySketch(4, 6, "M");
    const { "4,3": _gone, ...spaces } = sketch.spaces;
    const torn = { ...sketch, spaces, edges: { "3,3|4,3": kind } };
    const [fault] = faultsOf(torn);
    expect(fault).toMatchObject({ space: "3,3", mend: { label } });
    expect(faultsOf(fault?.mend?.sketch ?? torn)).toEqual([]);
  });

  test("a broken rule is taken out by its button, and the map is played without its mission until then", () => {
    const rule = ruleOf("score-carried", { token: "crate", control: "terminals", vp: 2, amount: 1, spaces: 1 });
    const mission = { name: "Crates", tokens: [], lockedDoors: [], rules: [rule] };
    const broken = { ...emptySketch(4, 6, "M"), missions: { a: mission } };
    const [fault] = faultsOf(broken);
    expect(fault).toMatchObject({ mend: { label: "Take the rule away" } });
    expect(faultsOf(fault?.mend?.sketch ?? broken)).toEqual([]);
    expect(playable(broken)?.missions.a).toBeUndefined();
  });

  test.each(RULE_KINDS.map(({ type }) => type))("a rule that is chosen by form fits the map: %s", (type) => {
    const sketch = emptySketch(4, 6, "M");
    const token = { id: "crate", label: "Crate", spaces: ["b3"], figure: false, carried: true };
    const rule = ruleOf(type, { token: "crate", control: "token:crate", vp: 2, amount: 2, spaces: 2 });
    const missions = { a: { name: "Crates", tokens: [token as never], lockedDoors: [], rules: [rule] } };
    const doors = { ...sketch, edges: { "1,3|1,4": "door" } as const, missions };
    expect(faultsOf(doors)).toEqual([]);
  });
});
