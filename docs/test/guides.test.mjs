import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const docs = fileURLToPath(new URL("..", import.meta.url));
const guides = readdirSync(join(docs, "guides")).map((file) => join(docs, "guides", file));
const pages = [...guides, join(docs, "formats.md"), join(docs, "reference/README.md")];

/** Blocks that name a file show a part of docs/examples; what else is shown is written and run by tests of its own. */
const shown = guides.flatMap((page) =>
  [...readFileSync(page, "utf8").matchAll(/```\w+ ((?:src|test)\/\S+)\n(.*?)```/gs)]
    .map(([, file, code]) => ({ page: page.slice(docs.length), file: join(docs, "examples", file), code }))
    .filter(({ file }) => existsSync(file)),
);

test("the guides show examples", () => {
  expect(new Set(shown.map(({ page }) => page)).size).toBeGreaterThanOrEqual(4);
});

test.each(shown)("$page shows $file as it is", ({ file, code }) => {
  expect(readFileSync(file, "utf8")).toContain(code);
});

test.each(pages)("links of %s lead somewhere", (page) => {
  const links = [...readFileSync(page, "utf8").matchAll(/\]\(([^)#:]+)(?:#[^)]*)?\)/g)].map(([, link]) => link);
  expect(links.filter((link) => !existsSync(join(dirname(page), link)))).toEqual([]);
});
