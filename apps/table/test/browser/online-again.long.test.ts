import { barriersOn } from "@riposte/browser";
import { expect, test } from "vitest";
import { giveUp } from "./given-up.js";
import { openServed } from "./open-served.js";
import { opened } from "./opened.js";
import { answerSomehow, lastView, sit, sitTwo } from "./two-browsers.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE, openServed);

test("an undo is asked of the other, who may decline or agree; whoever gives up has lost", {
  timeout: PATIENCE,
}, async () => {
  const players = await sitTwo(table, "one-piece", ["Mara", "Jo"]);
  const [one, other] = players;
  for (let at = 0; at < 4; at++) await answerSomehow(players, at);
  const steps = one.page.locator("[data-last]");
  const before = await steps.getAttribute("data-last");
  for (const word of ["Decline", "Agree"]) {
    await one.page.getByRole("button", { name: "Undo" }).click();
    const consent = other.page.getByRole("button", { name: word });
    await other.page.getByText("Mara wants to take back 1 answer.").waitFor();
    await one.page.getByText("Waiting for Jo.").waitFor();
    await consent.click();
    await consent.waitFor({ state: "detached" });
    if (word === "Decline") await one.page.getByText("Jo declined.").waitFor();
    expect((await steps.getAttribute("data-last")) === before).toBe(word === "Decline");
  }
  await giveUp(one.page);
  await other.page.getByText("You won.").waitFor();
});

test("two browsers fight a battle; one may watch it without a seat", { timeout: PATIENCE }, async () => {
  const players = await sitTwo(table, "warhammer-40k");
  for (let at = 0; at < 3; at++) await answerSomehow(players, at);
  const { hash } = new URL(players[0].page.url());
  const watcher = await sit(table, hash);
  await watcher.page.getByText("you watch Blue and Red").waitFor();
  expect(lastView(watcher).slices).toEqual(lastView(players[0]).slices);
  expect(watcher.frames.join("\n")).not.toContain('"own":true');
});

test("two play against time, write to each other, and play again in each other's places", {
  timeout: PATIENCE,
}, async () => {
  const players = await sitTwo(table, "one-piece", ["Mara", "Jo"], async (page) => {
    await page.getByText("Advanced").click();
    await page.getByRole("combobox", { name: "Clock" }).selectOption("10 minutes each");
  });
  const [one, other] = players;
  await one.page.getByRole("timer", { name: "You: 10:00 left" }).waitFor();
  await one.page.getByRole("button", { name: "Chat" }).click();
  await one.page.getByRole("button", { name: "Well played." }).click();
  await other.page.getByRole("button", { name: "Mara Well played." }).click();
  await other.page.getByRole("textbox", { name: "Write a line" }).fill("You too");
  await other.page.getByRole("button", { name: "Send" }).click();
  await one.page.getByRole("log", { name: "Chat" }).getByText("You too").waitFor();
  expect(await barriersOn(other.page)).toEqual([]);
  await one.page.getByRole("button", { name: "Mute", exact: true }).click();
  await one.page.getByText("You too").waitFor({ state: "detached" });
  await giveUp(one.page);
  await one.page.getByRole("dialog").getByRole("button", { name: "Rematch" }).click();
  const old = one.page.url();
  await other.page.reload();
  await other.page.getByRole("dialog").getByText("Mara wants a rematch.").waitFor();
  await other.page.getByRole("dialog").getByRole("button", { name: "Play again" }).click();
  for (const { page } of players) await page.getByText(/you play with (Mara|Jo) · connected/).waitFor();
  await expect.poll(() => new Set([old, ...players.map(({ page }) => page.url())]).size).toBe(2);
  for (let at = 0; at < 2; at++) await answerSomehow(players, at);
});

test("when the server restarts the match is there again, and goes on", { timeout: PATIENCE }, async () => {
  const players = await sitTwo(table, "one-piece");
  for (let at = 0; at < 3; at++) await answerSomehow(players, at);
  // one of them may have been told a moment later
  await expect.poll(() => new Set(players.map((player) => lastView(player).decision?.id)).size).toBe(1);
  const before = players.map((player) => lastView(player).slices);
  await table.stopServer();
  for (const { page } of players) await page.getByText("trying again").waitFor();
  await table.startServerAgain();
  for (const { page } of players) await page.getByText("connected", { exact: true }).waitFor();
  expect(players.map((player) => lastView(player).slices)).toEqual(before);
  await answerSomehow(players, 0);
});
