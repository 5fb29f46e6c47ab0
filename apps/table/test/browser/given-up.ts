import type { OpenedPages, Page } from "@riposte/browser";

export const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

/** A match against a bot, given up after a few answers. */
export async function givenUp(table: OpenedPages, game: string): Promise<Page> {
  const page = await table.open(`#/new/${game}?seed=3`);
  page.on("dialog", (dialog) => void dialog.accept());
  await button(page, "Start").click();
  await page.locator("[data-decision]").waitFor();
  await page.locator("summary[aria-label=Menu]").click();
  await button(page, "Give up").click();
  await page.getByRole("dialog").waitFor();
  return page;
}
