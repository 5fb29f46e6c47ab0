import { describe, expect, test } from "vitest";
import { reachable, type Tread, trodden, withoutPassed } from "../../src/board/index.js";
import { stage } from "./stage.js";

const there = stage(
  `
  +-+-+-+-+-+
  |A # . x .|
  + +-+1+-+ +
  |. . . . .|
  + + + + + +
  |. # . . .|
  + + + + + +
  |. . . . .|
  +-+-+-+-+-+`,
  { figures: { A: {} } },
);

/** What stops between the ends of the first row cost. */
function costs(given: Partial<Tread>, points = 9) {
  const { field, figure, names } = there;
  const tread = { blocking: 0, impassable: 0, besideWalls: 0, along: 0, ...given };
  const mover = figure("A");
  const reach = withoutPassed(field, mover, tread, reachable(trodden(field, tread), mover, points));
  const stops = reach.stops.map(({ spaces, cost }) => [names(spaces).join(), cost] as const);
  return Object.fromEntries(stops.filter(([name]) => ["b1", "c1", "d1"].includes(name)));
}

describe("rules 7: ground that is open to some", () => {
  test("is closed to everybody else", () => {
    expect(costs({})).toEqual({});
  });

  test("counts as difficult and is no place to stop", () => {
    expect(costs({ blocking: 1 })).toEqual({ c1: 3 });
    // around, and then over the impassable space
    expect(costs({ impassable: 1 })).toEqual({ c1: 7 });
  });

  test("is passed at no cost and no place to stop, where it is only passed", () => {
    expect(costs({ blocking: 3 })).toEqual({ c1: 2 });
  });

  test("is where it may stop too when it is nothing special", () => {
    expect(costs({ blocking: 2, impassable: 2 })).toEqual({ b1: 1, c1: 2, d1: 3 });
  });

  test("may be open beside walls only", () => {
    const { board, field } = there;
    const tread = { blocking: 2, impassable: 2, besideWalls: 1, along: 0 };
    const ground = trodden(field, tread);
    expect(ground.terrain[there.at("b1")]).not.toBe(board.terrain[there.at("b1")]);
    expect(ground.terrain[there.at("b3")]).toBe(board.terrain[there.at("b3")]);
  });
});
