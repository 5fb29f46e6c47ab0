import { expect, test } from "vitest";
import { compose, simulateMatch } from "../../src/entry/run.js";
import type { Match } from "../../src/index.js";
import { type Workshop, workshop } from "./workshop.js";

/** A workshop that tells the epoch at each look at how strong it is, and begins to hum at work if it is to. */
function told(hums: boolean) {
  const seen: number[] = [];
  const game = compose([
    workshop((match) => void (hums && match.last("workshop:hum", {})), {
      modify: {
        "workshop:strength": (_subject, match: Match<Workshop>) => {
          seen.push(match.epoch);
          return undefined;
        },
      },
    }),
  ]);
  const simulation = simulateMatch(game, { seed: 1 });
  const look = () => simulation.explain("workshop:strength", {}, 1);
  return { simulation, look, seen };
}

test("the epoch is another one after every effect, and the same while nothing happens", () => {
  const { simulation, look, seen } = told(false);
  look();
  look();
  simulation.enter("work");
  look();
  expect(seen[1]).toBe(seen[0]);
  expect(seen[2]).not.toBe(seen[0]);
});

test("what begins to last is an epoch of its own", () => {
  const epochs = [false, true].map((hums) => {
    const { simulation, look, seen } = told(hums);
    look();
    simulation.enter("work");
    look();
    return (seen[1] as number) - (seen[0] as number);
  });
  expect(epochs[1]).toBeGreaterThan(epochs[0] as number);
});

test("a mark brings its epoch back, and no other way from it has the same", () => {
  const { simulation, look, seen } = told(true);
  const mark = simulation.mark();
  look();
  for (let way = 0; way < 2; way++) {
    simulation.enter("work");
    look();
    simulation.reset(mark);
    look();
  }
  const [before, first, again, second, once] = seen;
  expect([again, once]).toEqual([before, before]);
  expect(new Set([before, first, second]).size).toBe(3);
});
