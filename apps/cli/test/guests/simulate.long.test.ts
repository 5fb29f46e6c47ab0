import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { builtRiposte } from "../riposte.js";

const wager = fileURLToPath(new URL("../../../../docs/examples/dist/wager/plugin.js", import.meta.url));

test("workers of a simulation load it too", () => {
  const words = ["simulate", "one-piece", "--games", "2", "--seed", "1", "--workers", "2", "--json"];
  const [alone, joined] = [builtRiposte(words), builtRiposte([...words, "--plugin", wager])];
  expect(joined.code, joined.err).toBe(0);
  expect(JSON.parse(joined.out)).not.toEqual(JSON.parse(alone.out));
});
