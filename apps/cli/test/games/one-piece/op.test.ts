import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { builtRiposte, riposte } from "../../riposte.js";

const folder = mkdtempSync(join(tmpdir(), "riposte-op-"));
const file = join(folder, "dump.json");
const card = {
  id: "T01-001",
  name: "Sailor",
  category: "Character",
  colors: ["Red"],
  cost: 2,
  power: 3000,
  counter: 1000,
  attributes: [],
  types: ["Crew"],
  block: 1,
  effect: "[On Play] Draw 1 card.",
  trigger: "",
};
/** A Leader and the cards of a deck with it, as text too. */
const leader = {
  ...card,
  id: "T01-009",
  category: "Leader",
  cost: null,
  power: 5000,
  life: 4,
  counter: null,
  effect: "",
};
const crew = Array.from({ length: 13 }, (_, at) => ({ ...card, id: `T01-0${at + 10}` }));
const deckText = `1xT01-009\n${crew.map(({ id }, at) => `${at === 0 ? 2 : 4}x${id}`).join("\n")}\n`;
const odd = { ...card, id: "T01-002", effect: "[On Play] Juggle." };
writeFileSync(file, JSON.stringify([card, odd, { ...card, id: "T01-003", power: null }]));

test("a dump becomes cards in a folder, and the report says what was not read and what was left out", async () => {
  const out = join(folder, "cards");
  const ran = await riposte(["op", "import", file, "--out", out, "--report"]);
  expect(ran.code).toBe(1);
  expect(ran.err).toBe("1 card left out, as said above: no deck with them can be played.\n");
  expect(ran.out).toContain("2 cards: 1 read completely (50.0 %), 0 partly, 1 not at all");
  expect(ran.out).toContain("left out: T01-003 Sailor power");
  expect(ran.out).toMatch(/T01-002 not read: "Juggle\."/);
  const { cards } = JSON.parse(readFileSync(join(out, "cards.json"), "utf8"));
  expect(cards[0]).toMatchObject({ id: "T01-001", abilities: [{ timing: "onPlay" }] });
  expect(cards[0].unread).toBeUndefined();
  expect(cards[1]).toMatchObject({
    id: "T01-002",
    unread: [{ line: 1, why: expect.stringMatching(/^no rule reads on/) }],
  });
});

test("every ability is run, and the report says which act and change something", async () => {
  const { out } = await riposte(["op", "import", file, "--run", "--report"]);
  expect(out).toContain("T01    1 of 2 read; 1 abilities: 1 ran, 1 changed something, 1 showed their numbers");
  expect(out).toContain("1 abilities: 1 ran, 1 changed something, 1 showed their numbers");
});

test("a deck with a card that is not wholly read says so before a match: deck check, play and simulate", async () => {
  const strange = { ...crew[0], name: "Juggler", effect: "[On Play] Draw 1 card.\n[On K.O.] Juggle." };
  const dump = join(folder, "strange.json");
  writeFileSync(dump, JSON.stringify([leader, strange, ...crew.slice(1)]));
  const cards = join(folder, "strange");
  await riposte(["op", "import", dump, "--out", cards]);
  const deck = join(folder, "strange.txt");
  writeFileSync(deck, deckText);
  const said = /^Not all abilities play:\n {2}T01-010 Juggler: Line 2 of its text is not played: no rule reads on/m;
  const checked = builtRiposte(["deck", deck, "--cards", cards]);
  expect(checked).toMatchObject({ code: 0, err: expect.stringMatching(said) });
  const decks = ["--cards", cards, "--decks", `${deck},beasts`];
  const played = builtRiposte(["play", "one-piece", "--bot", "random,random", "--seed", "1", ...decks]);
  expect(played.err).toMatch(said);
  const simulated = builtRiposte(["simulate", "one-piece", "--games", "2", "--seed", "1", "--workers", "1", ...decks]);
  expect(simulated.out).toMatch(/not wholly played +T01-010 in 2 games/);
});

test("imported cards and deck texts are played with", async () => {
  const cards = join(folder, "own");
  writeFileSync(join(folder, "own.json"), JSON.stringify([leader, ...crew]));
  await riposte(["op", "import", join(folder, "own.json"), "--out", cards]);
  const deck = join(folder, "deck.txt");
  writeFileSync(deck, deckText);
  // a process reads its cards once
  const played = builtRiposte([
    "play",
    "one-piece",
    "--cards",
    cards,
    "--deck",
    deck,
    "--deck",
    deck,
    "--bot",
    "random",
    "--seed",
    "1",
  ]);
  expect(played.err).toBe("");
  expect(played.code).toBe(0);
  const alone = await riposte(["play", "one-piece", "--deck", deck]);
  expect(alone.err).toContain("Give --deck twice");
});

test("a league plays with imported cards on every thread, but not on workers elsewhere, who do not have them", async () => {
  const cards = join(folder, "league");
  writeFileSync(join(folder, "league.json"), JSON.stringify([leader, ...crew]));
  await riposte(["op", "import", join(folder, "league.json"), "--out", cards]);
  const deck = join(folder, "own-deck.txt");
  writeFileSync(deck, deckText);
  const words = ["league", "one-piece", "--cards", cards, "--entries", `beasts,${deck}`];
  const { out, err } = builtRiposte([...words, "--games", "2", "--seed", "1", "--workers", "2", "--json"]);
  expect(err).toBe("");
  expect(
    JSON.parse(out)
      .table.map(({ name }: { name: string }) => name)
      .sort(),
  ).toEqual(["beasts", "own-deck"]);
  expect(builtRiposte([...words, "--database", "postgres://nowhere"]).err).toContain("Workers elsewhere do not have");
});

test("the report can be JSON", async () => {
  const { out } = await riposte(["op", "import", file, "--json"]);
  expect(JSON.parse(out)).toMatchObject({ cards: 2, complete: 1, words: { onPlay: 1 } });
});

test("a dump in another shape is said in one sentence, and ends with 1", async () => {
  const shaped = join(folder, "shaped.json");
  writeFileSync(shaped, JSON.stringify({ cards: Array(9).fill({ card_set_id: "T01-001", card_name: "Zoro" }) }));
  const { code, out, err } = await riposte(["op", "import", shaped]);
  expect(code).toBe(1);
  expect(out.match(/left out: The list: has another shape/g)).toHaveLength(1);
  expect(err).toContain("No card of");
});

test.each([
  ["another action", ["op", "export", file], "import"],
  ["a missing file", ["op", "import", join(folder, "nowhere.json")], "there is no such file"],
  ["a file where a folder should be", ["op", "import", file, "--out", file], "is a file: name a folder"],
  ["a file that is no list", ["op", "import", join(folder, "other.json")], "is no list of cards"],
])("%s is a mistake that says what to do", async (_name, words, said) => {
  writeFileSync(join(folder, "other.json"), "{}");
  const { code, err } = await riposte(words);
  expect(code).toBe(2);
  expect(err).toContain(said);
});
