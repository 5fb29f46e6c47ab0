import { barriersOn, type Page, PHONE } from "@riposte/browser";
import { expect, test } from "vitest";
import { opened } from "./opened.js";

const PATIENCE = 180_000;
const table = opened(PATIENCE);

const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name });

/** The match is looked at after so many inputs, and that is now. */
const stepIs = (page: Page, step: number) =>
  page.locator(`[data-step="${step}"][data-last="${step}"]`).waitFor({ state: "attached" });

/** Does what the hint says. */
async function playOn(page: Page, times: number): Promise<void> {
  for (let at = 0; at < times; at++) {
    await button(page, "Hint").click();
    const hinted = page.locator('[data-hinted="true"]');
    const send = page.locator("form button[type=submit]");
    await hinted.or(send).first().waitFor({ state: "attached" });
    // the last in the page is the one of the dock, where the dock has it
    if ((await hinted.count()) > 0) await hinted.last().dispatchEvent("click");
    else await send.click();
  }
}

test("the solitaire is played by keyboard and pointer, undone, kept over a reload, and watched inside", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/finished?seed=1", PHONE);
  await button(page, "Start").click();
  await page.getByText("What next?").waitFor();
  expect(await barriersOn(page)).toEqual([]);

  await page.locator("body").press((await button(page, "End the turn").locator("kbd").textContent()) ?? "");
  await page.getByText("In which order").waitFor();
  await button(page, "Ascending").click();
  await page.locator("form button[type=submit]").click();
  await stepIs(page, 2);
  await button(page, "Undo").click();
  await stepIs(page, 1);
  await button(page, "Redo").click();
  await stepIs(page, 2);
  await playOn(page, 6);

  const before = await page.getByRole("region", { name: "Present" }).textContent();
  await page.reload();
  await page.getByRole("region", { name: "Question" }).waitFor();
  expect(await page.getByRole("region", { name: "Present" }).textContent()).toBe(before);

  await page.locator("summary[aria-label=Menu]").click();
  await button(page, "Look inside").click();
  await page.locator('svg.chart .active[data-state="USER_INPUT_REQUIRED.choosing"]').waitFor();
  expect(await barriersOn(page)).toEqual([]);
});

test("a skirmish against a bot shows the map, where to go, range and sight, and the rolled dice", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/imperial-assault?map=training-yard&seed=3");
  await button(page, "Start").click();
  await page.getByRole("region", { name: "Question" }).waitFor();
  const attack = page.getByRole("region", { name: "What is being resolved" });
  const dice = attack.getByRole("img", { name: /die: / });
  for (let at = 0; at < 60 && (await dice.count()) === 0; at++) {
    if (await button(page, "Hint").isEnabled()) await playOn(page, 1);
    else await page.waitForTimeout(100);
  }
  expect(await dice.count()).toBeGreaterThan(1);
  expect(await attack.textContent()).toMatch(/−.*=.*damage.*as it lies: \d+ → \d+ health/);
  await page.locator("section[aria-label=Table] [data-figure*=luke]").first().hover();
  await page.getByText(/(\d+ spaces?|no path), (in line of sight|not seen)/).waitFor();
  expect(await barriersOn(page)).toEqual([]);
});

test("a duel shows what can be done with each card, and pointing narrows the question to one answer", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/one-piece?seed=3", PHONE);
  await button(page, "Start").click();
  const decision = page.getByRole("region", { name: "Question" });
  await decision.waitFor();
  while ((await page.getByText("Main Phase: what next?").count()) === 0) await playOn(page, 1);
  const listed = decision.locator("li > button");
  const card = page.getByRole("region", { name: "You", exact: true }).getByRole("button").first();
  const name = ((await card.locator("b").first().textContent()) ?? "").replaceAll("\u200b", "");
  await card.click();
  await button(page, /^Show all/).waitFor();
  const options = await listed.allTextContents();
  expect(options.length).toBeGreaterThan(0);
  for (const option of options) expect(option).toContain(name);
  await button(page, /^Show all/).click();
  expect(await listed.filter({ hasText: "End the turn" }).count()).toBe(1);
  expect(await barriersOn(page)).toEqual([]);
});

