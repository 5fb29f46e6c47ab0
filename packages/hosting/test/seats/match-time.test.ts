import { expect, test } from "vitest";
import { createMatchTime, lastsAt } from "../../src/seats/match-time.js";

const MINUTE = 60_000;
const limited = (isUp = false) => ({ time: { limit: 60, isUp }, outcome: null });

test("time passes while a match lies open, and not while it is put aside", () => {
  let now = 5000;
  const time = createMatchTime(
    () => limited(),
    () => now,
    MINUTE / 2,
  );
  expect([time.lasts, time.isDue]).toEqual([{ left: MINUTE / 2, since: null }, false]);
  time.run();
  now += 10_000;
  expect(lastsAt(time.lasts ?? { left: 0, since: null }, now)).toBe(20_000);
  time.putAside();
  now += 100_000;
  expect([time.played, time.lasts]).toEqual([40_000, { left: 20_000, since: null }]);
  time.run();
  now += 20_000;
  expect([time.isDue, lastsAt(time.lasts ?? { left: 1, since: null }, now)]).toEqual([true, 0]);
});

test("time that is up is not due again, and a match that may last for ever is not measured", () => {
  const up = createMatchTime(
    () => limited(true),
    () => 0,
    2 * MINUTE,
  );
  expect([up.isDue, up.lasts]).toEqual([false, { left: 0, since: null }]);
  const endless = createMatchTime(
    () => ({ time: null, outcome: null }),
    () => 0,
  );
  endless.run();
  expect([endless.isDue, endless.lasts, endless.played]).toEqual([false, null, undefined]);
});
