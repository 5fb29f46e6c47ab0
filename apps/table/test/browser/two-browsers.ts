import type { OpenedPages, Page } from "@riposte/browser";
import { changed, type SeatNow } from "@riposte/hosting/seats";
import type { Key } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import type { Request, ServerMessage } from "@riposte/server/protocol";

type Locator = ReturnType<Page["locator"]>;

/** Somebody at his own browser, and everything its socket received and sent. */
export interface Player {
  readonly page: Page;
  readonly frames: readonly string[];
  readonly sent: readonly Request[];
  /** What the page last knew of the table. */
  readonly now: () => SeatNow;
}

export async function sit(table: OpenedPages, route: string): Promise<Player> {
  const frames: string[] = [];
  const sent: Request[] = [];
  let known: SeatNow | undefined;
  const page = await table.open("#/");
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => sent.push(JSON.parse(String(payload)) as Request));
    socket.on("framereceived", ({ payload }) => {
      frames.push(String(payload));
      const message = JSON.parse(String(payload)) as ServerMessage;
      if (message.type === "state") known = message.now ?? (known && changed(known, message.changes));
    });
  });
  await page.goto(`${table.address}${route}`);
  return { page, frames, sent, now: () => known as SeatNow };
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
  // the one who invites chooses for both
  const start = one.page.getByRole("button", { name: "Start and invite" });
  await start.waitFor();
  const theirs = one.page.getByRole("group", { name: /^Their / }).getByRole("radio");
  if ((await theirs.count()) > 1) await theirs.nth(1).check({ force: true });
  await start.click();
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

/** Whoever is asked first answers, with a key where one is wanted, else some way or other. */
export async function answerSomehow(players: readonly Player[], which: number, wanted?: Key): Promise<void> {
  const panels = players.map(({ page }) =>
    page.getByRole("region", { name: "Question" }).filter({ has: page.locator("[data-decision]") }),
  );
  const asked = await Promise.any(panels.map((panel) => panel.waitFor().then(() => panel)));
  const page = players[panels.indexOf(asked)]?.page as Page;
  const before = await asked.locator("[data-decision]").getAttribute("data-decision");
  const send = asked.locator("form button[type=submit]");
  if ((await send.count()) === 0) {
    const isTaken = wanted !== undefined && (await choose(page, wanted));
    if (!isTaken) await chooseAny(page, asked, which);
  } else {
    for (const box of await asked.locator("form [aria-pressed]").all()) if (await send.isDisabled()) await box.click();
    for (const share of await asked.getByRole("spinbutton").all())
      if (await send.isDisabled()) await share.fill((await share.getAttribute("max")) ?? "0");
    await send.click();
  }
  await page.locator(`[data-decision="${before}"]`).waitFor({ state: "detached" });
}

/** Some answer of those that are listed; places are chosen on the table. */
async function chooseAny(page: Page, asked: Locator, which: number): Promise<void> {
  const listed = asked.locator("li > button[data-hinted]");
  const options = (await listed.count()) > 0 ? listed : page.locator("section[aria-label=Table] [data-lit]");
  await options.nth(which % (await options.count())).dispatchEvent("click");
}

/** Takes an answer where it is listed; else points at what leads to it, until it is listed or taken. False where it is not offered. */
async function choose(page: Page, key: Key): Promise<boolean> {
  const only = `[data-lit='${JSON.stringify([key])}']`;
  const before = await decisionOn(page);
  for (let times = 0; times < 3; times++) {
    const listed = page.locator(`section[aria-label=Question] li > button${only}`);
    const lying = page.locator(`${only}, [data-lit*='${JSON.stringify(key)}']`);
    const isListed = (await listed.count()) > 0;
    const way = isListed ? listed : lying;
    if ((await way.count()) === 0) return false;
    await way.first().dispatchEvent("click");
    await page.waitForTimeout(50);
    if (isListed || (await decisionOn(page)) !== before) return true;
  }
  return false;
}

/** The number of the question a page asks; none while another is asked. */
const decisionOn = async (page: Page): Promise<string | null> =>
  (await page.locator("[data-decision]").evaluateAll(([asked]) => asked?.getAttribute("data-decision"))) ?? null;

/** What a player's page last knew of the table. */
export const lastView = ({ now }: Player): View => now().view;
