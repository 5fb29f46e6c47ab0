import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE);

const question = (page: Page) => page.getByRole("region", { name: "Question" });
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

const draw = { timing: "onPlay", steps: [{ type: "op:draw", count: 1 }] };
const facts = { id: "T99-001", name: "Deckhand", kind: "Character", colors: ["red"], types: ["Crew"] };
const DECKHAND = { ...facts, cost: 1, power: 2000, attributes: ["Slash"], abilities: [draw] };
const cardsFile = (cards: unknown) => ({
  name: "cards.json",
  mimeType: "application/json",
  buffer: Buffer.from(JSON.stringify(cards)),
});

test("a pasted deck is read at once, mended by a button, kept, sent by link and played", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/one-piece");
  await page.getByText("20 lines read: Straw Hats, 50 cards and a Leader.").waitFor();
  const box = page.getByRole("textbox", { name: "Paste a list" });
  const text = await box.inputValue();
  await box.fill(text.replace("4xOP01-016", "6xOP01-016"));
  await page.getByText("OP01-016 Nami is in the deck 6 times, at most 4 are allowed.").waitFor();
  const play = page.getByRole("button", { name: /^Play/ });
  expect(await play.isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Take 2 Nami out" }).click();
  await page.getByText("Legal.", { exact: true }).waitFor();
  expect(await barriersOn(page)).toEqual([]);

  await page.getByRole("textbox", { name: "Name of the list" }).fill("Nami’s crew");
  await page.keyboard.press("Tab");
  await page.keyboard.press("/");
  await page.keyboard.type("drake");
  await page.getByRole("button", { name: "Swap in X.Drake" }).click();
  await page.getByRole("button", { name: "Otama goes" }).click();
  await page.getByText("Legal.", { exact: true }).waitFor();
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByRole("button", { name: "Saved" }).waitFor();
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.getByRole("button", { name: "Share" }).click();
  await page.getByRole("button", { name: "Link copied" }).waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());

  await page.setViewportSize(PHONE);
  await page.goto(link);
  await page.reload();
  await page.locator("li[data-entry]", { hasText: "X.Drake" }).getByText("4", { exact: true }).waitFor();
  expect(await page.getByRole("textbox", { name: "Name of the list" }).inputValue()).toBe("Nami’s crew");
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Play with it" }).click();
  await question(page).waitFor();
  await page.goto(`${table.address}#/build`);
  await page.getByRole("link", { name: "Nami’s crew ONE PIECE Card Game" }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
});

test("cards of one's own are brought as a file, kept here, built with, and forgotten; missing ones are named", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/one-piece");
  await page.getByText("20 lines read").waitFor();
  const box = page.getByRole("textbox", { name: "Paste a list" });
  const deck = (await box.inputValue()).replace("4xOP01-016", "4xT99-001");
  await box.fill(deck);
  await page
    .getByText(/T99-001/)
    .first()
    .waitFor();
  await page.getByText("Cards of your own").click();
  const bring = (cards: unknown) => page.getByLabel("Open a file").setInputFiles(cardsFile(cards));
  await bring([1]);
  await page.getByRole("alert").getByText("The list: holds numbers: a card has id, name, category").waitFor();
  await bring({});
  await page.getByRole("alert").getByText("is no list of cards").waitFor();
  await bring({ cards: [DECKHAND] });
  await page.getByText("1 card of your own, kept in this browser.").waitFor();
  await page.getByText("Legal.", { exact: true }).waitFor();
  await page.locator("li[data-entry]", { hasText: "Deckhand" }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByText("1 card of your own, kept in this browser.").click();
  await page.getByRole("button", { name: "Forget them" }).click();
  await page.getByText("Cards of your own").waitFor();
});

