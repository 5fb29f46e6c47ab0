import { barriersOn, PHONE } from "@riposte/browser";
import { builderOf } from "@riposte/hosting/lists";
import { expect, test } from "vitest";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, lastView, type Player, sit, sitTwo } from "./two-browsers.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE, openServed);

test("two browsers play ONE PIECE, and no frame holds a card of the other's hand", { timeout: PATIENCE }, async () => {
  const players = await sitTwo(table, "one-piece");
  for (let at = 0; at < 8; at++) await answerSomehow(players, at);
  for (const [seat, { frames }] of players.entries()) {
    const others = handOf(players[1 - seat] as Player, "one-piece", 1 - seat);
    expect(others.length).toBeGreaterThan(0);
    for (const card of others) expect(frames.join("\n")).not.toContain(`"${card}":{"code"`);
  }
  const [one, other] = players;
  expect(await one.page.getByText("Send this link to your opponent").count()).toBe(0);
  expect(await barriersOn(one.page)).toEqual([]);
  await other.page.setViewportSize(PHONE);
  expect(await barriersOn(other.page)).toEqual([]);
  await one.page.getByRole("button", { name: "Look inside" }).first().click();
  await one.page.locator("svg.chart .active").first().waitFor();
});

function handOf(player: Player, game: string, seat: number): readonly (string | number)[] {
  const slice = lastView(player).slices[game] as { readonly sides: readonly { readonly hand: (string | number)[] }[] };
  return slice.sides[seat]?.hand ?? [];
}

test("each brings a list of one's own, hidden until both are ready, and may think again until then", {
  timeout: PATIENCE,
}, async () => {
  const maker = await sit(table, "#/new/one-piece?with=friend");
  await maker.page.getByRole("radio", { name: /They bring their own/ }).waitFor({ state: "attached" });
  await maker.page.getByRole("button", { name: "Start and invite" }).click();
  const link = await maker.page.getByRole("textbox", { name: "Invitation link" }).inputValue();
  const guest = await sit(table, link.slice(link.indexOf("#")));
  await guest.page.getByText("the match starts when both are ready").waitFor();
  await guest.page.getByText("each brings one, in secret").waitFor();
  await guest.page.getByRole("button", { name: "Sit down" }).click();
  await guest.page.getByRole("heading", { name: "What do you play with?" }).waitFor();
  expect(await barriersOn(guest.page)).toEqual([]);
  await maker.page.getByRole("button", { name: "Ready" }).click();
  await maker.page.getByText("You are ready.").waitFor();
  await guest.page.getByText("ready", { exact: true }).waitFor();
  // what cannot be read is not sent, and the reason stands beside it
  await guest.page.getByRole("radio", { name: /Bring your own/ }).check({ force: true });
  await guest.page.getByRole("textbox", { name: "Deck list" }).fill("4x Nothing at all");
  await guest.page.getByRole("button", { name: "Ready" }).click();
  await guest.page.getByRole("alert").first().waitFor();
  await maker.page.getByRole("button", { name: "Think again" }).click();
  await guest.page.getByText("choosing").first().waitFor();
  await maker.page.getByRole("radio").nth(1).check({ force: true });
  await guest.page.getByRole("textbox", { name: "Deck list" }).fill(await deckText("Hidden Fleet"));
  await guest.page.getByRole("button", { name: "Ready" }).click();
  await guest.page.getByText("You are ready.").waitFor();
  expect(maker.frames.join()).not.toContain("Hidden Fleet");
  await maker.page.getByRole("button", { name: "Ready" }).click();
  for (const { page } of [maker, guest]) await page.getByText("you play with Friend · connected").waitFor();
  await answerSomehow([maker, guest], 0);
});

/** A ready deck under another name, as our own JSON. */
async function deckText(name: string): Promise<string> {
  const builder = await builderOf("one-piece");
  return JSON.stringify(builder?.named(builder.ready[0]?.list, name));
}
