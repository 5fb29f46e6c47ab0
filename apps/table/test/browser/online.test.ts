import { barriersOn, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, lastView, type Player, sitTwo } from "./two-browsers.js";

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
