import { readFileSync } from "node:fs";
import { barriersOn } from "@riposte/browser";
import { saveMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { composed, played } from "../composed.js";
import { opened } from "./opened.js";

const PATIENCE = 150_000;
const table = opened(PATIENCE);
const DOOR = readFileSync(new URL("../../../../docs/positions/imperial-assault-door.json", import.meta.url), "utf8");

test("a pasted position says of each figure what it may do, what not and why; an answer leads on", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/judge");
  await page.getByRole("textbox").fill(DOOR.slice(0, 80));
  await page.getByText("Was it cut off?").waitFor();
  await page.getByRole("textbox").fill(DOOR);
  const wookiee = page.getByRole("group", { name: "Wookiee Warrior" });
  await wookiee.getByText("attack:guard:c3").waitFor();
  expect(await page.getByRole("region", { name: "Red" }).textContent()).toContain("Is not asked at this moment.");
  expect(await barriersOn(page)).toEqual([]);
  await wookiee.locator("li", { hasText: "open:door-1" }).getByRole("button").click();
  await page.getByText("Answers given first").waitFor();
  await wookiee.getByRole("button", { name: /^Attack/ }).waitFor();
});

test("an inspected match goes to the judge as it is at that input", { timeout: PATIENCE }, async () => {
  const { game } = await composed("imperial-assault");
  const save = saveMatch(played(game, 60));
  const page = await table.open("#/inspect/imperial-assault");
  await page
    .locator('input[type="file"]')
    .setInputFiles({ name: "match.json", mimeType: "application/json", buffer: Buffer.from(JSON.stringify(save)) });
  await page.getByText("Now, input 60").waitFor();
  await page.getByRole("button", { name: "First" }).click();
  await page.getByRole("button", { name: "Who may do what here?" }).click();
  await page.getByRole("heading", { name: "Judge a position" }).waitFor();
  await page.getByText("Who takes the initiative?").waitFor();
});
