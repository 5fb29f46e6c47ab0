import type { Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

test("at one device a battle hides nothing and goes on, and a duel has it handed over before a hand is seen", {
  timeout: PATIENCE,
}, async () => {
  const handOver = (page: Page) => page.getByText("Hand the device over");
  const battle = await table.open("#/new/warhammer-40k?with=device&seed=3");
  await button(battle, "Start").click();
  for (const unit of ["Where do the infiltrators Ash Scouts stand?", "Where does Ash Scouts scout to?"]) {
    await battle.getByText(unit).waitFor();
    // a second click at once where the question changed is taken for the first one
    await battle.waitForTimeout(400);
    await button(battle, "Stay").click();
  }
  // a unit of the other seat
  await battle.getByText("Where does Thorn Gargoyles scout to?").waitFor();
  expect(await handOver(battle).count()).toBe(0);
  const duel = await table.open("#/new/one-piece?with=device&seed=3");
  await button(duel, "Start").click();
  await handOver(duel).waitFor();
  await button(duel, "I am Red").click();
  await duel.getByRole("region", { name: "Question" }).waitFor();
});
