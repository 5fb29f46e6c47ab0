import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { SYMBOLS } from "../../src/look/icon.js";

test("every name that can be asked for is drawn, and nothing else is", () => {
  const sprite = readFileSync(new URL("../../src/look/sprite.svg", import.meta.url), "utf8");
  const drawn = [...sprite.matchAll(/<symbol id="([^"]+)"/g)].map(([, name]) => name);
  expect(drawn).toEqual([...SYMBOLS]);
});
