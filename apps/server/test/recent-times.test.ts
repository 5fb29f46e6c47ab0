import { expect, test } from "vitest";
import { createRecentTimes } from "../src/recent-times.js";

test("half and 99 of 100 of the last thousand answers took so long at most", () => {
  const times = createRecentTimes();
  expect(times.now).toBeUndefined();
  times.add(7);
  expect(times.now).toEqual({ count: 1, half: 7, nearlyAll: 7 });
  for (let at = 1000; at > 0; at--) times.add(at);
  expect(times.now).toEqual({ count: 1001, half: 500, nearlyAll: 990 });
});
