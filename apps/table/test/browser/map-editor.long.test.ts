import { barriersOn } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 90_000;
const table = opened(PATIENCE);

test("a map is drawn, its problem is shown and mended, and it is played at once", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/draw");
  const board = page.getByRole("application");
  await board.waitFor();
  expect(await barriersOn(page)).toEqual([]);

  // blocking terrain where red starts: nobody can be deployed there
  await page.getByRole("button", { name: "Blocking B", exact: true }).click();
  await board.focus();
  await board.press("ArrowRight");
  await board.press("Space");
  const fault = page.getByRole("listitem").filter({ hasText: "Nobody can start on A1" });
  await fault.waitFor();
  expect(await page.getByRole("button", { name: "Play it" }).isDisabled()).toBe(true);
  await fault.getByRole("button", { name: "Make it floor" }).click();
  await fault.waitFor({ state: "detached" });

  await page.getByRole("button", { name: "Fill" }).click();
  await page.getByRole("button", { name: "Missions" }).click();
  await page.getByText("scores 5 for the yard").waitFor();
  const first = page.getByRole("region", { name: "Mission A" });
  await first.getByRole("spinbutton", { name: "Points" }).fill("3");
  await first.getByRole("button", { name: "Add the rule" }).click();
  await first.getByRole("listitem").filter({ hasText: "scores 3" }).first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  await page.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await page.reload();
  await page.getByRole("button", { name: "Missions" }).click();
  await page.getByRole("listitem").filter({ hasText: "scores 3" }).first().waitFor();
  await page.getByRole("button", { name: "Text" }).click();
  expect(await page.getByRole("textbox").last().inputValue()).toContain('"id": "my-yard"');
  await page.getByRole("button", { name: "Play it" }).click();
  await page.getByRole("region", { name: "Question" }).waitFor();
});
