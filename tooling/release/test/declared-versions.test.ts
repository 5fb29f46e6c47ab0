import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { declaredAnew, rangeOf, staleDeclarations } from "../src/declared-versions.js";

const versions = {
  byPackage: new Map([["@riposte/kernel", "0.4.2"]]),
  byName: new Map([["surge", "0.3.1"]]),
  byExport: new Map([["onePieceDeclared", "1.2.0"]]),
};

test("a plugin declares the version its package has", () => {
  const text = 'declarePlugin({\n  name: "surge",\n  version: "0.1.0",\n  slice: { version: 1 } })';
  expect(declaredAnew(text, versions, "0.3.1")).toBe(text.replace("0.1.0", "0.3.1"));
  expect(declaredAnew(text, versions)).toBe(text);
});

test("what it requires is in the range of what there is now, by declaration or by name", () => {
  const written =
    'needs<OnePiece>(onePieceDeclared, "^0.1"), { name: "surge", range: "^0.1" }, needs({ name: "surge" }, "^0.1")';
  expect(declaredAnew(written, versions)).toBe(
    'needs<OnePiece>(onePieceDeclared, "^1.2"), { name: "surge", range: "^0.3" }, needs({ name: "surge" }, "^0.3")',
  );
});

test("a guide's manifest depends on what there is now", () => {
  expect(declaredAnew('{ "@riposte/kernel": "^0.1.0", "zod": "^4.0.0" }', versions)).toBe(
    '{ "@riposte/kernel": "^0.4.2", "zod": "^4.0.0" }',
  );
});

test("plugins of others are left alone", () => {
  const written = 'needs(coin, "^0.1"), { name: "coin", range: "^0.1" }';
  expect(declaredAnew(written, versions)).toBe(written);
});

test("a range takes patches, and at 0.x no more", () => {
  expect(["0.1.7", "2.3.4"].map(rangeOf)).toEqual(["^0.1", "^2.3"]);
});

test("no plugin of this repository declares another version than its manifest has", () => {
  const root = fileURLToPath(new URL("../../../", import.meta.url));
  expect([...staleDeclarations(root).keys()]).toEqual([]);
});