test("a battle marks on the field who may act and where one may go, and is chosen there", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/new/warhammer-40k?seed=3");
  await button(page, "Start").click();
  await page.getByText(/^Where do the infiltrators/).waitFor();
  await page.getByText(/^Choose a lit space/).waitFor();
  await page.getByRole("region", { name: "Table" }).getByRole("button", { name: '12" in lane 4' }).click();
  await page
    .getByRole("region", { name: "Log" })
    .getByText(/is set up at 12" in lane 4/)
    .waitFor();
  expect(await page.locator("svg title", { hasText: /^Objective/ }).count()).toBe(3);
  expect(await barriersOn(page)).toEqual([]);
});

test(
  "the calculator draws exact odds, and its address is the form",
  async () => {
    const page = await table.open("#/calculator?a=plasma-crew/plasma-hot&t=thorn-leapers&t.models=7&at=11", PHONE);
    await page.getByRole("heading", { name: /^The Plasma Crew slays \d\.$/ }).waitFor();
    await button(page, "Change the attack").click();
    const target = page.getByRole("region", { name: "Target" });
    expect(await target.getByLabel("models").inputValue()).toBe("7");
    await target.getByLabel("tough").fill("20");
    await page.getByText("on 6+", { exact: true }).waitFor();
    expect(page.url()).toContain("t.T=20");
    await target.getByLabel("tough").fill("x");
    await target.getByText("1 to 100.").waitFor();
    await target.getByLabel("tough").fill("4");
    expect(await page.getByRole("row", { name: /^all 7 slain/ }).count()).toBe(1);
    expect(await barriersOn(page)).toEqual([]);
  },
  PATIENCE,
);

test("an army list somebody drops is picked from in the calculator, and played in the next battle", {
  timeout: PATIENCE,
}, async () => {
  const page = await table.open("#/calculator");
  await page.locator("summary", { hasText: "Bring your army" }).click();
  const list = "Patrol (40 Points)\n\nDust Riders\n\nLancers (40 Points)\n  • 3x Lancer\n     ◦ 3x Spear\n";
  await page.getByRole("textbox", { name: "Bring your army" }).fill(list);
  await page.getByText(/^A text names units and no more/).waitFor();
  await page.getByLabel("Open files").setInputFiles({
    name: "hosts.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify({ name: "Dust Riders", datasheets: [LANCERS] })),
  });
  await page.getByText("Patrol: 1 unit, 40 points.").waitFor();
  await page.getByText("3 models, Spear").waitFor();
  expect(page.url()).toContain("a=lancers%2Fspear");
  expect(await barriersOn(page)).toEqual([]);
  await page.goto(`${table.address}#/new/warhammer-40k?seed=3`);
  await page.getByRole("group", { name: "Your army" }).getByText("Bring your own").click();
  await page.getByText("Patrol, as you brought it last.").waitFor();
  await button(page, "Start").click();
  await page.getByText("Lancers").first().waitFor();
});

const LANCERS = {
  name: "Lancers",
  composition: ["2-4 Lancers"],
  loadout: "Every model is equipped with: spear.",
  stats: [{ name: "Lancer", m: '6"', t: "4", sv: "4+", w: "2", ld: "7+", oc: "1" }],
  meleeWeapons: [
    {
      profiles: [
        {
          name: "Spear",
          keywords: [],
          range: "Melee",
          attacks: "3",
          skill: "3+",
          strength: "5",
          ap: "-1",
          damage: "1",
        },
      ],
    },
  ],
};

test("the gallery shows every component on any screen, without barriers", { timeout: PATIENCE }, async () => {
  const page = await table.open("#/gallery", PHONE);
  await page.getByRole("heading", { name: "Components and their states" }).waitFor();
  expect(await page.getByRole("img").count()).toBeGreaterThan(15);
  expect(await barriersOn(page)).toEqual([]);
});
