import { readFileSync } from "node:fs";
import { facts } from "@riposte/data-finished";
import { expect, test } from "vitest";
import { game } from "./position.js";

test("the published types of the plugin stay small", () => {
  const types = readFileSync(new URL("../dist/declared.d.ts", import.meta.url), "utf8");
  expect(types.length).toBeLessThan(10_000);
});

test("every ability has an effect of its own name", () => {
  for (const { id } of facts.abilities) expect(game.ops.has(`finished:${id}`), id).toBe(true);
});
