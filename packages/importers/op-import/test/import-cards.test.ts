import { existsSync, readFileSync } from "node:fs";
import { compose } from "@riposte/kernel/run";
import { createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import { expect, test } from "vitest";
import { importCards, reportOf } from "../src/index.js";

const sailor = {
  id: "T01-001",
  name: "Sailor",
  category: "Character",
  colors: ["Red"],
  cost: 2,
  power: 3000,
  counter: 1000,
  attributes: ["Slash"],
  types: ["Crew"],
  block: 1,
  effect: "[Blocker] (Reminders are left out.)\n[On Play] Draw 1 card.[When Attacking] Draw 2 cards.",
  trigger: "[Trigger] Play this card.",
};

test("a card becomes facts with abilities that compose; run-together lines come apart", () => {
  const { cards, problems } = importCards([sailor]);
  expect(problems).toEqual([]);
  expect(cards[0]).toMatchObject({
    facts: {
      colors: ["red"],
      keywords: ["Blocker"],
      trigger: true,
      abilities: [{ timing: "onPlay" }, { timing: "whenAttacking" }, { timing: "trigger" }],
    },
    unread: [],
  });
  const context = createContext(cards.map(({ facts }) => facts));
  expect(() => compose([onePiece(context), opActions(context)])).not.toThrow();
});

test("a card the publisher corrected is read as corrected, once, and named", () => {
  const rifle = {
    ...sailor,
    id: "ST14-014",
    effect: "[On Play] If you have a Character with a cost of 8 or more, draw 1 card.",
  };
  const early = {
    ...sailor,
    id: "OP05-900",
    effect: "[On Play] If you have a Character with a cost of 8 or more, draw 1 card.",
  };
  const { cards, corrected } = importCards([rifle, early, { ...sailor, id: "OP05-901", block: 2 }]);
  expect(corrected).toEqual(["ST14-014", "OP05-900"]);
  expect(cards.map(({ facts }) => facts.block)).toEqual([1, 2, 2]);
  const sides = cards.slice(0, 2).map(({ facts }) => JSON.stringify(facts.abilities).match(/"side":"(\w+)"/)?.[1]);
  expect(sides).toEqual(["both", "you"]);
  const again = importCards([{ ...rifle, effect: rifle.effect.replace("you have", "there is") }]);
  expect(again.corrected).toEqual([]);
});

test("what a web page did to the text is undone: entities, breaks, lines run together before any tag", () => {
  const effect =
    "[When Attacked] If your Leader has the &lt;Slash&gt; attribute, draw 1 card.[Once Per Turn] When your opponent&#39;s Character is K.O.&apos;d, draw 1 card.<br>[On Play] Draw 2 cards.";
  const { cards, problems } = importCards([{ ...sailor, effect, trigger: "" }]);
  expect({ problems, unread: cards[0]?.unread }).toEqual({ problems: [], unread: [] });
  expect(cards[0]?.facts.abilities).toMatchObject([
    { timing: "whenAttacked" },
    { timing: "when", oncePerTurn: true },
    { timing: "onPlay" },
  ]);
});

test("a line that is not read stands in the card's facts, with why and without its words; the card is not plain", () => {
  const { cards } = importCards([{ ...sailor, effect: "[On Play] Draw 1 card.\n[On K.O.] Juggle.", trigger: "" }]);
  const [facts] = cards.map((card) => card.facts);
  expect(facts?.unread).toEqual([{ line: 2, why: expect.stringMatching(/^no rule reads on after /) }]);
  expect(JSON.stringify(facts)).not.toContain("Juggle");
  const [silent] = importCards([{ ...sailor, effect: "[On K.O.] Juggle.", trigger: "" }]).cards;
  expect(createContext([silent?.facts as never]).info("T01-001").isPlain).toBe(false);
});

test("a card that cannot be taken over is left out with its name, never silently", () => {
  const strange = { ...sailor, id: "T01-002", name: "Oddity", attributes: ["Sticky"] };
  const { cards, problems } = importCards([sailor, strange]);
  expect(cards.map(({ facts }) => facts.id)).toEqual(["T01-001"]);
  expect(problems).toEqual([
    { card: "T01-002 Oddity", path: "attributes", message: expect.stringContaining('"Sticky" is none of') },
  ]);
});

test("a Leader's Life may stand under its cost", () => {
  const leader = { ...sailor, category: "Leader", cost: 4, power: 5000, counter: null, effect: "", trigger: "" };
  expect(importCards([leader]).cards[0]?.facts).toMatchObject({ kind: "Leader", life: 4, power: 5000 });
});

test("other names and any number of copies are facts", () => {
  const effect =
    "Also treat this card's name as [Ghost] according to the rules.\nUnder the rules of this game, you may have any number of this card in your deck.";
  const { cards } = importCards([{ ...sailor, effect, trigger: "" }]);
  expect(cards[0]?.facts).toMatchObject({ alsoNamed: ["Ghost"], construction: { copies: "any" } });
});

test.each([
  ["a missing power", { power: null }, "power", /0 is written 0/],
  ["an unknown category", { category: "Ship" }, "category", /none of Leader, Character/],
  ["cut text", { effect: "[On Play] Give up to 1 of your" }, "effect", /cut/],
  ["an open bracket", { effect: "[On Play Draw 1 card." }, "effect", /without "\]"/],
  ["a stripped tag", { effect: "If your Leader has the attribute, draw 1 card." }, "effect", /stripped/],
  ["another language", { effect: "【登場時】カード1枚を引く。" }, "effect", /not in English/],
  ["an unknown colour", { colors: ["Pink"] }, "colors", /"Pink"/],
  ["no name", { name: "" }, "name", /is missing/],
])("%s is a problem that says which card and what to do, and the card is left out", (_name, change, path, message) => {
  const { cards, problems } = importCards([{ ...sailor, ...change }]);
  expect(cards).toEqual([]);
  expect(problems).toContainEqual({
    card: expect.stringContaining("T01-001"),
    path,
    message: expect.stringMatching(message),
  });
});

test("the report counts cards by how much was read, by set and by word", () => {
  const odd = { ...sailor, id: "T02-001", effect: "[On Play] Draw 1 card.\n[On Play] Juggle.", trigger: "" };
  const report = reportOf(importCards([sailor, odd, { ...odd, id: "T02-002", effect: "Juggle." }]));
  expect(report).toMatchObject({
    cards: 3,
    complete: 1,
    partly: 1,
    none: 1,
    sets: { T01: { cards: 1, complete: 1 }, T02: { cards: 2, complete: 0 } },
    words: { onPlay: 2, "op:draw": 3 },
    unread: [{ card: "T02-001", line: "[On Play] Juggle.", unread: "Juggle." }, { card: "T02-002" }],
  });
});

const DUMP = new URL("../../../../../shared/reference/one-piece/cards.json", import.meta.url);

test.runIf(existsSync(DUMP))(
  "of the dump, where it is, at least 97 % of the cards are read completely",
  () => {
    const report = reportOf(importCards(JSON.parse(readFileSync(DUMP, "utf8")) as unknown[]));
    expect(report.problems).toEqual([]);
    expect(report.complete / report.cards).toBeGreaterThanOrEqual(0.97);
  },
  60_000,
);

test("what can be chosen says what it does", () => {
  const effect =
    "[On Play] Choose one:\n• Draw 2 cards.\n• Rest up to 1 of your opponent's Characters with a cost of 3 or less.";
  const { cards } = importCards([{ ...sailor, effect, trigger: "" }]);
  expect(cards[0]?.facts.abilities).toMatchObject([
    {
      steps: [
        {
          options: [
            { gist: "Draw 2 cards." },
            { gist: "Rest up to 1 of your opponent's Characters with a cost of 3 or less." },
          ],
        },
      ],
    },
  ]);
});

test("a name that no card has makes its line unread, unless any name is taken", () => {
  const searcher = { ...sailor, id: "T01-002", name: "Captain Hook (Old)", trigger: "" };
  const naming = (name: string) => ({ ...searcher, effect: `[On Play] Rest up to 1 of your [${name}].` });
  const unread = (name: string) => importCards([sailor, naming(name)]).cards[1]?.unread;
  expect(unread("Captain Hook (Old)")).toEqual([]);
  expect(unread("Captain Hook")).toMatchObject([
    { differences: [{ kind: "no card has this name", words: "[Captain Hook], is it [Captain Hook (Old)]" }] },
  ]);
  expect(importCards([naming("Nobody")], { anyNames: true }).cards[0]?.unread).toEqual([]);
});

test("the top cards of a deck are cards from its top", () => {
  const spelled = (effect: string) => importCards([{ ...sailor, effect, trigger: "" }]).cards[0]?.facts.abilities;
  expect(spelled("[On Play] Trash the top 2 cards of your deck.")).toEqual(
    spelled("[On Play] Trash 2 cards from the top of your deck."),
  );
});

test("a list in another shape, of other things or of nothing is said in one sentence", () => {
  const said = (dump: readonly unknown[]) =>
    importCards(dump).problems.map(({ card, message }) => `${card} ${message}`);
  expect(said([])).toEqual(["The list holds no cards: a dump is a list with one object for each card"]);
  expect(said(["OP01-001", "OP01-002"])).toEqual([
    expect.stringMatching(/^The list holds strings: a card has id, name/),
  ]);
  const other = { card_set_id: "OP01-001", card_name: "Zoro", card_text: "" };
  expect(said([other, other])).toEqual([
    "The list has another shape: a card has id, name, category, colors, types, cost, power, effect; these have card_set_id, card_name, card_text: name the fields so",
  ]);
});
