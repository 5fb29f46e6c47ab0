import { test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE);

test("a table that was open once opens without a network, and plays against the bot", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/", undefined, { isKept: true });
  await page.getByRole("button", { name: "Play now: Finished!" }).waitFor();
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    if (active?.state !== "activated")
      await new Promise((resolve) => active?.addEventListener("statechange", resolve, { once: true }));
  });
  await page.context().setOffline(true);
  await page.reload();
  await page.getByRole("button", { name: "Play now: ONE PIECE Card Game" }).click();
  await page.locator("[data-decision]").waitFor();
  await page.context().setOffline(false);
});
