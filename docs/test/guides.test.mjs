import { existsSync, readdirSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const docs = fileURLToPath(new URL("..", import.meta.url));
const guides = readdirSync(join(docs, "guides")).map((file) => join(docs, "guides", file));

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

/** Guides whose last step is a command, and the test that runs it. */
const LAST_COMMANDS = {
  "ability-as-data.md": "packages/create/test/own-ability.test.ts",
  "debugging.md": "apps/cli/test/debug.test.ts",
  "first-plugin.md": "packages/create/test/in-a-clone.long.test.ts",
  "maps.md": "apps/cli/test/games/imperial-assault/map-guide.test.ts",
  "machine.md": "apps/cli/test/guests/guest-plugin.test.ts",
  "publishing.md": "tooling/release/test/outside.long.test.ts",
};

test.each(guides)("the last step of %s is run by a test", (page) => {
  const name = basename(page);
  const [, last = "no test at all"] = [...readFileSync(page, "utf8").matchAll(/```\w+ (test\/\S+)/g)].at(-1) ?? [];
  if (Object.hasOwn(LAST_COMMANDS, name))
    expect(readFileSync(join(docs, "..", LAST_COMMANDS[name]), "utf8")).toContain(name);
  else expect(existsSync(join(docs, "examples", last))).toBe(true);
});
