import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { pick, type Streams } from "../../src/chance/distribution.js";
import { sampleChance } from "../../src/chance/sample.js";
import { answerAt, answersOf, canonicalAnswer, countAnswers, drawAnswer } from "../../src/choices/answers.js";
import { checkAnswer } from "../../src/choices/check-answer.js";
import { type Answer, type Choice, choose, type Key } from "../../src/choices/choice.js";
import { legalAnswers } from "./legal-answers.js";

const options = (n: number) => Array.from({ length: n }, (_, i) => ({ key: i % 2 === 0 ? `k${i}` : i }));

function sampler(seed: string): (n: number) => number {
  const streams: Streams = {};
  const chance = sampleChance(seed);
  return (n) => chance.draw(streams, "bot", pick(n));
}

const choices: fc.Arbitrary<Choice> = fc.oneof(
  fc.nat(6).map((n) => choose.one(options(n))),
  fc
    .record({ n: fc.nat(5), min: fc.nat(4), max: fc.nat(6), ordered: fc.boolean() })
    .map(({ n, ...bounds }) => choose.several(options(n), bounds)),
  fc
    .array(fc.option(fc.constantFrom("a", "b", 3), { nil: undefined }), { maxLength: 6 })
    .map((alike) =>
      choose.order(
        options(alike.length).map((o, i) => ({ ...o, ...(alike[i] === undefined ? {} : { alike: alike[i] }) })),
      ),
    ),
  fc
    .record({
      min: fc.integer({ min: -5, max: 5 }),
      max: fc.integer({ min: -5, max: 9 }),
      step: fc.integer({ min: 1, max: 3 }),
    })
    .map(({ min, max, step }) => choose.number(min, max, step)),
  fc
    .record({
      total: fc.nat(5),
      caps: fc.array(fc.option(fc.nat(4), { nil: undefined }), { maxLength: 4 }),
      atMost: fc.boolean(),
    })
    .map(({ total, caps, atMost }) =>
      choose.distribute(
        total,
        options(caps.length).map((o, i) => ({ ...o, ...(caps[i] === undefined ? {} : { max: caps[i] }) })),
        atMost,
      ),
    ),
);

describe("for choices of every shape", () => {
  test("the answers are exactly the legal ones, each once, as many as counted", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        const answers = [...answersOf(choice)].map((answer) => JSON.stringify(answer));
        expect(new Set(answers)).toEqual(new Set(legalAnswers(choice).map((answer) => JSON.stringify(answer))));
        expect(answers).toHaveLength(countAnswers(choice));
        expect(new Set(answers).size).toBe(answers.length);
      }),
      { numRuns: 600 },
    );
  });

  test("every answer passes the check and is its own canonical form", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        for (const answer of answersOf(choice)) {
          expect(checkAnswer(choice, answer)).toBeUndefined();
          expect(canonicalAnswer(choice, answer)).toEqual(answer);
        }
      }),
    );
  });

  test("the answer before the first and the one after the last do not exist", () => {
    fc.assert(
      fc.property(choices, (choice) => {
        for (const index of [-1, countAnswers(choice), 0.5])
          expect(() => answerAt(choice, index)).toThrow("NOT_AN_OPTION");
      }),
    );
  });

  test("what passes the check has a canonical form among the answers", () => {
    const anything = fc.oneof(
      fc.integer({ min: -6, max: 10 }),
      fc.shuffledSubarray<Key>(["k0", 1, "k2", 3, "k4", 5]),
      fc.dictionary(fc.constantFrom("k0", "1", "k2", "3"), fc.nat(5)),
    );
    fc.assert(
      fc.property(choices, anything, (choice, answer) => {
        fc.pre(checkAnswer(choice, answer) === undefined);
        const answers = [...answersOf(choice)].map((each) => JSON.stringify(each));
        expect(answers).toContain(JSON.stringify(canonicalAnswer(choice, answer as Answer)));
      }),
      { numRuns: 800 },
    );
  });
});

const shapes: [string, Choice][] = [
  ["one", choose.one(options(6))],
  ["several", choose.several(options(5), { min: 1, max: 3 })],
  ["several in order", choose.several(options(4), { min: 0, max: 2, ordered: true })],
  ["an order", choose.order(options(4))],
  [
    "an order with alike ones",
    choose.order([{ key: "a", alike: 1 }, { key: "b" }, { key: "c", alike: 1 }, { key: "d", alike: 1 }]),
  ],
  ["a number", choose.number(3, 30, 3)],
  ["a distribution", choose.distribute(3, [{ key: "a", max: 2 }, { key: "b" }, { key: "c", max: 1 }])],
];

