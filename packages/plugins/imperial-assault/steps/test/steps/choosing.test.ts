import { expect, test } from "vitest";
import { position } from "../reading/duel-position.js";
import { attack, does } from "./does.js";

const damage = (to: string) => ({ type: "do:damage", to, amount: 1 });
const hostile = { side: "hostile", adjacent: true };

test("do:choose asks its player for figures that fit and binds them", () => {
  const choose = { type: "do:choose", from: hostile };
  expect(does([choose]).asked).toMatchObject({ seat: 0, keys: ["luke", "gaarkhan"] });
  expect(does([choose], { answers: ["luke"] }).bound.target).toEqual(["luke"]);
  expect(does([{ ...choose, by: "opponent" }]).asked.seat).toBe(1);
  expect(does([{ ...choose, optional: true }]).asked.keys).toContain("none");
});

test("do:choose of nobody goes on, or drops the rest where it says so", () => {
  const nobody = { type: "do:choose", from: { side: "hostile", trait: "trooper" } };
  expect(does([nobody, damage("self")]).table.figures.vader?.damage).toBe(6);
  expect(does([{ ...nobody, stop: true }, damage("self")]).table.figures.vader?.damage).toBe(5);
});

test("do:choose-space asks for a space and binds it", () => {
  const choose = { type: "do:choose-space", within: 1, empty: true };
  const { asked } = does([choose]);
  expect(asked.keys).toContain("c1");
  expect(asked.keys).not.toContain("d2");
  expect(does([choose], { answers: ["c1"] }).bound.space).toBe("c1");
});

test("do:select binds all that fit, without a choice", () => {
  expect(does([{ type: "do:select", from: hostile, as: "foes" }]).bound.foes).toEqual(["luke", "gaarkhan"]);
});

test("do:number binds a number as it is now", () => {
  const steps = [{ type: "do:number", as: "before", amount: { of: "damage" } }, damage("self")];
  expect(does(steps).bound.before).toBe(5);
});

test("do:bind binds a value", () => {
  expect(does([{ type: "do:bind", as: "foe", value: "luke" }, damage("foe")]).table.figures.luke?.damage).toBe(1);
});

test("do:last changes a number for some time", () => {
  const speed = { value: "speed", amount: 2 };
  const points = (steps: readonly object[]) => does(steps, { answers: ["move"] }).table.activation?.points;
  const plain = points([]) ?? 0;
  expect(points([{ type: "do:last", modify: speed, scope: "activation" }])).toBe(plain + 2);
});

test("do:ability gives a figure an ability for some time, for so many uses", () => {
  const steps = [damage("self")];
  const lent = { type: "do:ability", uses: 1, ability: { at: [{ at: "activation:act", limit: "round", steps }] } };
  const { asked } = does([lent]);
  const key = asked.keys.find((one) => String(one).includes("trial"));
  expect(key).toBeDefined();
  const used = does([lent], { answers: [key as string] });
  expect(used.table.figures.vader?.damage).toBe(6);
  expect(used.asked.keys).not.toContain(key);
});

test("do:passive changes nothing", () => {
  expect(does([{ type: "do:passive", what: "it flies" }]).table).toEqual(does([]).table);
});

test("do:used tells that an ability is used", () => {
  const { events } = does([{ type: "do:used", ability: "trial" }]);
  expect(events("ability:used")).toEqual([{ ability: "trial", figure: "vader" }]);
});

test("do:if takes one way or the other", () => {
  // biome-ignore lint/suspicious/noThenProperty: a word of the language, never awaited
  const step = (self: object) => ({ type: "do:if", if: { self }, then: [damage("self")], else: [damage("foe")] });
  const bound = { foe: "luke" };
  const so = does([step({ damageAtLeast: 5 })], { bound }).table.figures;
  const not = does([step({ damageAtLeast: 6 })], { bound }).table.figures;
  expect([so.vader?.damage, so.luke?.damage, not.vader?.damage, not.luke?.damage]).toEqual([6, 0, 5, 1]);
});

test("do:each does its steps for everybody, in an order of choice where it says so", () => {
  const each = { type: "do:each", of: hostile, steps: [damage("each")] };
  const { luke, gaarkhan } = does([each]).table.figures;
  expect([luke?.damage, gaarkhan?.damage]).toEqual([1, 1]);
  const ordered = does([{ ...each, ordered: true }], { answers: ["gaarkhan"] });
  expect(ordered.events("figure:damaged").map((one) => (one as { figure: string }).figure)).toEqual([
    "gaarkhan",
    "luke",
  ]);
});

test("do:one-of offers what is possible, to its player, to the opponent, or to a figure's player", () => {
  const options = [
    { label: "harm", steps: [damage("self")] },
    { label: "never", if: { self: { damageAtLeast: 9 } }, steps: [] },
    { label: "spare", steps: [] },
  ];
  const one = { type: "do:one-of", options };
  const { asked } = does([one]);
  expect(asked).toMatchObject({ seat: 0, question: "do:one-of" });
  expect(asked.keys).toHaveLength(2);
  expect(does([one], { answers: [asked.keys[0] as string] }).table.figures.vader?.damage).toBe(6);
  expect(does([{ ...one, by: "opponent" }]).asked.seat).toBe(1);
  expect(does([{ ...one, seat: "foe" }], { bound: { foe: "luke" } }).asked.seat).toBe(1);
});

test("do:after waits until the attack is over", () => {
  const after = [{ type: "do:after", steps: [damage("self")] }];
  const during = does(after, attack("attack:declare"));
  expect(during.table.figures.vader?.damage).toBe(5);
  const over = does(after, { ...attack("attack:declare"), answers: ["pass"] });
  expect(over.table.attacks).toEqual([]);
  expect(over.table.figures.vader?.damage).toBe(6);
});

test("do:repeat does its steps so many times", () => {
  const repeat = { type: "do:repeat", times: { of: "count", filter: hostile }, steps: [damage("self")] };
  expect(does([repeat], { position }).table.figures.vader?.damage).toBe(7);
});
