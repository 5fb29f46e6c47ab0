import { GAMES } from "@riposte/hosting";
import { test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 600_000;
const table = opened(PATIENCE);

test.each(GAMES)(
  "a whole match of $title is watched to its end, and then lies open",
  { timeout: PATIENCE },
  async ({ id }) => {
    const page = await table.open(`#/new/${id}?with=bots&bot=greedy&seed=2`);
    await page.getByRole("button", { name: "Start" }).click();
    await page.getByText(/^(You won|You lost|A draw|\w+ won)\.$/).waitFor({ timeout: PATIENCE });
    await page.getByRole("dialog").getByRole("button", { name: "Look inside" }).click();
    await page.getByRole("group", { name: "Seen by" }).getByRole("radio", { name: "all" }).waitFor();
  },
);
