import { barriersOn } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 120_000;
const table = opened(PATIENCE);

test("an army against an army: cells, several on one, the best use, and the way into calculator and battle", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/calculator?game=warhammer-40k");
  await page.getByRole("link", { name: "An army against an army" }).click();
  await page.getByRole("heading", { name: /^Best against \d of 8: / }).waitFor();
  const cell = page.getByRole("button", { name: /^Plasma Crew on Thorn Titan: ?8 ?% of it, ?1\d ?points$/ });
  await cell.click();
  await page.getByRole("button", { name: /^Siege Mortar on Thorn Titan/ }).click();
  const several = page.getByRole("heading", { name: /^Several on Thorn Titan/ });
  await several.waitFor();
  await page.getByText(/to destroy it; 18 % of its wounds on average/).waitFor();
  expect(page.url()).toContain("on=3&by=5%2C6");
  await page.getByText(/points on average of 900/).waitFor();
  await page.getByText("rules", { exact: false }).first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  // the link brings back the same
  await page.reload();
  await page.getByText(/to destroy it; 18 % of its wounds on average/).waitFor();
  await page.getByRole("button", { name: "Charging" }).click();
  await page.getByRole("button", { name: /^Cinder Jumpers on Thorn Titan/ }).waitFor();
  await page.getByRole("button", { name: "Theirs" }).click();
  await page.getByRole("button", { name: /^Thorn Titan on Ember Guard/ }).waitFor();
  expect(await page.getByRole("link", { name: "Play this battle" }).getAttribute("href")).toContain(
    "ember-host,thorn-swarm",
  );
});

test("a distance that cannot be read is said, and what was counted last is not shown for it", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/calculator?game=warhammer-40k&armies=ember-host,thorn-swarm&at=far");
  await page.getByText("Inches: 0 to 200.").waitFor();
  expect(await page.getByRole("table").count()).toBe(0);
});
