import { barriersOn, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 150_000;
const table = opened(PATIENCE);

test("bots play each other beside the page, and it says how even their lists are", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/watch");
  await page.getByRole("link", { name: "How even are the games?" }).click();
  await page.getByText("No matches yet.").waitFor();
  await page.getByRole("button", { name: "Play 120 more" }).click();
  await page.getByText(/Rating with the range .* 120 matches/).waitFor();
  const rows = page.getByRole("region", { name: "Who beats whom" }).locator("tbody tr");
  const shares = await rows.evaluateAll((all) =>
    all.map((row) => [...row.querySelectorAll("td")].map(({ textContent }) => Number(textContent))),
  );
  // what one wins the other loses, and everybody who follows rules of thumb beats who answers anything
  for (const [row, line] of shares.entries())
    for (const [column, share] of line.entries())
      if (row !== column) expect(Math.abs(share + (shares[column]?.[row] ?? 0) - 100)).toBeLessThan(2);
  expect(shares[0]?.[3]).toBeGreaterThan(90);
  await page.getByRole("region", { name: "Win rate by card" }).getByText("Nami").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
});
