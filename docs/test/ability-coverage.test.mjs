import { expect, test } from "vitest";
import { coverageText, lost, merged } from "../../tooling/vitest/ability-coverage.js";

const before = {
  tested: { blitz: ["a.test.ts", "b.test.ts"], parry: ["b.test.ts"] },
  reached: { blitz: { "c.test.ts": 4 } },
};
const everywhere = () => true;
const ran = (files) => merged(before, new Map(Object.entries(files)), everywhere);

test("a file that did not run keeps what it proved", () => {
  expect(ran({})).toEqual(before);
});

test("an ability that no file proves any more is lost", () => {
  const after = ran({ "b.test.ts": undefined });
  expect(after.tested).toEqual({ blitz: ["a.test.ts"] });
  expect(lost(before, after)).toEqual(['no test proves "parry" any more.']);
});

test("what a deleted file proved is lost with it", () => {
  const after = merged(before, new Map(), (file) => file !== "c.test.ts");
  expect(lost(before, after)).toEqual(['no test reaches "blitz" any more.']);
});

test("a proof that is not written down yet fails until it is; another count does not", () => {
  const record = { tested: ["focus"], reached: { blitz: 9 } };
  const after = ran({ "c.test.ts": record });
  expect(after.reached).toEqual({ blitz: { "c.test.ts": 9 } });
  expect(lost(before, after)).toEqual(['"focus" is proven, but not listed.']);
});

test("the file has one line for each ability, sorted", () => {
  const text = coverageText(ran({ "z.test.ts": { tested: ["aim"], reached: {} } }));
  expect(JSON.parse(text).tested.aim).toEqual(["z.test.ts"]);
  expect(text.split("\n").slice(1, 5)).toEqual([
    '  "$schema": "../schemas/coverage.json",',
    '  "tested": {',
    '    "aim": ["z.test.ts"],',
    '    "blitz": ["a.test.ts","b.test.ts"],',
  ]);
});
