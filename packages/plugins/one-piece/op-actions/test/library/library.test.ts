import { expect, test } from "vitest";
import { gameOf } from "../invented.js";

const steps = [{ type: "op:draw", count: 1 }];
const wrong = (...abilities: object[]) => {
  try {
    gameOf(abilities);
  } catch (error) {
    return String(error);
  }
  return "nothing is wrong";
};

test("a word that does not exist is refused with its place and the nearest one, deep inside a selector too", () => {
  const target = { side: "opponent", zones: ["character"], filter: { cost: { max: 3 } }, count: { upTo: 1 } };
  expect(wrong({ timing: "onPlay", steps: [{ type: "op:ko", target }] })).toMatch(
    /T02-001 abilities\[0\]\.steps\[0\]\.target\.zones\[0\]: .*Did you mean "characters"\?/,
  );
  const filter = { costs: { max: 3 } };
  expect(
    wrong({ timing: "onPlay", steps: [{ type: "op:ko", target: { ...target, zones: ["characters"], filter } }] }),
  ).toMatch(/steps\[0\]\.target\.filter: .*"costs".*Did you mean "cost"\?/);
});

test("everything wrong is said at once", () => {
  const message = wrong(
    { timing: "onplay", steps },
    { timing: "when", steps },
    { timing: "onPlay", steps: [{ type: "op:drow", count: 1 }] },
    { timing: "onPlay", steps: [] },
  );
  expect(message).toMatch(/abilities\[0\]\.timing: .*Did you mean "onPlay"\?/);
  expect(message).toMatch(/abilities\[1\]\.when: the timing "when" needs it/);
  expect(message).toMatch(/abilities\[2\]\.steps\[0\]\.type: .*Did you mean "op:draw"\?/);
  expect(message).toMatch(/abilities\[3\]\.steps: an ability does something/);
});

test("a number as text, a missing field and a wrong kind of number are refused with their place", () => {
  const message = wrong(
    { timing: "onPlay", steps: [{ type: "op:draw", count: "2" }] },
    { timing: "onPlay", steps: [{ type: "op:addDon", count: 1 }] },
    { timing: "onPlay", steps: [{ type: "op:draw", count: { size: "hands", side: "you" } }] },
  );
  expect(message).toMatch(/abilities\[0\]\.steps\[0\]\.count: /);
  expect(message).toMatch(/abilities\[1\]\.steps\[0\]\.state: /);
  expect(message).toMatch(/abilities\[2\]\.steps\[0\]\.count\.size: .*Did you mean "hand"\?/);
});

test("a static ability only gives, and for no length of time", () => {
  const give = { type: "op:give", target: { ref: "self" }, power: 1000, for: "thisTurn" };
  const message = wrong({ timing: "static", steps: [...steps, give] });
  expect(message).toMatch(/steps\[0\]\.type: a static ability has only op:give and op:rule/);
  expect(message).toMatch(/steps\[1\]\.for: a static ability holds as long as its card is there/);
});

test("an ability that waits needs an event, and an event needs such an ability", () => {
  const when = { event: "koed" };
  expect(wrong({ timing: "onPlay", when, steps })).toMatch(/abilities\[0\]\.when: only the timing "when" has this/);
  expect(wrong({ timing: "instead", steps })).toMatch(/abilities\[0\]\.instead: the timing "instead" needs it/);
});

test("a Trigger belongs to a card that says it has one", () => {
  expect(wrong({ timing: "trigger", steps })).toMatch(/T02-001 trigger: .*say "trigger": true/);
});
