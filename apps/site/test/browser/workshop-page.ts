import type { Page } from "@riposte/browser";
import { expect } from "vitest";

/** A blank card of a game, read; whatever somebody did before is left behind. */
export async function begin(on: Page, game: string, words: string): Promise<void> {
  await on.getByRole("button", { name: "Data", exact: true }).click();
  await on.getByLabel("Game").selectOption(game);
  await on.locator(".json-editor", { hasText: words }).waitFor();
  await on.locator(`[data-game="${game}"] .told:not(.stale)`).waitFor();
  await reads(on);
}

export const reads = (on: Page): Promise<void> => on.locator(".problems", { hasText: "it reads" }).waitFor();

/** Types the whole text anew, with some words put in place of others. */
export async function typeOver(on: Page, words: string, typed: string): Promise<void> {
  const text = (await on.locator(".cm-content").textContent()) ?? "";
  expect(text).toContain(words);
  await on.locator(".cm-content").click();
  await on.keyboard.press("ControlOrMeta+a");
  await on.keyboard.insertText(text.replace(words, typed));
}
