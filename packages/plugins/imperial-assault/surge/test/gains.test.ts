import type { Surge } from "@riposte/imperial-assault";
import { expect, test } from "vitest";
import { gainsOf, hasGains } from "../src/gains.js";

const SURGES: readonly Surge[] = [
  {},
  { hit: 1 },
  { accuracy: 2 },
  { pierce: 1 },
  { blast: 1 },
  { cleave: 2 },
  { cleave: 0 },
  { recover: 1 },
  { recover: 0 },
  { conditions: ["stun"] },
  { tokens: ["surge"] },
  { tokens: [] },
  { ability: "bash" },
];

test.each(SURGES)("a surge is offered exactly where it has an effect: %o", (surge) => {
  for (const hasTokens of [true, false]) {
    const spender = { figure: "one", surgesRolled: 1, hasTokens };
    expect(hasGains(surge, spender)).toBe(gainsOf(surge, "surge", spender).length > 0);
  }
});
