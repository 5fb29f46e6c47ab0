import { readFileSync } from "node:fs";
import type { OpenedPages, Page } from "@riposte/browser";
import type { GameInfo } from "@riposte/hosting";
import { expect } from "vitest";

const manifest = JSON.parse(readFileSync(new URL("../../dist/.vite/manifest.json", import.meta.url), "utf8")) as Record<
  string,
  { readonly file: string }
>;

/** The file with a game's rules behind the first question: its own name, or that of what others fetch too. */
function restOf(game: string): string {
  const name = Object.keys(manifest).find((one) => one.endsWith(`rest/${game}`) || one.startsWith(`_${game}-`));
  if (name === undefined) throw new Error(`All rules of ${game} come first.`);
  return (manifest[name] as { readonly file: string }).file;
}

/** A page whose rules behind the first question are not sent before `send`. */
async function heldBack(pages: OpenedPages, game: string): Promise<{ readonly page: Page; send(): void }> {
  const page = await pages.open("#/");
  const file = restOf(game);
  let send = () => {};
  const sent = new Promise<void>((go) => {
    send = go;
  });
  await page.route(`**/${file}`, async (route) => {
    await sent;
    await route.continue();
  });
  return { page, send };
}

/** A game is begun, pointed at and waited for without them; with them an answer is taken. */
export async function asksEarly(pages: OpenedPages, { id, title }: GameInfo): Promise<void> {
  const { page, send } = await heldBack(pages, id);
  const game = page.getByRole("list", { name: "Games" }).getByRole("listitem").filter({ hasText: title });
  await game.getByRole("button", { name: "Play now" }).click();
  const question = page.getByRole("region", { name: "Question" });
  await question.waitFor();
  // a pointer's rest on the table, and a bot that has thought long enough
  for (const thing of (await page.locator("[data-preview]").all()).slice(0, 3)) await thing.hover({ force: true });
  await page.waitForTimeout(700);
  expect(await question.isVisible()).toBe(true);
  const before = await question.textContent();
  send();
  await page.keyboard.press("1");
  await expect.poll(() => question.textContent(), { timeout: 20_000 }).not.toBe(before);
  await page.close();
}
