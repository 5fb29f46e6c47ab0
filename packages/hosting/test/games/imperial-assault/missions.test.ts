import { describe, expect, test } from "vitest";
import { imperialAssaultContext, missionLines } from "../../../src/games/imperial-assault/index.js";

const lines = (map: string, side: "a" | "b") => {
  const mission = imperialAssaultContext().boards.get(map)?.missions[side];
  return mission === undefined ? [] : missionLines(mission);
};

describe("a mission in sentences", () => {
  test("says what tokens are and what happens when", () => {
    expect(lines("mos-eisley-outskirts", "a")).toEqual([
      "Interacting turns a panel from gray to green or back, 1 per player and round.",
      "At the end of a round a player scores 5 (green) or 2 (gray) for each panel he controls.",
    ]);
    expect(lines("devaron-garrison", "b")).toHaveLength(6);
  });

  test("has no id, code or hole in any of the missions", () => {
    for (const { id } of imperialAssaultContext().boards.values())
      for (const side of ["a", "b"] as const)
        for (const line of lines(id, side)) expect(line).not.toMatch(/undefined|\[object|[{}]|\w-\w+-\w/);
  });
});
