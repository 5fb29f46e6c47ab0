import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { openPages } from "@riposte/browser";
import { test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));

/** The page as an operator serves it, with a game of another author that has lists. */
const table = opened(PATIENCE, async () => {
  const words = ["serve", "--forget", "--game", at("docs/examples/dist/harbour/with-fleets.js")];
  const child = spawn(process.execPath, [at("apps/cli/bin/riposte.js"), ...words], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const close = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return openPages({ address: line.toString().trim().split("#")[0] as string, close });
});

test("a list of another author's game is put together in the page, and played with", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build");
  await page.getByRole("link", { name: "Build: Harbour" }).click();
  await page.getByText("8 cards, 18 crates and 1 storm").first().waitFor();
  await page.getByRole("button", { name: "Take out one Ship of 5" }).first().click();
  await page.getByText("A fleet has 8 cards, not 7.").first().waitFor();
  await page.getByRole("button", { name: "Add Ship of 2" }).first().click();
  await page.getByText("A fleet that may sail.").first().waitFor();
  await page.getByRole("button", { name: "Play with it" }).click();
  await page.getByRole("region", { name: "Question" }).getByText("Which card do you play?").waitFor();
});

test("ready lists of another author's game are chosen for both sides before a match", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/harbour?seed=1&fleets=traders,raiders");
  await page
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await page.getByRole("region", { name: "Question" }).getByText("Which card do you play?").waitFor();
});
