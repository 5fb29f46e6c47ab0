import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { stepSchemas } from "../src/language/step-schemas.js";

const readme = readFileSync(new URL("../README.md", import.meta.url), "utf8");
const [, table = ""] = /^## Steps\n([\s\S]*?)\n\n[^|]/m.exec(readme) ?? [];

/** Queued by other steps and never written on a card. */
const QUEUED = ["aim", "count-roll", "discard-one", "passive", "set-die", "shove", "strike", "used", "walk"];

test("the README has every step that cards are written in once", () => {
  const steps = [...table.matchAll(/^\| ([^|]+) \|/gm)].flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`(do:[a-z-]+)`/g)].map(([, step]) => step),
  );
  const queued = new Set(QUEUED.map((name) => `do:${name}`));
  const written = Object.keys(stepSchemas).filter((step) => !queued.has(step));
  expect(steps.sort()).toEqual(written.sort());
});
