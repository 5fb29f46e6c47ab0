import { barriersOn, DESKTOP, type OpenedPages, type Page, PHONE } from "@riposte/browser";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openSite } from "./opened-site.js";
import { begin, reads, typeOver } from "./workshop-page.js";

const PATIENCE = 240_000;
let site: OpenedPages;
let page: Page;
beforeAll(async () => {
  site = await openSite();
  page = await site.open("workshop.html");
}, PATIENCE);
afterAll(() => site?.close(), PATIENCE);

test("an ability is weighed by bots with what they are sure of, survives a reload, and a link carries it", {
  timeout: PATIENCE,
}, async () => {
  await begin(page, "warhammer-40k", "fallBackAndShoot");
  await typeOver(page, '{ "do": "permit", "action": "fallBackAndShoot" }', '{ "do": "extraHits", "count": 2 }');
  await reads(page);
  await page.getByRole("button", { name: "Let them play" }).click();
  await page.locator(".scales", { hasText: "give or take" }).waitFor();
  await page.getByRole("button", { name: "Share" }).click();
  const link = page.url();
  expect(link).toContain("#w=");
  await page.goto(`${site.address}workshop.html`);
  await page.locator(".json-editor", { hasText: "extraHits" }).waitFor();
  const phone = await site.open(link.slice(site.address.length), PHONE);
  await phone.locator(".json-editor", { hasText: "extraHits" }).waitFor();
  expect(await phone.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width);
  for (const tab of ["Words", "Data", "Stage"]) {
    await phone.getByRole("button", { name: tab, exact: true }).first().click();
    expect(await barriersOn(phone), tab).toEqual([]);
  }
});

test("a printed line is read word for word; what nobody can account for is said, and 40k says the odds", {
  timeout: PATIENCE,
}, async () => {
  await begin(page, "one-piece", "op:draw");
  await page.getByText("From a printed line").click();
  const line = page.getByLabel("A printed line");
  await line.fill("[On Play] Draw 1 card and dance on the table.");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.locator(".printed .bad", { hasText: "Not accounted for" }).waitFor();
  await line.fill("[On Play] Draw 2 cards.");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.locator(".told:not(.stale)", { hasText: "draw 2 cards" }).waitFor();
  await page.getByRole("button", { name: "Undo" }).click();
  await page.locator(".told:not(.stale)", { hasText: "draw 1 card" }).waitFor();
  await begin(page, "warhammer-40k", "fallBackAndShoot");
  await page.getByText("From a printed line").click();
  await line.fill("Each time a model in this unit makes a ranged attack, re-roll a hit roll of 1.");
  await page.getByRole("button", { name: "Read it" }).click();
  await page.getByRole("button", { name: "Take it" }).click();
  await page.locator('.odds td[data-changed="true"]').first().waitFor();
});

test("a stage is laid by clicking, played from there, and is still there after a reload", {
  timeout: PATIENCE,
}, async () => {
  await begin(page, "imperial-assault", "do:score");
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByLabel("Put on the stage").fill("royal guard");
  await page.locator(".supply li button").first().click();
  await page.locator('[data-place="a1"]').click();
  const guard = page.getByRole("button", { name: /Royal Guard.*at a1/ });
  await guard.click();
  await page.locator(".picked").getByRole("button", { name: "Damage" }).click();
  await page.locator('[data-place="b2"]').click();
  await page.getByRole("button", { name: /Royal Guard.*at b2, 1 damage/ }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.reload();
  await reads(page);
  await page.getByRole("button", { name: "Change" }).click();
  await page.getByRole("button", { name: /Royal Guard.*at b2, 1 damage/ }).waitFor();
  await page.getByRole("button", { name: "Done" }).click();
  await page.getByRole("button", { name: /^Play it/ }).click();
  await page
    .frameLocator("iframe")
    .getByRole("button", { name: /Second Look/ })
    .first()
    .waitFor();
});

test("the same is written as a form", { timeout: PATIENCE }, async () => {
  await begin(page, "one-piece", "op:draw");
  await page.getByRole("button", { name: "Form" }).click();
  await page.getByLabel("cards.0.abilities.0.steps.0.count").fill("3");
  await page.locator(".told:not(.stale)", { hasText: "draw 3 cards" }).waitFor();
  expect(await barriersOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Data", exact: true }).click();
});

test("the editor offers what the format has, and whatever stands in it never breaks the page", {
  timeout: PATIENCE,
}, async () => {
  await begin(page, "one-piece", "op:draw");
  await page.locator(".cm-content").click();
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.insertText('{ "cards": [{ "abilities": [{ "steps": [{ "type": ');
  await page.keyboard.type('"op:k');
  const list = page.locator(".cm-tooltip-autocomplete");
  await list.getByText("op:ko", { exact: true }).first().waitFor();
  await page.keyboard.press("Escape");
  expect(await barriersOn(page)).toEqual([]);
  for (const text of ["", "null", "[1, 2", '{ "cards": 7 }', '{ "cards": [{}] }', '{ "__proto__": { "cards": [] } }']) {
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.insertText(text === "" ? " " : text);
    await page.locator(".problems .bad").waitFor();
  }
  await page.getByLabel("Begin with").selectOption("-");
  await reads(page);
});

test("a plugin in code is compiled with our types, tried and played apart from everything, and stopped where it never ends", {
  timeout: PATIENCE,
}, async () => {
  const code = await site.open("workshop.html");
  await reads(code);
  await code.getByRole("button", { name: "Code", exact: true }).click();
  await code.locator(".problems", { hasText: "it compiles" }).waitFor();
  await code.locator(".told", { hasText: "a bot gave" }).waitFor();
  await code.getByRole("button", { name: /^Play it/ }).click();
  await code
    .frameLocator('iframe[title="Stage"]')
    .getByRole("button", { name: /End the turn/ })
    .click();
  await code.locator(".shown li").first().waitFor();
  await code.getByRole("button", { name: "Change" }).click();
  const written = async (from: string, to: string) => {
    const text = (await code.locator(".cm-line").allTextContents()).join("\n");
    await code.locator(".cm-content").click();
    await code.keyboard.press("ControlOrMeta+a");
    await code.keyboard.insertText(text.replace(from, to));
  };
  await written('"card:power"', '"card:pwoer"');
  await code.locator(".code-problems", { hasText: "card:pwoer" }).waitFor();
  await written('"card:pwoer"', '"card:power"');
  await code.locator(".problems", { hasText: "it compiles" }).waitFor();
  await written("const isAlone", "while (cards) {} const isAlone");
  await code.locator(".told .gap", { hasText: "does not come to an end" }).waitFor();
  expect(await barriersOn(code)).toEqual([]);
  await code.reload();
  await code.locator(".cm-content", { hasText: "while (cards)" }).waitFor();
});

test("the workshop opens without a network once it was open", { timeout: PATIENCE }, async () => {
  const kept = await site.open("workshop.html", DESKTOP, { isKept: true });
  await reads(kept);
  await kept.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  await kept.waitForFunction(async () => {
    const [name] = (await caches.keys()).filter((one) => one.startsWith("workshop-"));
    return name !== undefined && (await (await caches.open(name)).keys()).length > 20;
  });
  await kept.context().setOffline(true);
  await kept.reload();
  await reads(kept);
  await kept.getByRole("button", { name: /^Play it/ }).click();
  await kept
    .frameLocator("iframe")
    .getByRole("button", { name: /Second Look/ })
    .first()
    .waitFor();
});
