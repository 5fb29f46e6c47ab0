import type { OpenedPages, Page } from "@riposte/browser";
import type { View } from "@riposte/kernel/run";
import { changed, type SeatNow } from "@riposte/seats";
import type { ServerMessage } from "@riposte/server/protocol";

/** Somebody at his own browser, and everything its socket received. */
export interface Player {
  readonly page: Page;
  readonly frames: readonly string[];
}

export async function sit(table: OpenedPages, route: string): Promise<Player> {
  const frames: string[] = [];
  const page = await table.open("#/");
  page.on("websocket", (socket) => socket.on("framereceived", ({ payload }) => frames.push(String(payload))));
  await page.goto(`${table.address}${route}`);
  return { page, frames };
}

/** The same for somebody who gave a name before. */
async function sitAs(table: OpenedPages, name: string | undefined, route: string): Promise<Player> {
  if (name === undefined) return sit(table, route);
  const player = await sit(table, "#/settings");
  await player.page.getByRole("textbox", { name: "Name" }).fill(name);
  await player.page.goto(`${table.address}${route}`);
  return player;
}

/** A match that one browser makes, with what it chooses, and another joins by its link. */
export async function sitTwo(
  table: OpenedPages,
  game: string,
  names: readonly string[] = [],
  choose: (page: Page) => Promise<unknown> = async () => undefined,
): Promise<readonly [Player, Player]> {
  const one = await sitAs(table, names[0], `#/new/${game}?with=friend&seed=1`);
  await choose(one.page);
  await one.page.getByRole("button", { name: "Start and invite" }).click();
  const link = await one.page.getByRole("textbox", { name: "Invitation link" }).inputValue();
  const other = await sitAs(table, names[1], link.slice(link.indexOf("#")));
  await other.page.getByRole("heading", { name: `${names[0] ?? "You are"} invite` }).waitFor();
  // the seed was chosen, so a guest is told before he sits down
  await other.page.getByText("chose the seed").waitFor();
  await other.page.getByRole("button", { name: "Sit down" }).click();
  for (const [at, { page }] of [one, other].entries())
    await page.getByText(`you play with ${names[1 - at] ?? "Friend"} · connected`).waitFor();
  return [one, other];
}

/** Whoever is asked first answers, some way or other. */
export async function answerSomehow(players: readonly Player[], which: number): Promise<void> {
  const panels = players.map(({ page }) =>
    page.getByRole("region", { name: "Question" }).filter({ has: page.locator("[data-decision]") }),
  );
  const asked = await Promise.any(panels.map((panel) => panel.waitFor().then(() => panel)));
  const page = players[panels.indexOf(asked)]?.page as Page;
  const before = await asked.locator("[data-decision]").getAttribute("data-decision");
  const listed = asked.locator("li > button[data-hinted]");
  const options = (await listed.count()) > 0 ? listed : page.locator("section[aria-label=Table] [data-lit]");
  const send = asked.locator("form button[type=submit]");
  const count = await options.count();
  // places are chosen on the table
  if ((await send.count()) === 0) await options.nth(which % count).dispatchEvent("click");
  else {
    for (const box of await asked.locator("form [aria-pressed]").all()) if (await send.isDisabled()) await box.click();
    for (const share of await asked.getByRole("spinbutton").all())
      if (await send.isDisabled()) await share.fill((await share.getAttribute("max")) ?? "0");
    await send.click();
  }
  await page.locator(`[data-decision="${before}"]`).waitFor({ state: "detached" });
}

/** What a player's page last knew of the table. */
export function lastView({ frames }: Player): View {
  let known: SeatNow | undefined;
  for (const frame of frames) {
    const message = JSON.parse(frame) as ServerMessage;
    if (message.type === "state") known = message.now ?? (known && changed(known, message.changes));
  }
  return (known as SeatNow).view;
}
