import type { OpenedPages, Page } from "@riposte/browser";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** Gives the match up, and says that it is meant. */
export async function giveUp(page: Page): Promise<void> {
  await page.locator("summary[aria-label=Menu]").click();
  await button(page, "Give up").click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Give up" }).click();
}

/** A match against a bot, given up after a few answers. */
export async function givenUp(table: OpenedPages, game: string): Promise<Page> {
  const page = await table.open(`#/new/${game}?seed=3`);
  await button(page, "Start").click();
  await page.locator("[data-decision]").waitFor();
  await giveUp(page);
  await page.getByRole("dialog").waitFor();
  return page;
}
