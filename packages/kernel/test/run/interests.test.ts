import { expect, test } from "vitest";
import { type AnyPlugin, composeList, simulateMatch, startMatch } from "../../src/entry/run.js";
import { declarePlugin, definePlugin, type Interest, interested, needs } from "../../src/index.js";
import { type Shelves, type ShelvesMatch, shelves } from "./shelves.js";

const declared = declarePlugin({
  name: "buyer",
  version: "0.1.0",
  requires: [needs<Shelves>({ name: "shelves" }, "*")],
});

/** Buys at sales and raises the worth, if there are jars; `asked` counts how often it was asked for either. */
function buyer(interest: Interest) {
  const asked = { offers: 0, worth: 0 };
  const hasJars = (match: ShelvesMatch) => match.slices.shelves.jars.length > 0;
  const plugin = definePlugin(declared, {
    effects: {},
    offer: {
      "shelves:sale": interested(interest, (_subject: null, _seat: number, match: ShelvesMatch) => {
        asked.offers += 1;
        return hasJars(match) ? [match.offer({ key: "buy", effects: [{ type: "shelves:dust" }] })] : [];
      }),
    },
    modify: {
      "shelves:worth": interested(interest, (_subject: null, match: ShelvesMatch) => {
        asked.worth += 1;
        return hasJars(match) ? match.add(1, "jars") : undefined;
      }),
    },
  });
  return { game: composeList<Shelves>([shelves, plugin as AnyPlugin]), asked };
}

const inJars: Interest = {
  of: ["shelves/jars"],
  could: ({ slices }: ShelvesMatch) => slices.shelves.jars.length > 0,
};

test("whoever has no interest is not asked, until something it depends on is written", () => {
  const { game, asked } = buyer(inJars);
  const simulation = simulateMatch(game, { seed: 1 });
  const worth = () => simulation.explain("shelves:worth", null, 0).value;
  simulation.enter("sale");
  expect([worth(), asked]).toEqual([0, { offers: 0, worth: 0 }]);
  simulation.enter("fill");
  expect([worth(), asked.worth]).toEqual([1, 1]);
  simulation.enter("sale");
  expect([simulation.pending?.question, asked.offers]).toEqual(["kernel:respond", 1]);
});

test("whoever shares a value is asked again only when something it depends on itself is written", () => {
  const asked = { jars: 0, rain: 0 };
  const counted = (of: string, who: keyof typeof asked): Interest => ({ of: [of], could: () => ++asked[who] > 0 });
  const plugin = definePlugin(declared, {
    effects: {},
    modify: {
      "shelves:worth": [
        interested(counted("shelves/jars", "jars"), (_subject: null, match: ShelvesMatch) => match.add(1, "jars")),
        interested(counted("shelves:rain", "rain"), (_subject: null, match: ShelvesMatch) => match.add(1, "rain")),
      ],
    },
  });
  const simulation = simulateMatch(composeList<Shelves>([shelves, plugin as AnyPlugin]), { seed: 1 });
  const after = (answer: string) => {
    simulation.enter(answer);
    return [simulation.explain("shelves:worth", null, 0).value, asked.jars, asked.rain];
  };
  expect(["dust", "fill", "rain", "dust"].map(after)).toEqual([
    [2, 1, 1],
    [2, 2, 1],
    [2, 2, 2],
    [2, 2, 2],
  ]);
});

test.each([
  ["always", "kernel:respond"],
  ["auto", "shelves:next"],
] as const)("where nobody has an interest, a seat that is asked %s gets %s", (hold, question) => {
  const nobody: Interest = { of: ["shelves/jars"], could: () => false };
  const plugin = definePlugin(declared, {
    effects: {},
    offer: { "shelves:sale": interested(nobody, { possible: () => true, options: () => [] }) },
  });
  const simulation = simulateMatch(composeList<Shelves>([shelves, plugin as AnyPlugin]), { seed: 1, hold });
  simulation.enter("sale");
  expect(simulation.pending?.question).toBe(question);
});

test("a mark brings back who had an interest", () => {
  const { game } = buyer(inJars);
  const simulation = simulateMatch(game, { seed: 1 });
  const worth = () => simulation.explain("shelves:worth", null, 0).value;
  const empty = simulation.mark();
  const seen = ["fill", "dust"].map((answer) => {
    simulation.enter(answer);
    const then = worth();
    simulation.reset(empty);
    return [then, worth()];
  });
  expect(seen).toEqual([
    [1, 0],
    [0, 0],
  ]);
});

test.each([
  ["says it could not", { of: ["shelves/jars"], could: () => false }],
  ["does not name what it depends on", { of: [], could: inJars.could }],
])("a checked match refuses a response of somebody who %s", (_how, interest) => {
  const { game } = buyer(interest);
  const match = startMatch(game, { seed: 1, checks: true });
  match.answer(0, "sale");
  match.answer(0, "fill");
  expect(match.answer(0, "sale")).toMatchObject({
    code: "INTEREST_MISSED",
    reason: expect.stringContaining('"buyer" (offer "shelves:sale") acts where it has no interest.'),
  });
});

test("a checked match refuses a contribution of somebody who says it could not", () => {
  const match = startMatch(buyer({ of: [], could: () => false }).game, { seed: 1, checks: true });
  match.answer(0, "fill");
  expect(() => match.explain("shelves:worth", null, 0)).toThrow("INTEREST_MISSED");
});
