import { expect, test } from "vitest";
import { laidOutside } from "../outside.js";
import { example } from "./compiled.js";
import { exportedAfter } from "./shown-code.js";

test("a plugin in code that is taken along compiles and passes its own test outside the repository, and fails it with another rule", {
  timeout: 300_000,
}, async () => {
  const outside = laidOutside(await exportedAfter(12, example.sources), "last-stand");
  try {
    outside.compiles();
    expect(outside.tests()).toContain("1 passed");
    outside.change("src/plugin.ts", "isAlone ? match.add(1000", "cards[card]?.owner === 1 ? match.add(100_000");
    expect(outside.tests).toThrow();
  } finally {
    outside.remove();
  }
});
