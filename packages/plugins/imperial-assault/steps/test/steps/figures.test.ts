import { expect, test } from "vitest";
import { duelWith, position } from "../reading/duel-position.js";
import { attack, does } from "./does.js";

const hostile = { side: "hostile", adjacent: true };
const figuresAfter = (steps: readonly object[], given = {}) => does(steps, given).table.figures;

test("do:damage deals damage to whom it names", () => {
  const { luke, gaarkhan, c3po } = figuresAfter([{ type: "do:damage", to: hostile, amount: 2 }]);
  expect([luke?.damage, gaarkhan?.damage, c3po?.damage]).toEqual([2, 2, 0]);
});

test("do:damage-objects deals damage to objects near a bound space, or near the figure", () => {
  const dummies = { ...position, mission: "b" };
  const near = { type: "do:damage-objects", within: 1, amount: 1 };
  const { objects } = does([{ ...near, fromSpace: "there" }], { position: dummies, bound: { there: "d3" } }).table;
  expect(Object.values(objects).map(({ space, damage }) => [space, damage])).toEqual([
    ["c3", 1],
    ["f6", 0],
  ]);
  const far = does([near], { position: dummies }).table.objects;
  expect(Object.values(far).map(({ damage }) => damage)).toEqual([0, 0]);
});

test("do:strain gives strain, which its player takes as damage or pays with cards of its deck", () => {
  const strain = [{ type: "do:strain" }];
  expect(does(strain).asked).toMatchObject({ seat: 0, question: "ia:strain" });
  const [taken, paid] = [0, 1].map((cards) => does(strain, { answers: [cards] }).table);
  expect([taken?.figures.vader?.damage, taken?.sides[0]?.deck]).toEqual([6, ["blitz", "parry"]]);
  expect([paid?.figures.vader?.damage, paid?.sides[0]?.deck]).toEqual([5, ["parry"]]);
  // without a deck there is nothing to pay with
  expect(figuresAfter([{ type: "do:strain", to: { name: "C-3PO" }, amount: 2 }]).c3po?.damage).toBe(2);
});

const strained = {
  cause: [{ type: "do:strain", to: { name: "C-3PO" }, amount: 2 }],
  at: "figure:straining",
  bound: { subject: "c3po" },
} as const;

test("do:ease-strain prevents strain before it is suffered", () => {
  expect(figuresAfter([{ type: "do:ease-strain", amount: 1 }], strained).c3po?.damage).toBe(1);
});

test("do:rule-strain gives its player the choices about another's strain", () => {
  const withCard = duelWith({}, { deck: ["parry", "blitz"] });
  const { asked } = does([{ type: "do:rule-strain" }], { ...strained, position: withCard });
  expect(asked.seat).toBe(0);
  expect(does([{ type: "do:used", ability: "trial" }], { ...strained, position: withCard }).asked.seat).toBe(1);
});

test("do:recover takes damage away, and no more than there is", () => {
  expect(figuresAfter([{ type: "do:recover", amount: 2 }]).vader?.damage).toBe(3);
  expect(figuresAfter([{ type: "do:recover", amount: 9 }]).vader?.damage).toBe(0);
});

test("do:gain gives a condition", () => {
  expect(figuresAfter([{ type: "do:gain", to: hostile, condition: "bleed" }]).luke?.conditions).toContain("bleed");
});

test("do:lose takes one condition of choice, all of them, or the one there is", () => {
  const lose = { type: "do:lose", to: { name: "Luke Skywalker" }, condition: "harmful" };
  expect(does([lose]).asked).toMatchObject({ seat: 0, question: "do:lose", keys: ["stun", "weaken"] });
  expect(figuresAfter([lose], { answers: ["weaken"] }).luke?.conditions).toEqual(["stun"]);
  expect(figuresAfter([{ ...lose, all: true }]).luke?.conditions).toEqual([]);
  expect(figuresAfter([{ ...lose, condition: "stun" }]).luke?.conditions).toEqual(["weaken"]);
});

test("do:revive returns a defeated friendly figure to an empty space", () => {
  const fall = { type: "do:defeat", to: "fallen" };
  const revive = { type: "do:revive", from: { trait: "trooper" }, near: "self" };
  const { asked } = does([fall, revive], { bound: { fallen: "one" } });
  expect(asked.question).toBe("do:revive");
  expect(asked.keys).toContain("one@d2");
  expect(figuresAfter([fall, revive], { bound: { fallen: "one" }, answers: ["one@d2"] }).one?.spaces).toEqual(["d2"]);
});

