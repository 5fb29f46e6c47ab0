import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { LIMITS } from "../src/index.js";

const root = new URL("../../../", import.meta.url).pathname;
const page = readFileSync(`${root}docs/operations.md`, "utf8");
const table = page.slice(page.indexOf("## Limits"), page.indexOf("## Looking after"));
const FOLDERS = ["apps/server/test/", "apps/server/test/thinking/", "packages/hosting/test/"];

test("the page for whoever runs a server lists every limit, and tests that are there", () => {
  for (const name of Object.keys(LIMITS)) expect(table).toContain(`\`${name}\``);
  for (const [, file] of table.matchAll(/`([\w-]+(?:\.long)?\.test\.ts)`/g))
    expect([file, FOLDERS.some((folder) => existsSync(`${root}${folder}${file}`))]).toEqual([file, true]);
});
