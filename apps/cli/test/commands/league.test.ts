import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { riposte, scratch, scratchFile, threadedRiposte } from "../riposte.js";

const words = ["league", "one-piece", "--games", "2", "--bots", "greedy,random", "--seed", "3", "--json"];
const folder = scratch("league");
const first = await riposte([...words, "--workers", "1", "--out", folder]);

test("the report has the same bytes whatever the number of workers", async () => {
  expect(first.err).toBe("");
  expect((await threadedRiposte([...words, "--workers", "2"])).out).toBe(first.out);
});

test("ratings, match-ups, the first seat and cards are reported, with a page and a table beside it", () => {
  const { table, matchUps, firstSeat, cards, games } = JSON.parse(first.out);
  expect(games).toBe(12);
  expect(table).toHaveLength(4);
  expect(table[0].rating.value).toBeGreaterThanOrEqual(table[1].rating.value);
  expect(matchUps[0][0]).toBeNull();
  expect(matchUps[0][1].games).toBe(2);
  expect(firstSeat.games).toBe(12);
  expect(new Set(cards.map(({ when }: { when: string }) => when))).toEqual(new Set(["drawn", "fielded"]));
  const page = readFileSync(join(folder, "league.html"), "utf8");
  expect(page).toContain("Who beats whom");
  // by their names, not by the ids of the data
  for (const name of ["Straw Hats", "Roronoa Zoro"]) expect(page).toContain(name);
  expect(page).not.toMatch(/straw-hats|OP\d\d-\d\d\d/);
  expect(page).not.toMatch(/<script|src=|href=/);
  expect(readFileSync(join(folder, "league.csv"), "utf8")).toMatch(/^what,name,of,games,share/);
});

test("the terminal numbers the lists by rank, and shows who beats whom by these numbers", async () => {
  // all of it is played already
  const { out } = await riposte([...words.filter((word) => word !== "--json"), "--out", folder]);
  const lines = out.split("\n");
  expect(lines[0]).toBe("ONE PIECE Card Game, 12 matches, seed 3");
  expect(lines[1]).toMatch(/^ {3}1 \S.* \(greedy\) +\d+ \(\d+ to \d+\) +wins +\d+ % \(\d+ to \d+ %\)$/);
  expect(lines[6]).toBe("        1    2    3    4");
  expect(lines[7]).toMatch(/^ {3}1 {4}–( +\d+){3}$/);
});

test("a league that was stopped goes on with what is left, cut-off lines and all", async () => {
  const stopped = scratch("stopped");
  const lines = readFileSync(join(folder, "results.jsonl"), "utf8").split("\n");
  mkdirSync(stopped);
  scratchFile("stopped/order.json", JSON.parse(readFileSync(join(folder, "order.json"), "utf8")));
  scratchFile("stopped/results.jsonl", `${lines.slice(0, 7).join("\n")}\n${lines[7]?.slice(0, 20)}`);
  expect((await riposte([...words, "--workers", "1", "--out", stopped])).out).toBe(first.out);
});

test("a folder with another league is refused", async () => {
  const { code, err } = await riposte(
    [...words, "--seed", "4", "--out", folder].filter((_, at) => at !== 6 && at !== 7),
  );
  expect(code).toBe(2);
  expect(err).toContain("holds another league");
});

test.each([
  [["league", "finished"], "is played alone: it has no league"],
  [["league", "one-piece", "--bots", "genius"], 'has no bot "genius"'],
  [["league", "one-piece", "--entries", "nobody"], 'There is no list "nobody"'],
  [["league", "one-piece", "--system", "knockout"], 'has no value "knockout"'],
  [["league", "one-piece", "--think", "0"], "nobody can think for that"],
  [["worker"], "A worker needs --database"],
  [["worker", "--database", "postgres://nobody@127.0.0.1:1/x"], "Cannot use the database at 127.0.0.1:1/x"],
])("%j is refused in clear words", async (given, said) => {
  const { code, err } = await riposte(given);
  expect(code).toBe(2);
  expect(err).toContain(said);
});

test("an entry that is not legal is refused by its name before anything is played", async () => {
  const file = scratchFile("thin.json", { leader: "OP01-001", cards: {} });
  const { code, err } = await riposte(["league", "one-piece", "--entries", file]);
  expect(code).toBe(2);
  expect(err).toContain("These entries cannot play.");
  expect(err).toContain("thin: ");
});
