import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { game } from "./position.js";

test("the published types of the plugin stay small", () => {
  const types = readFileSync(new URL("../dist/declared.d.ts", import.meta.url), "utf8");
  expect(types.length).toBeLessThan(10_000);
});

test("every ability has an effect of its own name", () => {
  const abilities = (game.plugins[0]?.behaviour.facts as { abilities: { id: string }[] }).abilities;
  for (const { id } of abilities) expect(game.ops.has(`finished:${id}`), id).toBe(true);
});