test("do:defeat defeats without damage, for all of its points or for half of them", () => {
  const defeat = { type: "do:defeat", to: { name: "C-3PO" } };
  const whole = does([defeat]).table;
  expect(whole.figures.c3po).toBeUndefined();
  const half = does([{ ...defeat, half: true }]).table;
  const points = [whole, half].map(({ sides }) => (sides[0]?.vp ?? 0) - 12);
  expect(points).toEqual([2, 1]);
});

test("do:check lets whoever has suffered as much as its Health fall", () => {
  const frail = { type: "do:last", for: "two", scope: "round", modify: { value: "health", amount: -1 } };
  expect(figuresAfter([frail], { bound: { two: "two" } }).two).toMatchObject({ damage: 2 });
  expect(figuresAfter([frail, { type: "do:check", to: "two" }], { bound: { two: "two" } }).two).toBeUndefined();
});

test("do:incapacitate leaves it where it is, out of everything", () => {
  expect(figuresAfter([{ type: "do:incapacitate", to: { name: "C-3PO" } }]).c3po).toMatchObject({
    status: "incapacitated",
  });
});

test("do:token gives power tokens, to each or shared out", () => {
  const token = { type: "do:token", to: { side: "friendly", trait: "trooper" }, token: "hit" };
  expect(does([token]).tokens).toMatchObject({ one: ["hit"], two: ["hit"] });
  const shared = [{ ...token, amount: 1, distribute: true }];
  expect(does(shared).asked).toMatchObject({ seat: 0, keys: ["one", "two"] });
});

test("do:strip takes a condition or a power token, and gives it to somebody else", () => {
  const token = { type: "do:token", to: { name: "Luke Skywalker" }, token: "hit" };
  const strip = { type: "do:strip", to: { name: "Luke Skywalker" } };
  expect(does([token, strip]).asked.keys).toEqual(["stun", "weaken", "token:hit"]);
  expect(does([token, { ...strip, only: "token", gives: "self" }]).tokens).toMatchObject({ vader: ["hit"] });
  const given = figuresAfter([{ ...strip, gives: "self" }], { answers: ["stun"] });
  expect([given.luke?.conditions, given.vader?.conditions]).toEqual([["weaken"], ["focus", "stun"]]);
});

test("do:lend-token spends another figure's power token in the attack under way", () => {
  const lend = [
    { type: "do:token", to: "friend", token: "hit" },
    { type: "do:lend-token", of: "friend", to: "self", token: "hit" },
  ];
  const { tokens, lasting } = does(lend, { ...attack("attack:declare"), bound: { friend: "one" } });
  expect([tokens.one ?? [], tokens.vader ?? []]).toEqual([[], []]);
  expect(lasting("power-token:committed")).toEqual([expect.objectContaining({ figure: "vader", token: "hit" })]);
});

test("do:trait gives a figure a trait for some time", () => {
  const steps = [
    { type: "do:trait", who: "luke", trait: "trooper" },
    { type: "do:select", from: { side: "hostile", trait: "trooper" } },
  ];
  expect(does(steps, { bound: { luke: "luke" } }).bound.target).toEqual(["luke"]);
});

const lay = { type: "do:lay", token: "beacon" };

test("do:lay puts the ability's one token on a space", () => {
  const moved = does([lay, { type: "do:bind", as: "space", value: "c1" }, lay], { bound: { space: "b1" } });
  expect(moved.lasting("do:laid")).toEqual([{ figure: "vader", token: "beacon", space: "c1" }]);
});

test("do:lift takes that token off the map", () => {
  const lifted = does([lay, { type: "do:lift", token: "beacon" }], { bound: { space: "b1" } });
  expect(lifted.lasting("do:laid")).toEqual([]);
});

test("do:mark puts a token of the ability's own on a figure, which it finds again", () => {
  const steps = [
    { type: "do:mark", on: { name: "Luke Skywalker" }, mark: "prey" },
    { type: "do:select", from: { marked: "prey" } },
  ];
  expect(does(steps).bound.target).toEqual(["luke"]);
});
