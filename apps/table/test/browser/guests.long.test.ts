import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openPages, type Page } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";
import { answerSomehow, sit, sitTwo } from "./two-browsers.js";

const PATIENCE = 180_000;
const at = (path: string) => fileURLToPath(new URL(`../../../../${path}`, import.meta.url));
const riposte = at("apps/cli/bin/riposte.js");
const HARBOUR = ["--game", at("docs/examples/dist/harbour/game.js")];
const WAGER = ["--plugin", at("docs/examples/dist/wager/plugin.js")];
const folder = mkdtempSync(join(tmpdir(), "riposte-guests-"));

/** The page as an operator serves it, with a game and a plugin of other authors. */
const table = opened(PATIENCE, async () => {
  const child = spawn(process.execPath, [riposte, "serve", "--forget", ...HARBOUR, ...WAGER], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const [line] = (await once(child.stdout, "data")) as [Buffer];
  const [address = ""] = line.toString().trim().split("#");
  const close = async () => {
    child.kill("SIGTERM");
    await once(child, "exit");
  };
  return openPages({ address, close });
});

/** A match that bots have played at the command line. */
function played(game: readonly string[], name: string) {
  const file = join(folder, name);
  const words = ["play", ...game, "--seed", "1", "--bot", "random", "--watch", "--save", file];
  const { status, stderr } = spawnSync(process.execPath, [riposte, ...words], { encoding: "utf8" });
  expect(status, stderr).toBe(0);
  return { name: "match.json", mimeType: "application/json", buffer: readFileSync(file) };
}

const inputsIn = ({ buffer }: { readonly buffer: Buffer }): number => JSON.parse(buffer.toString()).inputs.length;

/** Who acts at some moment of what is composed, as the inspector lists it. */
const acting = (page: Page, plugin: string) => page.locator("li", { hasText: plugin }).first();

test("a save of another author's game is opened in the inspector and watched along its inputs", {
  timeout: PATIENCE,
}, async () => {
  const save = played(HARBOUR, "harbour.json");
  const page = await table.open("#/inspect/harbour");
  await page.locator('input[type="file"]').setInputFiles(save);
  await page.getByText(`Now, input ${inputsIn(save)}`).waitFor();
  await page.getByRole("button", { name: "Previous" }).click();
  await page.getByText(`Input ${inputsIn(save) - 1} of ${inputsIn(save)}`).waitFor();
  await page.goto(`${table.address}#/watch`);
  await page.locator('input[type="file"]').setInputFiles(save);
  await page.getByRole("button", { name: "To the end" }).click();
  await page.getByText(`move ${inputsIn(save)} of ${inputsIn(save)}`).waitFor();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByText(`move ${inputsIn(save) - 1} of ${inputsIn(save)}`).waitFor();
});

test("an online match of another author's game is followed in the inspector while it moves", {
  timeout: PATIENCE,
}, async () => {
  const players = await sitTwo(table, "harbour");
  const { page } = await sit(table, new URL(players[0].page.url()).hash);
  await page.getByRole("button", { name: "Look inside" }).first().click();
  await page.locator("svg.chart .active").first().waitFor();
  for (let input = 0; input < 4; input++) {
    await page.getByText(`Now, input ${input}`).waitFor();
    await answerSomehow(players, input);
  }
  await page.getByText("Now, input 4").waitFor();
});

test("a plugin of another author joins matches in the page: rules, hints and inspector have it", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/one-piece?seed=1");
  await page
    .getByRole("button", { name: /^Start/ })
    .first()
    .click();
  await page.getByRole("button", { name: "Hint" }).click();
  await page.locator('[data-hinted="true"]').first().waitFor();
  await page.getByRole("button", { name: "Look inside" }).first().click();
  await acting(page, "wager").waitFor();
  await page.goto(`${table.address}#/inspect/one-piece`);
  await acting(page, "wager").waitFor();
});

test("a match that was played with it is explained in the page", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/watch");
  await page.locator('input[type="file"]').setInputFiles(played(["one-piece", ...WAGER], "wager.json"));
  await page.getByRole("link", { name: "How it went" }).click();
  await page.getByText(/Going through the match, [1-9]/).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});
