import { cards } from "@riposte/data-one-piece";
import { cardsOrThrow, createContext } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { Ability } from "../../src/language/ability.js";
import { filterWords } from "../../src/language/expression.js";
import { VERBS } from "../../src/language/step.js";
import { readLibrary } from "../../src/library/library.js";
import { tellAbility } from "../../src/telling/ability.js";
import { FILTER_WORDS } from "../../src/telling/cards.js";
import { STEPS } from "../../src/telling/steps.js";

const library = readLibrary(createContext(cardsOrThrow(cards)));

/** Names for programs, and words that only computers need. */
const SILENT = ["type", "as", "gist"];

/** An object that remembers which of its fields were asked for, however deep. */
function watched<T>(value: T, path: string, unread: Set<string>): T {
  if (typeof value !== "object" || value === null) return value;
  const inner = new Map(Object.entries(value).map(([key, one]) => [key, watched(one, `${path}.${key}`, unread)]));
  if (!Array.isArray(value))
    for (const [key, one] of Object.entries(value))
      if (one !== undefined && !SILENT.includes(key)) unread.add(`${path}.${key}`);
  return new Proxy(value as object, {
    get: (target, key) => {
      unread.delete(`${path}.${String(key)}`);
      return inner.get(String(key)) ?? Reflect.get(target, key);
    },
  }) as T;
}

test.each([
  ["OP01-006:0", "On Play: give up to 1 of your opponent's Characters −2000 power this turn."],
  ["OP01-068:0", "In your turn: if you have 5 or more cards in hand, this card has Double Attack."],
  [
    "OP10-074:0",
    "Once per turn: when this card would be K.O.'d by your opponent's effect, you may rest 2 DON!! instead.",
  ],
  [
    "ST04-017:0",
    "Main: you may rest this card; if you do and your Leader is a Leader of the type Animal Kingdom Pirates, add 1 rested DON!! from the DON!! deck.",
  ],
])("%s reads: %s", (id, told) => {
  expect(tellAbility(library.get(id).ability)).toBe(told);
});

test.each([...library.all, ...library.granted].map((held) => [held.id, held] as const))(
  "%s is told completely: no field of its data is passed over",
  (_id, { ability }) => {
    const unread = new Set<string>();
    expect(tellAbility(watched(ability, "", unread))).toMatch(/^[A-Z].*\.$/);
    expect([...unread]).toEqual([]);
  },
);

/** What no person would say. */
const FAULTS = [
  /\bthere (?:is|are) all\b/,
  /\bthrough (?:you|your opponent)\b/,
  /\bnot: /,
  /\.["”]?\.$/,
  /\s[.,;:]|\s\s/,
  /\bif you do, if\b/,
  /\b(\w+) \1\b/,
  /\b1 (?:Life )?cards\b/,
  /\bundefined\b|\[object|NaN/,
  /,[,.;]/,
  /\bfor every 1 of\b|\b(?:effects|Characters) of you\b|\bmay your opponent\b|\bif they do, do nothing\b/,
];

test("abilities are told in English: costs are paid by who likes to, and no sentence stumbles", () => {
  const tellings = [...library.all, ...library.granted].map(({ ability }) => tellAbility(ability));
  expect(tellings.filter((told) => FAULTS.some((fault) => fault.test(told)))).toEqual([]);
  const paid = [...library.all].filter(({ ability }) => ability.costs !== undefined);
  expect(paid.map(({ ability }) => tellAbility(ability)).filter((told) => !/you may /i.test(told))).toEqual([]);
});

test.each([
  [
    {
      timing: "static",
      condition: { exists: { side: "both", zones: ["characters"], filter: { cost: 0 }, count: "all" } },
      steps: [{ type: "op:give", target: { ref: "self" }, power: 1000 }],
    },
    "If there is a Character with a cost of 0, this card has +1000 power.",
  ],
  [
    {
      timing: "onPlay",
      condition: { not: { exists: { side: "you", zones: ["characters"], filter: { name: "Bert" }, count: "all" } } },
      steps: [{ type: "op:draw", count: 1 }],
    },
    "On Play: if you have no Character called Bert, draw 1 card.",
  ],
  [
    {
      timing: "when",
      when: { event: "koed", self: true, by: "opponent", cause: "effect" },
      steps: [{ type: "op:draw", count: 1 }],
    },
    "When this card is K.O.'d by your opponent's effect: draw 1 card.",
  ],
  [
    {
      timing: "onPlay",
      costs: [{ type: "op:restDon", count: 1 }],
      steps: [{ type: "op:give", target: { ref: "self" }, negated: true, for: "thisTurn" }],
    },
    "On Play: you may rest 1 DON!!; if you do, the effects of this card are negated this turn.",
  ],
])("%j reads: %s", (ability, told) => {
  expect(tellAbility(Ability.parse(ability))).toBe(told);
});

test("every verb and every word of a filter has its words", () => {
  expect(
    Object.keys(STEPS)
      .filter((verb) => verb !== "kernel:manual")
      .sort(),
  ).toEqual([...VERBS].sort());
  expect(Object.keys(FILTER_WORDS).sort()).toEqual([...filterWords()].sort());
});

test("a verb without words is a clear error", () => {
  const ability = { ...library.all[0]?.ability, steps: [{ type: "op:juggle" }] } as never;
  expect(() => tellAbility(ability)).toThrow('There are no words for the step "op:juggle".');
});

test("what cards there are, where Life goes back to, and numbers that are filled up are told as people say them", () => {
  const told = (ability: object) => tellAbility(Ability.parse(ability));
  const crew = { side: "you", zones: ["characters"], filter: { types: "Crew" }, count: "all" };
  expect(told({ timing: "onPlay", condition: { exists: crew }, steps: [{ type: "op:draw", count: 1 }] })).toBe(
    "On Play: if you have a Character of the type Crew, draw 1 card.",
  );
  const look = { type: "op:look", zone: "life", count: "all", rest: { to: "top", order: "any" } };
  expect(told({ timing: "onPlay", steps: [look] })).toBe(
    "On Play: look at all of your Life; put them back in any order.",
  );
  const fill = { type: "op:draw", count: { size: "hand", side: "you", times: -1, plus: 3 } };
  expect(told({ timing: "onPlay", steps: [fill] })).toBe("On Play: draw until you have 3 cards in hand.");
});
