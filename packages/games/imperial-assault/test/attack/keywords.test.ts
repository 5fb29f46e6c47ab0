import { expect, test } from "vitest";
import { grant } from "../../src/attack/keywords.js";

/** An attack after these keywords were given to it. */
function granted(...given: readonly (readonly [Parameters<typeof grant>[1], string])[]) {
  const none = { pierce: 0, blast: 0, cleave: [], recover: 0, conditions: [] };
  const attack = { keywords: none, grants: [] } as unknown as Parameters<typeof grant>[0];
  for (const [keywords, by] of given) grant(attack, keywords, by);
  return attack;
}

test("amounts add up, cleaves stay apart, and a condition is given once", () => {
  const { keywords } = granted(
    [{ pierce: 1, blast: 1, cleave: [2], recover: 1, conditions: ["stun"] }, "card"],
    [{ pierce: 2, blast: 3, cleave: [1, 1], recover: 4, conditions: ["stun", "bleed"] }, "surge"],
  );
  expect(keywords).toEqual({ pierce: 3, blast: 4, cleave: [2, 1, 1], recover: 5, conditions: ["stun", "bleed"] });
});

test("each keyword is told with who gave it, and what nobody gave is not", () => {
  expect(granted([{ pierce: 1, cleave: [2], conditions: ["stun"] }, "card"], [{}, "surge"]).grants).toEqual([
    { keyword: "pierce", amount: 1, by: "card" },
    { keyword: "cleave", amount: 2, by: "card" },
    { keyword: "stun", amount: 1, by: "card" },
  ]);
});
