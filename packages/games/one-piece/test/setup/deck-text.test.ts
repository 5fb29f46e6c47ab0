import { startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { deckFromText, deckToBrief, deckToText } from "../../src/index.js";
import { CARDS, context, deck, game } from "../position.js";

const { name: _name, ...plain } = deck;

test("a deck is written with its Leader first, then so many of each card by number, and read back", () => {
  const text = deckToText({ leader: CARDS.leader, cards: { [CARDS.big]: 2, [CARDS.small]: 4 } });
  expect(text).toBe("1xT01-001\n4xT01-002\n2xT01-003\n");
  expect(deckFromText(context, deckToText(deck))).toMatchObject({ deck: plain, problems: [] });
});

test("other spellings are read: spaces, names, small letters, alternate art, comments, a card on two lines", () => {
  const text = "# mine\r\n1 T01-001 Captain\r\n2x t01-002\n\n1×T01-002_p1 // alternate art\n";
  expect(deckFromText(context, text)).toMatchObject({
    deck: { leader: CARDS.leader, cards: { [CARDS.small]: 3 } },
    problems: [],
  });
});

test.each([
  ["with the name between", "4 Sailor (T01-002)\n1 Captain T01-001\n2x Giant [T01-003] SR"],
  ["with the number behind", "T01-002 x4\nT01-001,1\nT01-003 Giant x2"],
  ["with the name before", "Sailor (T01-002) x4\nCaptain (T01-001) x1\nGiant (T01-003) x2"],
  ["a line for each copy", "T01-001\nT01-002\nT01-002\nT01-002\nT01-002\nT01-003\nT01-003 Giant"],
  ["as one word", "1nT01-001a4nT01-002a2nT01-003"],
  ["with a comma behind the count", "1,T01-001\n4, T01-002\n2,T01-003,Giant"],
  ["as a link with counts before", "https://decks.example/deck-list/x?y=1&dg=1nT01-001a4nT01-002a2nT01-003a"],
  ["as a link with counts behind", "My deck https://decks.example/?deck=T01-001:1,T01-002:4,T01-003:2#top"],
  ["as a link with semicolons", "https://decks.example/deckbuilder?deck=1xT01-001;4xT01-002;2xT01-003"],
  [
    "as a link with JSON in base64",
    `https://decks.example/?deck=${encodeURIComponent(btoa(JSON.stringify({ "T01-001": 1, "T01-002": 4, "T01-003": 2 })))}`,
  ],
  ["on one line", "4xT01-002,1xT01-001;2xT01-003"],
  [
    "as a list of strings",
    '["Exported from a site","T01-001","T01-002","T01-002","T01-002","T01-002","T01-003","T01-003"]',
  ],
  ["under headings", "Leader (1)\n1 T01-001\n\nCharacters: 6\n- 4xT01-002\n* 2xT01-003_p2\n10x DON!!\n--\nTotal 50"],
])("a list %s is read, the Leader anywhere", (_how, text) => {
  expect(deckFromText(context, text)).toMatchObject({
    deck: { leader: CARDS.leader, cards: { [CARDS.small]: 4, [CARDS.big]: 2 } },
    problems: [],
  });
});

test("a link that carries no deck is named as a line that could not be read", () => {
  expect(deckFromText(context, "https://decks.example/decks/4711").problems).toEqual([
    { line: 1, message: expect.stringContaining('"https://decks.example/decks/4711" carries no deck') },
    { line: 0, message: "There is no Leader: add one on a line of its own, such as 1xOP01-001." },
  ]);
});

test("every line that cannot be read is named at once", () => {
  const { problems } = deckFromText(context, "4xT01-098\nfour T01-002\n0xT01-003\n");
  expect(problems).toEqual([
    {
      line: 1,
      message: 'There is no card T01-098. Did you mean "T01-008"?',
      unknown: { code: "T01-098", count: 4 },
    },
    { line: 2, message: '"four T01-002" is no number and card, such as 4xOP01-016.' },
    { line: 3, message: '"0xT01-003" is no copies; leave the line out.' },
    { line: 0, message: "There is no Leader: add one on a line of its own, such as 1xOP01-001." },
  ]);
});

test("a match starts with deck texts, or says what is wrong with both decks", () => {
  const text = deckToText(deck);
  expect(startMatch(game, { setup: { decks: [text, "test"] }, seed: 1 }).decision?.question).toBe("op:first");
  const wrong = () => startMatch(game, { setup: { decks: ["1xT01-001\n4xT01-098", "1xT01-001\n1xT01-001"] } });
  expect(wrong).toThrow(/Line 2: There is no card T01-098[\s\S]*There are 2 Leaders[\s\S]*0 cards, not 50/);
});

test("a link of our own carries a deck in a few letters, and is read like any other", () => {
  const brief = deckToBrief({ leader: "T01-001", cards: { "T01-003": 2, "T01-002": 4, "T01-004": 4 } });
  expect(brief).toBe("T01.001_T01-4.002.004-2.003");
  const cards = { "T01-002": 4, "T01-004": 4, "T01-003": 2 };
  for (const text of [brief as string, `https://riposte.example/#/build/one-piece?name=A+deck&list=${brief}`])
    expect(deckFromText(context, text)).toMatchObject({ deck: { leader: "T01-001", cards }, problems: [] });
  expect(deckToBrief({ leader: "odd", cards: {} })).toBeUndefined();
});
