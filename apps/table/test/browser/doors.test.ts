import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 60_000;
const table = opened(PATIENCE);

const decision = (page: Page) => page.getByRole("region", { name: "Question" });
const continued = (page: Page) => page.getByRole("region", { name: "Continue" });
const home = (page: Page) => page.getByRole("link", { name: "Riposte" }).click();
const scrollsSideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);

test("one click plays a game against the bot, and a second match leaves the first one kept", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/");
  expect(await continued(page).count()).toBe(0);
  await page.getByRole("button", { name: "Play now: ONE PIECE Card Game" }).click();
  await decision(page).waitFor();
  await home(page);
  // keys count once the page that hears them is there
  await page.getByRole("button", { name: "Play now: Finished!" }).waitFor();
  await page.locator("body").press("4");
  await page.getByText("What next?").waitFor();
  await home(page);
  expect(await continued(page).getByRole("heading").textContent()).toBe("Finished!, turn 1");
  await continued(page).getByRole("button", { name: "1 more match" }).click();
  await continued(page).getByText("Before the first turn.").waitFor();
  expect(await barriersOn(page)).toEqual([]);

  await continued(page).getByRole("button", { name: "Forget Finished!, turn 1" }).click();
  const sure = page.getByRole("alertdialog", { name: /^Forget the match "Finished!, turn 1"/ });
  await sure.getByRole("button", { name: "Cancel" }).click();
  await sure.waitFor({ state: "detached" });
  await continued(page).getByRole("button", { name: "Forget Finished!, turn 1" }).click();
  expect(await barriersOn(page)).toEqual([]);
  await sure.getByRole("button", { name: "Forget it" }).click();
  await continued(page).getByRole("heading", { name: "ONE PIECE Card Game" }).waitFor();
  await continued(page).getByRole("link", { name: "Continue" }).click();
  await decision(page).waitFor();
  table.leave(page);
});

test("a match that is opened in a second tab stops in the first, and can be taken back", {
  timeout: PATIENCE,
}, async () => {
  const one = await table.open("#/");
  await one.getByRole("button", { name: "Play now: Finished!" }).click();
  await one.getByText("What next?").waitFor();
  const other = await one.context().newPage();
  await other.goto(one.url());
  await other.getByText("What next?").waitFor();
  await one.getByText("This match goes on in another tab.").waitFor();
  await one.getByRole("button", { name: "Go on here" }).click();
  await one.getByText("What next?").waitFor();
  await other.getByText("This match goes on in another tab.").waitFor();
});

test("an invitation is followed from the field and from anywhere on the page; anything else is said to be none", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/", PHONE);
  const field = page.getByLabel("Paste an invitation link");
  await field.fill("see you tonight");
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByText("That is no invitation.").waitFor();
  await field.fill("https://elsewhere.example/#/join/m/i");
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByText("This invitation leads to elsewhere.example.").waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  table.leave(page);
});

test("settings count at once and are there again after a reload", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/settings", PHONE);
  await page.getByText("Dark", { exact: true }).click();
  await page.getByText("130 %").click();
  await page.getByLabel("Name").fill("Mara");
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.reload();
  expect(await page.getByLabel("Name").inputValue()).toBe("Mara");
  const { theme, size } = await page.evaluate(() => ({
    theme: document.documentElement.dataset.theme,
    size: getComputedStyle(document.documentElement).fontSize,
  }));
  expect([theme, size]).toEqual(["dark", "20.8px"]);
  table.leave(page);
});

test("an answer is asked for once more, keys are one's own, and a match begins with what was kept for it", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/settings");
  await page
    .getByRole("group", { name: /^Ask before a move counts/ })
    .getByText("Always")
    .click();
  await page.getByLabel("Patterns as well as colours").check();
  const sample = page.getByRole("complementary", { name: "As it will look" });
  expect(await sample.getByText("33 %").count()).toBe(1);
  await page.getByLabel("Odds on every answer").uncheck();
  expect(await sample.getByText("33 %").count()).toBe(0);
  await page.getByRole("navigation", { name: "Parts of the settings" }).getByText("Keys").click();
  expect(await page.evaluate(() => document.activeElement?.getAttribute("aria-label"))).toMatch(/^take back/);
  await page.getByLabel("ONE PIECE Card Game").selectOption("always");
  const hint = page.getByRole("button", { name: /^hint: / });
  await hint.click();
  await hint.press("z");
  await page.getByText("Z is for “take back” already.").waitFor();
  await hint.press("q");
  await page.getByRole("button", { name: "hint: Q. Press to choose another key" }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.patterns)).toBe("on");

  await page.goto(`${table.address}#/`);
  await page.reload();
  await page.getByRole("button", { name: "Play now: ONE PIECE Card Game" }).click();
  // the opponent may be asked first
  const asked = await page.locator("[data-decision]").textContent();
  await page.locator("body").press("q");
  await decision(page).locator("[data-hinted=true]").waitFor();
  await page.locator("body").press("Enter");
  const again = page.getByRole("region", { name: "Is that what you do?" });
  expect(await barriersOn(page)).toEqual([]);
  await again.getByRole("button", { name: "No, something else" }).click();
  expect(await decision(page).getByRole("heading").first().textContent()).toBe(asked);
  await page.locator("body").press("1");
  await again.getByRole("button", { name: "Yes, do that" }).click();
  await decision(page)
    .getByRole("heading", { name: asked as string })
    .waitFor({ state: "detached" });
  await page.getByRole("button", { name: "When to ask me" }).click();
  expect(await page.getByLabel("At windows").inputValue()).toBe("always");
  table.leave(page);
});

