import { expect, test } from "vitest";
import { readScratch, riposte, scratch, scratchFile } from "../riposte.js";

const game = ["play", "finished", "--seed", "2"];
const END_TURN = "end";

/** Ends turns, cards in ascending order, until the coffee is gone. */
const idle = Array.from({ length: 150 }, () => [END_TURN, "<"]).flat();

test("a game can be played to its end from a pipe", async () => {
  const { code, out } = await riposte(game, idle);
  expect(code).toBe(0);
  expect(out).toContain("You lost.");
  expect(out).toMatch(/of 48 cards were finished by turn \d+/);
});

test("the table shows every area, the card's ability and its candy in 80 columns", async () => {
  const { out } = await riposte(game, []);
  for (const area of ["Coffee", "Candy", "Draw", "Past", "Future", "Present"]) expect(out).toContain(area);
  expect(out).toMatch(/\d+ {2}○ +cards into past/);
  const table = out.slice(out.indexOf("──"), out.indexOf("What next?"));
  for (const line of table.split("\n")) expect(line.length).toBeLessThanOrEqual(80);
});

test("what is not legal is listed with its reason", async () => {
  const { out } = await riposte(game, idle);
  expect(out).toMatch(/^ +- Card \d+ acts by itself$/m);
});

test("an answer that is not in the list is refused, and the match goes on", async () => {
  const { code, out } = await riposte(game, ["99", "nonsense", "1", "1", "q"]);
  expect(code).toBe(0);
  expect(out).toContain('"99" is not in the list');
  expect(out).toContain('"nonsense" is not in the list');
  expect(out).toContain("That does not fit. Enter");
});

test("undo takes a drawn card back and marks it, and redo draws the same card", async () => {
  const { out } = await riposte(game, [END_TURN, "<", "u", "r", "q"]);
  expect(out).toContain("Marked: 1 answer taken back had shown something hidden.");
  const tables = out.split("── ").slice(1).map(withoutPrompt);
  // the first answer changes nothing that is drawn, so it is not drawn again
  expect(tables).toHaveLength(4);
  expect(tables[2]).toBe(tables[0]);
  expect(tables[3]).toBe(tables[1]);
});

test("a saved match is loaded at the same table, with its undo", async () => {
  const file = scratch("saved.json");
  const saving = await riposte(game, [END_TURN, "<", `s ${file}`, "q"]);
  expect(saving.out).toContain(`Saved to ${file}`);
  const loaded = await riposte(["play", "finished", "--load", file], ["u", "q"]);
  expect(loaded.code).toBe(0);
  expect(withoutPrompt(loaded.out.split("── ")[1])).toBe(withoutPrompt(saving.out.split("── ").at(-1)));
  expect(loaded.out).toContain("Undone.");
  expect((await riposte(game, [`l ${file}`, "q"])).out).toContain(`Loaded ${file}.`);
});

test("--save writes the match on leaving", async () => {
  const file = scratch("left.json");
  await riposte([...game, "--save", file], [END_TURN]);
  expect(readScratch(file)).toMatchObject({ format: "riposte-save/1", game: "finished", seed: "2" });
});

test("a wrong file does not end the match", async () => {
  const broken = scratchFile("broken.json", "{");
  const { code, out } = await riposte(game, [`l ${broken}`, "s /no/such/folder/x.json", "s", "u x", "t", "q"]);
  expect(code).toBe(0);
  expect(out).toContain("FILE_NOT_JSON");
  expect(out).toContain("FILE_UNWRITABLE");
  expect(out).toContain("Name a file");
});

test("a hint names the best few answers with the chance each gives, how sure that is, and why", async () => {
  const { out } = await riposte(game, ["h", "q"]);
  const told = out.match(/^\d+ % ±\d+ +(Use card \d+|Sort the present|End the turn).*\n +\S.*\.$/gm);
  expect(told?.length).toBeGreaterThan(1);
});

test("a bot can be watched", async () => {
  const { code, out } = await riposte([...game, "--bot", "greedy"]);
  expect(code).toBe(0);
  expect(out).toContain("greedy: ");
  expect(out).toMatch(/^You (won|lost)\.$/m);
});

test("a match is the same by xstate's own actors", async () => {
  const bot = [...game, "--bot", "greedy"];
  const [usual, actors] = [await riposte(bot), await riposte([...bot, "--executor", "xstate"])];
  expect(actors).toEqual(usual);
  expect(actors.out).toMatch(/^You (won|lost)\.$/m);
  expect((await riposte([...bot, "--executor", "actors"])).err).toContain(
    '--executor is table or xstate, not "actors".',
  );
});

test("setup options reach the game", async () => {
  expect((await riposte([...game, "--difficulty", "difficult"])).out).toContain("Coffee   ●●●●● 5");
  expect((await riposte([...game, "--setup", "ruleset.limit=perAbility"])).code).toBe(0);
});

/** The table alone: what follows it depends on what was entered. */
const withoutPrompt = (text: string | undefined): string => (text ?? "").split(/What next|In which order/)[0] ?? "";
