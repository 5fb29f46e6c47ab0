import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const list = new URL("../rules/warhammer-40k.md", import.meta.url);
const rows = [...readFileSync(list, "utf8").matchAll(/^\| (.+) \| (.+) · \[.+\]\((.+)\) \|$/gm)];

test("every rule of Warhammer 40,000 is shown by a test that exists", () => {
  expect(rows.length).toBeGreaterThan(150);
  const lost = rows.filter(
    ([, , title, file]) => !readFileSync(fileURLToPath(new URL(file, list)), "utf8").includes(title),
  );
  expect(lost.map(([, rule, title]) => `${rule}: ${title}`)).toEqual([]);
});
