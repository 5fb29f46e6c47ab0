import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { newGame } from "../src/new-game.js";

const guide = readFileSync(new URL("../../../docs/guides/own-game.md", import.meta.url), "utf8");

test("the readme of a new game names every step of the guide, and files it has", () => {
  const files = newGame({ name: "high-tide", rule: "The highest card takes the trick.", peers: {} });
  const [, readme = ""] = Object.entries(files).find(([file]) => file.endsWith("README.md")) ?? [];
  const rows = [...readme.matchAll(/^- \[(.+)\]\(.+#(.+)\): `(.+)`$/gm)];
  expect(rows.map(([, step]) => step)).toEqual([...guide.matchAll(/^## (\d.*)$/gm)].map(([, title]) => title));
  for (const [, step = "", anchor, file = ""] of rows) {
    expect(Object.keys(files).some((one) => one.includes(`high-tide/${file}`))).toBe(true);
    expect(anchor).toBe(step.replace(".", "").replaceAll(" ", "-").toLowerCase());
  }
});
