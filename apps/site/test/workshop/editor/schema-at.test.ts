import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { type Schema, schemasAt, withoutValueAt } from "../../../src/workshop/editor/schema-at.js";

const schema = (name: string): Schema =>
  JSON.parse(readFileSync(new URL(`../../../../../data/schemas/${name}.json`, import.meta.url), "utf8"));

const wordsAt = (name: string, value: unknown, path: readonly (string | number)[]) =>
  new Set(
    schemasAt(schema(name), value, path).flatMap((one) => one.enum ?? (one.const === undefined ? [] : [one.const])),
  );

test("a step that is not written yet may be any step, also deep inside of others, without waiting", () => {
  const path = ["cards", 0, "abilities", 0, "steps", 0];
  const deeper = [...path, "then", 0, "then", 0, "type"];
  const started = performance.now();
  expect(wordsAt("one-piece-cards", {}, [...path, "type"])).toContain("op:ko");
  schemasAt(schema("one-piece-cards"), {}, deeper);
  expect(performance.now() - started).toBeLessThan(2000);
});

test("where a word tells kinds apart, only what belongs to that kind is said", () => {
  const value = { cards: [{ abilities: [{ steps: [{ type: "op:draw" }] }] }] };
  const fields = schemasAt(schema("one-piece-cards"), value, ["cards", 0, "abilities", 0, "steps", 0]).flatMap(
    ({ properties = {} }) => Object.keys(properties),
  );
  expect(fields).toContain("count");
});

test("the word that is being replaced does not narrow what may stand in its place", () => {
  const value = { cards: [{ abilities: [{ steps: [{ type: "op:draw", count: 1 }] }] }] };
  const path = ["cards", 0, "abilities", 0, "steps", 0, "type"];
  expect(wordsAt("one-piece-cards", value, path)).not.toContain("op:ko");
  expect(wordsAt("one-piece-cards", withoutValueAt(value, path), path)).toContain("op:ko");
});