test.each(shapes)("drawing %s gives every legal answer, all as often", (_, choice) => {
  const below = sampler("draw");
  const legal = [...answersOf(choice)].map((answer) => JSON.stringify(answer));
  const seen = new Map<string, number>();
  const each = 1000;
  for (let i = 0; i < each * countAnswers(choice); i++) {
    const text = JSON.stringify(drawAnswer(choice, below));
    seen.set(text, (seen.get(text) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(legal.sort());
  for (const count of seen.values()) expect(Math.abs(count - each)).toBeLessThan(5 * Math.sqrt(each));
});

test("where options have verbs each verb is drawn as often, and each option of a verb", () => {
  const below = sampler("verbs");
  const going = ["b1", "b2", "b3"].map((key) => ({ key, verb: "go" }));
  const choice = choose.one([{ key: "wait" }, ...going, { key: "stay", verb: "stay" }]);
  const seen: Record<string, number> = {};
  for (let i = 0; i < 9000; i++) {
    const key = String(drawAnswer(choice, below));
    seen[key] = (seen[key] ?? 0) + 1;
  }
  const wanted = { wait: 3000, b1: 1000, b2: 1000, b3: 1000, stay: 3000 };
  for (const [key, count] of Object.entries(wanted))
    expect(Math.abs((seen[key] ?? 0) - count)).toBeLessThan(5 * Math.sqrt(count));
});

test("choices too large to count are still drawn from legally", () => {
  const below = sampler("large");
  const large: Choice[] = [
    choose.order(options(200)),
    choose.order(options(60).map((o, i) => ({ ...o, alike: i % 7 }))),
    choose.several(options(100), { min: 3, max: 90 }),
    choose.several(options(40), { min: 20, max: 30, ordered: true }),
    choose.number(0, Number.MAX_SAFE_INTEGER - 1),
    choose.distribute(100, options(20)),
    choose.distribute(60, options(15), true),
  ];
  for (const choice of large) {
    expect(countAnswers(choice)).toBeGreaterThan(2 ** 32);
    for (let i = 0; i < 20; i++) expect(checkAnswer(choice, drawAnswer(choice, below))).toBeUndefined();
    expect(answerAt(choice, 1)).not.toEqual(answerAt(choice, 0));
    expect(checkAnswer(choice, answerAt(choice, 2 ** 32))).toBeUndefined();
  }
});

test("a draw from very many selections has the sizes it should", () => {
  const choice = choose.several(options(40));
  const below = sampler("sizes");
  const sizes = Array.from({ length: 1000 }, () => (drawAnswer(choice, below) as Key[]).length);
  const mean = sizes.reduce((sum, size) => sum + size, 0) / sizes.length;
  expect(Math.abs(mean - 20)).toBeLessThan(0.5);
});

test("a draw from very many distributions favours no place", () => {
  const choice = choose.distribute(40, options(12));
  const below = sampler("shares");
  const totals = new Map<string, number>();
  for (let i = 0; i < 600; i++) {
    const shares = drawAnswer(choice, below) as Record<string, number>;
    for (const [key, amount] of Object.entries(shares)) totals.set(key, (totals.get(key) ?? 0) + amount);
  }
  for (const total of totals.values()) expect(Math.abs(total / 600 - 40 / 12)).toBeLessThan(0.7);
});

test("nothing can be drawn where nothing is legal", () => {
  for (const choice of [
    choose.one([]),
    choose.several(options(1), { min: 2 }),
    choose.number(2, 1),
    choose.distribute(1, []),
  ]) {
    expect(countAnswers(choice)).toBe(0);
    expect(() => drawAnswer(choice, () => 0)).toThrow(/NOT_AN_OPTION: a choice of kind ".*" has no legal answer/);
  }
});

test("alike options make one answer of many orders", () => {
  const choice = choose.order([{ key: "x1", alike: "x" }, { key: "y" }, { key: "x2", alike: "x" }]);
  expect([...answersOf(choice)]).toEqual([
    ["x1", "x2", "y"],
    ["x1", "y", "x2"],
    ["y", "x1", "x2"],
  ]);
  expect(checkAnswer(choice, ["x2", "y", "x1"])).toBeUndefined();
  expect(canonicalAnswer(choice, ["x2", "y", "x1"])).toEqual(["x1", "y", "x2"]);
});