test("a folder of cards is opened where a new match is made, and what was pasted before is read with them", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/one-piece");
  await page.getByText("20 lines read").waitFor();
  const deck = (await page.getByRole("textbox", { name: "Paste a list" }).inputValue()).replace(
    "4xOP01-016",
    "4xT99-001",
  );
  await page.goto(`${table.address}#/new/one-piece`);
  const mine = page.getByRole("group", { name: "Your deck" });
  await mine.getByText("Bring your own").click();
  const box = mine.getByRole("textbox");
  await box.fill(deck);
  await mine
    .getByText(/T99-001/)
    .first()
    .waitFor();
  await mine.getByText("Cards of your own").click();
  const folder = mkdtempSync(join(tmpdir(), "riposte-cards-"));
  writeFileSync(join(folder, "cards.json"), JSON.stringify({ cards: [DECKHAND] }));
  await mine.getByLabel("Open a folder").setInputFiles(folder);
  await mine.getByText("1 card of your own, kept in this browser.").waitFor();
  expect(await box.inputValue()).toBe(deck);
  await page.getByRole("button", { name: /^(Play|Start)/ }).click();
  await question(page).waitFor();
  rmSync(folder, { recursive: true });
});

const dumped = (id: string, name: string, more: object) => ({
  id,
  name,
  category: "Character",
  colors: ["Red"],
  types: ["Crew"],
  attributes: ["Slash"],
  cost: 2,
  power: 3000,
  counter: 1000,
  effect: "-",
  trigger: "",
  ...more,
});

test("a dump of printed cards is read in the page: what plays is played, what does not has a page, what is left out is named", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/build/one-piece");
  const box = page.getByRole("textbox", { name: "Paste a list" });
  await box.fill("1xT98-001\n4xT98-002\n4xT98-003\n");
  await page.getByText("Not legal yet.").waitFor();
  await page
    .getByText('Its cards are not known here: bring a file of cards under "Cards of your own"')
    .first()
    .waitFor();
  expect(
    await page
      .getByRole("button", { name: /^Play|^Not/ })
      .first()
      .isDisabled(),
  ).toBe(true);
  await page.getByText("Cards of your own", { exact: true }).click();
  const cards = [
    dumped("T98-001", "Skipper", { category: "Leader", life: 5, power: 5000, cost: null, counter: null }),
    dumped("T98-002", "Reader", { effect: "[On Play] Draw 1 card." }),
    dumped("T98-003", "Juggler", { effect: "[On Play] Draw 2 cards.\n[On K.O.] Juggle with everything." }),
    dumped("T98-004", "Crooked", { attributes: ["Odd"] }),
  ];
  const reloaded = page.waitForEvent("load");
  await page.getByLabel("Open a file").setInputFiles(cardsFile(cards));
  await reloaded;
  await page.getByText("3 cards of your own, kept in this browser. 1 fault in what was left out.").click();
  await page.getByText(/T98-004 Crooked attributes: "Odd" is none of/).waitFor();
  await page.getByText("3 lines read: 8 cards and a Leader.").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("link", { name: "Which of my cards do not play themselves?" }).click();
  const juggler = page.locator('[data-unplayed="T98-003"]');
  await juggler.getByText("[On K.O.] Juggle with everything.").waitFor();
  expect(await page.locator("[data-unplayed]").count()).toBe(1);
  expect(await juggler.locator("[data-played]").evaluateAll((all) => all.map((one) => one.textContent))).toEqual([
    "[On Play] Draw 2 cards.played",
    expect.stringMatching(/^\[On K\.O\.\] Juggle with everything\.not played: /),
  ]);
  await juggler.getByText("On Play: draw 2 cards.").waitFor();
  expect(await juggler.getByRole("link", { name: /in the workshop/ }).getAttribute("href")).toMatch(
    /^docs\/workshop\.html#w=[\w-]+$/,
  );
  expect(await barriersOn(page)).toEqual([]);
  await page.goto(page.url().replace(/#.*/, "#/build/one-piece"));
  await page.getByText("3 cards of your own, kept in this browser.").click();
  await page.getByRole("button", { name: "Forget them" }).click();
});
