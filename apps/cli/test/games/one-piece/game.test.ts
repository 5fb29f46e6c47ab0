import { decks } from "@riposte/data-one-piece";
import { onePieceLibrary } from "@riposte/hosting/one-piece";
import { deckToText } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { riposte, scratchFile, threadedRiposte } from "../../riposte.js";

const [straw] = Object.values(decks);
const play = ["play", "one-piece", "--seed", "3"];

test("a deck is given as a file of text", async () => {
  const file = scratchFile("straw-hats.txt", deckToText(straw as NonNullable<typeof straw>));
  const { code, out } = await riposte([...play, "--setup", `decks=${file},beasts`], ["q"]);
  expect(code).toBe(0);
  expect(out).toContain("Leader Monkey.D.Luffy 5000");
});

test("everything wrong with a deck text is said at once", async () => {
  const file = scratchFile("wrong.txt", "1xOP01-003\n4xOP01-999\nfour of them\n");
  const { code, err } = await riposte([...play, "--setup", `decks=${file},beasts`], ["q"]);
  expect(code).not.toBe(0);
  expect(err).toContain("Line 2: There is no card OP01-999.");
  expect(err).toContain('Line 3: "four of them" is no number and card');
  expect(err).toContain("The deck has 0 cards, not 50: add 50.");
});

test("a match begins at the position of a scenario file, and may be given up", async () => {
  const file = new URL("../../../../../docs/positions/one-piece-counter.json", import.meta.url).pathname;
  const { out } = await riposte([...play, "--setup", `position=${file}`], ["resign", "q"]);
  expect(out).toContain("Monkey.D.Luffy 6000 attacks Kaido 5000: +2000 would hold it off");
  expect(out).toMatch(/Blue won\.\n {2}Red gives up in turn \d+\./);
});

test("a series has the same bytes whatever the number of workers", async () => {
  const series = ["simulate", "one-piece", "--games", "2", "--seed", "1", "--json", "--workers"];
  const one = await riposte([...series, "1"]);
  expect(await threadedRiposte([...series, "2"])).toEqual(one);
  expect(one).toMatchObject({ code: 0, err: "" });
});

test("a series says which abilities acted, chosen or not", async () => {
  const { out } = await riposte("simulate one-piece --games 12 --seed 1 --json --workers 1".split(" "));
  const report = JSON.parse(out);
  expect(report).toMatchObject({ games: 12, unfinished: 0 });
  expect(report.coverage.used["OP01-003:0"]).toBeGreaterThan(2);
  const { used, unused } = report.coverage;
  expect(Object.keys(used).length + unused.length).toBe(onePieceLibrary().all.length);
  expect(Object.keys(used).length).toBeGreaterThan(5);
});

test("the greedy bot beats the random one", async () => {
  const words = "simulate one-piece --games 10 --bot greedy --against random --seed 1 --json --workers 1".split(" ");
  const { bots } = JSON.parse((await riposte(words)).out);
  const { winRate } = bots.find(({ bot }: { bot: string }) => bot === "greedy");
  expect(winRate).toBeGreaterThanOrEqual(0.8);
});
