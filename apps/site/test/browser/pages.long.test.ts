import { readdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import { barriersOn, type OpenedPages, PHONE } from "@riposte/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./opened-site.js";

const dist = fileURLToPath(new URL("../../dist/", import.meta.url));
const ALL = readdirSync(dist, { recursive: true, encoding: "utf8" })
  // what the workshop frames is looked at inside of it
  .filter((file) => file.endsWith(".html") && !/stage\.html$/.test(file))
  .sort();
const PATIENCE = 1_200_000;
let site: OpenedPages;
beforeAll(async () => {
  site = await openSite();
}, 150_000);
// also fails where any of them complained in its console, or asked another host for something
afterAll(() => site?.close(), 150_000);

const SECTIONS = [...new Set(ALL.map((path) => dirname(path)))];

test.each(SECTIONS)(
  "every page in %s is without barriers and fits a phone, every other one in the dark",
  {
    timeout: PATIENCE,
  },
  async (section) => {
    const page = await site.open("index.html", PHONE);
    const found: string[] = [];
    for (const [at, path] of ALL.filter((one) => dirname(one) === section).entries()) {
      await page.emulateMedia({ colorScheme: at % 2 === 0 ? "light" : "dark" });
      await page.goto(`${site.address}${path}`);
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      if (width > PHONE.width) found.push(`${path}: ${width} wide`);
      found.push(...(await barriersOn(page)).map((barrier) => `${path}: ${barrier}`));
    }
    await page.context().close();
    expect(found).toEqual([]);
  },
);

test("there are pages of every section", () => {
  expect(ALL.length).toBeGreaterThan(200);
  for (const section of [".", "api", "decisions", "formats", "guides", "packages", "reference", "rules", "start"])
    expect(SECTIONS).toContain(section);
});
