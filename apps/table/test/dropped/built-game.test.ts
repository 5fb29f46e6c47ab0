import { strToU8, zipSync } from "fflate";
import { expect, test } from "vitest";
import { builtGame } from "../../src/dropped/built-game.js";

const zipOf = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])));

const MANIFEST = JSON.stringify({ name: "mine", exports: { ".": { types: "./dist/a.d.ts", default: "./dist/a.js" } } });

test("modules and data of a built game are taken, from its folder as from the zip's beginning", () => {
  const files = { "package.json": MANIFEST, "dist/a.js": "a", "dist/cards.json": "{}" };
  const beside = { "dist/a.d.ts": "types", "node_modules/b/index.js": "b", "README.md": "words" };
  const built = { entry: "dist/a.js", files };
  expect(builtGame(zipOf({ ...files, ...beside }))).toEqual(built);
  const within = Object.entries({ ...files, ...beside }).map(([path, text]) => [`mine/${path}`, text]);
  expect(builtGame(zipOf(Object.fromEntries(within)))).toEqual(built);
});

test.each([
  ["no zip", strToU8("PK, or not"), "That is no zip."],
  ["no manifest", zipOf({ "a.js": "" }), "There is no package.json in it."],
  ["a torn manifest", zipOf({ "package.json": "{" }), "Its package.json is no JSON"],
  ["no entry", zipOf({ "package.json": '{ "exports": {} }' }), "Its package.json names no module."],
  ["not built", zipOf({ "package.json": MANIFEST }), "names dist/a.js, which is not in the zip. Build it"],
  ["one that explodes", zipOf({ "package.json": MANIFEST, "dist/a.js": " ".repeat(40_000_000) }), "more than 16 MB"],
  [
    "too many files",
    zipOf(Object.fromEntries(Array.from({ length: 1100 }, (_, at) => [`${at}.js`, ""]))),
    "or 1000 files",
  ],
])("%s is refused with what to do", (_what, zip, says) => {
  expect(() => builtGame(zip)).toThrow(says);
});
