import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, realpathSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline/promises";
import { type OpenedPages, openPages, type Page } from "@riposte/browser";
import { afterAll, expect, test } from "vitest";
import { runTool } from "../src/run-tool.js";
import { packEverything } from "./packed.js";

// outside the repository: nothing above it has node_modules
const home = realpathSync(mkdtempSync(join(tmpdir(), "riposte-created-")));
const { tarballs, remove } = packEverything();
const mine = join(home, "high-tide");
const riposte = join(mine, "node_modules/.bin/riposte");

afterAll(() => {
  rmSync(home, { recursive: true, force: true });
  remove();
}, 120_000);

/** What `npm create riposte` runs. */
const create = (folder: string, ...words: readonly string[]) =>
  runTool(folder, join(home, "tool/node_modules/.bin/create-riposte"), ...words);

/** As `npm install` would, with what is packed here in place of what the registry has. */
const install = (folder: string) =>
  runTool(folder, "npm", "install", "--no-save", "--no-audit", "--no-fund", ...tarballs.map(({ file }) => file));

test("a game that is created outside the repository passes its checks, and plays at the keyboard, in leagues and in files", () => {
  const { file } = tarballs.find(({ name }) => name === "create-riposte") as { readonly file: string };
  runTool(home, "npm", "install", "--prefix", join(home, "tool"), "--no-audit", "--no-fund", file);
  expect(create(home, "game", "high-tide", "--rule", "The highest card takes the trick")).toContain(
    "high-tide is there",
  );
  expect(create(mine, "ability", "undertow")).toContain("src/abilities/undertow.json is there");
  install(mine);
  runTool(mine, "npm", "run", "check");
  runTool(mine, "npm", "run", "build");
  const run = (...words: readonly string[]) => runTool(mine, riposte, ...words);
  expect(run("play", "--game", ".", "--setup", "players=3", "--bot", "random", "--watch", "--save", "s.json")).toMatch(
    /takes the trick\.|won\./,
  );
  expect(run("replay", "s.json", "--game", ".")).toContain("Which card do you lay?");
  expect(run("league", "--game", ".", "--games", "2", "--seed", "1", "--setup", "players=4")).toMatch(
    / 1 (easy|random)/,
  );
}, 600_000);

test("a plugin that is created outside the repository passes its checks, and joins its game", () => {
  create(home, "plugin", "tally", "--game", "finished", "--rule", "Each finished card is counted");
  const tally = join(home, "tally");
  symlinkSync(join(mine, "node_modules"), join(tally, "node_modules"));
  runTool(tally, "npm", "run", "check");
  runTool(tally, "npm", "run", "build");
  expect(runTool(tally, join(tally, "node_modules/.bin/riposte"), "plugins", "finished", "--plugin", ".")).toMatch(
    /^tally +0\.1\.0 /m,
  );
}, 120_000);

/** The created game as its server shows it. */
async function served(use: (pages: OpenedPages) => Promise<void>): Promise<void> {
  const server = spawn(riposte, ["serve", "--game", ".", "--port", "0", "--data", "matches"], { cwd: mine });
  const ended = once(server, "exit");
  try {
    const pages = await openPages({ address: await addressOf(server), close: async () => undefined });
    await use(pages);
    await pages.close();
  } finally {
    server.kill();
    await ended;
  }
}

test("three people play the created game at one server, each in a browser", async () => {
  await served(async (pages) => {
    const first = await pages.open("#/new/high-tide?with=friend&players=3&cards=2&seed=1");
    await first.getByRole("button", { name: "Start and invite" }).click();
    const links = first.getByRole("textbox", { name: "Invitation link" });
    await links.nth(1).waitFor();
    const people = [first];
    for (const at of [0, 1]) {
      const link = await links.nth(at).inputValue();
      const page = await pages.open(link.slice(link.indexOf("#")));
      await page.getByRole("button", { name: "Sit down" }).click();
      people.push(page);
    }
    while (await layCard(people)) {
      // until no seat is asked any more
    }
    for (const page of people) await page.getByText("The match is over").waitFor();
    await first.getByRole("dialog").getByText("Look inside").click();
    await first.locator("svg.chart").first().waitFor();
  });
}, 600_000);

test("its page plays it against bots, explains the match, lets bots play a league and draws its machine", async () => {
  await served(async (pages) => {
    const page = await pages.open("#/new/high-tide?players=3&cards=2&seed=1&bot=easy");
    await page.getByRole("button", { name: "Start" }).click();
    while (await layCard([page])) {
      // until the match is over
    }
    await page.getByText("How it went").first().click();
    await page.getByText("The chance to win at the start").first().waitFor();
    const league = await pages.open("#/league/high-tide");
    await league.getByRole("button", { name: /Play \d+ more/ }).click();
    await league.getByText(/leads/).first().waitFor();
    const inside = await pages.open("#/inspect/high-tide");
    await inside.locator("svg.chart").getByText("taking").first().waitFor();
  });
}, 600_000);

async function addressOf({ stdout }: ChildProcess): Promise<string> {
  const { value = "" } = await createInterface({ input: stdout as NodeJS.ReadableStream })
    [Symbol.asyncIterator]()
    .next();
  return String(value).replace("#/", "");
}

/** The person who is asked lays the first card; false where the match is over. */
async function layCard(people: readonly Page[]): Promise<boolean> {
  const asked = people.map((page) => page.locator("section[aria-label=Question] [data-decision]").first());
  const over = people[0]?.getByText("The match is over").waitFor() as Promise<void>;
  const at = await Promise.any([
    ...asked.map((question, seat) => question.waitFor().then(() => seat)),
    over.then(() => null),
  ]);
  if (at === null) return false;
  const page = people[at] as Page;
  const decision = await asked[at]?.getAttribute("data-decision");
  await page.locator("section[aria-label=Question] li > button").first().click();
  await page.locator(`[data-decision="${decision}"]`).waitFor({ state: "detached" });
  return true;
}
