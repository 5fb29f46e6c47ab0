import { imperialAssaultContext as context } from "@riposte/catalog/imperial-assault";
import { checkMap } from "@riposte/imperial-assault";
import { describe, expect, test } from "vitest";
import { faultsOf } from "../src/map-editor/faults.js";
import { fileOf, sketchOf } from "../src/map-editor/sketch.js";

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