test("a match is chosen by cards: what needs a rule that is turned off goes with it, and comes back", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/imperial-assault?seed=3", PHONE);
  await page.getByText("Against the bot").first().waitFor();
  await page.getByRole("button", { name: "Next" }).click();
  await page.getByRole("group", { name: "Your army" }).waitFor();
  await page.getByRole("button", { name: "Table" }).click();
  await page.getByText("Advanced").click();
  const rule = (name: RegExp) => page.getByRole("checkbox", { name });
  await rule(/^Card language/).uncheck();
  await page
    .getByText("Card language is off, and with it Deployment cards and Command cards, which need it.")
    .waitFor();
  expect(await rule(/^Command cards/).isChecked()).toBe(false);
  await page.getByRole("button", { name: "Undo" }).click();
  expect(await rule(/^Command cards/).isChecked()).toBe(true);
  await rule(/^Card language/).uncheck();
  await page.getByText("Canyon Depot").first().waitFor();
  expect(await barriersOn(page)).toEqual([]);
  expect(await scrollsSideways(page)).toBe(false);
  await page.getByRole("button", { name: "Start" }).click();
  await decision(page).waitFor();
  table.leave(page);
});

test("a deck of one's own is read, what is wrong with it is said beside it, and a kept one is offered", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/one-piece?seed=3");
  const yours = page.getByRole("group", { name: "Your deck" });
  await yours.getByText("Bring your own").click();
  await page.getByRole("textbox", { name: "Deck list" }).fill("1xOP01-003\n4xOP01-016");
  await yours.getByText("Not legal yet.").waitFor();
  await page.getByRole("button", { name: "Start" }).click();
  await yours.getByRole("alert").getByText("50").waitFor();

  await page.goto(`${table.address}#/build/one-piece`);
  await page.getByRole("button", { name: "Save" }).click();
  await page.getByText("Saved").waitFor();
  await page.goto(`${table.address}#/new/one-piece?seed=3`);
  await yours.getByText("kept on this device").click();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Start" }).click();
  await decision(page).waitFor();
  table.leave(page);
});

test("a save file asks who goes on with it, and the bot stays a bot", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/");
  await page.getByRole("button", { name: "Play now: Finished!" }).click();
  await decision(page).waitFor();
  const save = await page.evaluate(() => {
    const key = Object.keys(localStorage).find((one) => one.startsWith("riposte:match:")) as string;
    return JSON.stringify(JSON.parse(localStorage.getItem(key) as string).save);
  });
  await page.goto(`${table.address}#/saved`);
  const file = page.getByLabel("Save file");
  await file.setInputFiles({ name: "no.json", mimeType: "application/json", buffer: Buffer.from("{}") });
  await page.getByText("This is no saved match").waitFor();
  await file.setInputFiles({ name: "save.json", mimeType: "application/json", buffer: Buffer.from(save) });
  await page.getByLabel("Only the bot").check();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Go on" }).click();
  await page.waitForURL(/#\/match\//);
  const seats = await page.evaluate(() => {
    const id = location.hash.split("/")[2];
    return JSON.parse(localStorage.getItem(`riposte:match:${id}`) as string).seats;
  });
  expect(seats).toEqual(["greedy"]);
});

test("where a part of the page does not come, it says so, and loading again goes on", {
  timeout: PATIENCE,
}, async () => {
  // nobody left a page, so nothing of it is in the browser's memory
  const page = await table.open("#/");
  await page.getByRole("button", { name: "Play now: Finished!" }).waitFor();
  await page.context().setOffline(true);
  await page.getByRole("link", { name: "Settings" }).first().click();
  await page.getByRole("alert").getByText("did not come").waitFor();
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Load again" }).click();
  await page.getByRole("heading", { name: "Settings" }).waitFor();
  expect(await page.getByRole("alert").count()).toBe(0);
});
