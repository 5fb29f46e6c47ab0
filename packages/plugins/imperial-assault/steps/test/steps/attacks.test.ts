import { expect, test } from "vitest";
import { attack, does } from "./does.js";

const foes = { bound: { luke: "luke", gaarkhan: "gaarkhan" } };
const shot = [1, 1, 5, 3, 0];
const attackAfter = (...given: Parameters<typeof does>) => does(...given).table.attacks.at(-1);
const rolled = (...given: Parameters<typeof does>) =>
  (does(...given).events("attack:rolled")[0] as { dice: { die: string }[] }).dice.map(({ die }) => die);

test("do:attack asks whom to attack, among those it names", () => {
  const { asked } = does([{ type: "do:attack" }]);
  expect(asked).toMatchObject({ seat: 0, question: "do:attack", keys: ["luke@e2", "gaarkhan@e1"] });
  expect(does([{ type: "do:attack", except: ["luke"], optional: true }], foes).asked.keys).toEqual([
    "gaarkhan@e1",
    "none",
  ]);
});

test("do:attack has the dice, results, keywords and type that its step gives", () => {
  const step = { type: "do:attack", pool: ["blue"], plus: ["green"], results: { hit: 2 }, attackType: "ranged" };
  const made = attackAfter([{ ...step, keywords: { pierce: 1 } }], { answers: ["gaarkhan@e1"], dice: [0, 0, 0, 0] });
  expect(made).toMatchObject({ pool: ["blue", "green"], type: "ranged", keywords: { pierce: 1 } });
  expect(made?.modifiers).toEqual([{ symbol: "hit", amount: 2, by: "trial" }]);
});

test("do:aim is the choice of the target: the attacker's player makes it, or whoever controls the attacker", () => {
  expect(does([{ type: "do:aim", by: "gaarkhan" }], foes).asked).toMatchObject({ seat: 1, question: "do:attack" });
  const controlled = does([{ type: "do:aim", by: "gaarkhan", control: true }], foes).asked;
  expect(controlled.seat).toBe(0);
  expect(controlled.keys).toContain("luke@e2");
});

test("do:strike is the attack itself", () => {
  const strike = { type: "do:strike", attacker: "one", defender: "luke", targetSpace: "e2", seat: 0 };
  const { events } = does([{ ...strike, instead: { by: "trial" } }], { dice: [0, 0, 0] });
  expect(events("attack:declared")).toEqual([expect.objectContaining({ attacker: "one", defender: "luke" })]);
});

test("do:reroll rerolls dice of choice, or all there are", () => {
  const reroll = { type: "do:reroll", dice: "attack" };
  expect(does([reroll], attack("attack:rerolls")).asked.keys).toEqual([0, 1, 2, 3]);
  const one = attackAfter([reroll], { ...attack("attack:rerolls", [...shot, 4]), answers: [[0]] });
  expect(one?.dice[0]).toMatchObject({ face: 4, rerolled: true });
  const all = attackAfter([{ ...reroll, dice: "defense", all: true }], attack("attack:rerolls", [...shot, 4]));
  expect(all?.dice.map(({ rerolled }) => rerolled)).toEqual([false, false, false, false, true]);
});

test("do:turn turns a die to a face of choice", () => {
  const turn = { type: "do:turn", dice: "defense", face: "other" };
  expect(does([turn], attack("attack:rerolls")).asked.keys).toEqual(["4:1", "4:2", "4:3", "4:4", "4:5"]);
  const turned = attackAfter([turn], { ...attack("attack:rerolls"), answers: ["4:3"] });
  expect(turned?.dice[4]?.face).toBe(3);
});

test("do:pool adds and removes dice before they are rolled", () => {
  const pool = [{ type: "do:pool", remove: ["yellow"], add: ["blue", "white"] }];
  expect(rolled(pool, attack("attack:declare", [...shot, 0]))).toEqual([
    "red",
    "red",
    "blue",
    "green",
    "black",
    "white",
  ]);
  const any = does([{ type: "do:pool", remove: ["any"], by: "opponent" }], attack("attack:declare", shot));
  expect(any.asked).toMatchObject({ seat: 1, question: "do:remove-die" });
});

test("do:modify adds to the results", () => {
  const modified = attackAfter([{ type: "do:modify", symbol: "hit", amount: 2 }], attack("attack:modifiers"));
  expect(modified?.modifiers).toEqual([{ symbol: "hit", amount: 2, by: "trial" }]);
});

test("do:convert turns results into others, so many as there are", () => {
  const convert = { type: "do:convert", from: "surge", to: { hit: 2 } };
  const amounts = (step: object) =>
    attackAfter([step], attack("attack:modifiers"))?.modifiers.map(({ symbol, amount }) => [symbol, amount]);
  expect(amounts({ ...convert, upTo: 1 })).toEqual([
    ["surge", -1],
    ["hit", 2],
  ]);
  expect(amounts({ ...convert, from: "dodge" })).toEqual([]);
});

test("do:grant gives the attack keywords, and takes no more Pierce than it has", () => {
  const granted = (pierce: number) =>
    attackAfter([{ type: "do:grant", pierce, blast: 1 }], attack("attack:modifiers"))?.keywords;
  expect(granted(2)).toMatchObject({ pierce: 2, blast: 1 });
  expect(granted(-2)).toMatchObject({ pierce: 0 });
});

test("do:surges gives surge abilities", () => {
  const plain = does([], attack("attack:declare")).asked.keys.length;
  const more = does([{ type: "do:surges", surges: ["pierce 3"] }], attack("attack:declare")).asked.keys;
  expect(more).toHaveLength(plain + 1);
});

test("do:borrow-surges puts another's printed surge abilities in place of one's own", () => {
  const { asked } = does([{ type: "do:borrow-surges", of: "luke" }], { ...attack("attack:declare"), ...foes });
  expect(asked.keys).toEqual(["luke-skywalker:0", "luke-skywalker:1", "luke-skywalker:2", "pass"]);
});

test("do:retarget makes the attack target another figure that it could target", () => {
  const made = (to: string) =>
    attackAfter([{ type: "do:retarget", to }], { ...attack("attack:declare"), bound: { luke: "luke", far: "c3po" } });
  expect(made("luke")).toMatchObject({ defender: "luke", targetSpace: "e2" });
  expect(made("far")).toMatchObject({ defender: "gaarkhan" });
});

test("do:become changes the type of the attack", () => {
  const become = [{ type: "do:become", attackType: "ranged" }];
  expect(attackAfter(become, attack("attack:declare"))?.type).toBe("ranged");
});

test("do:free-dice adds dice of any colour, or puts them in place of the whole pool", () => {
  const free = { type: "do:free-dice", count: 1 };
  const { asked } = does([free], attack("attack:declare"));
  expect(asked).toMatchObject({ seat: 0, question: "do:free-die" });
  expect([...asked.keys].sort()).toEqual(["blue", "green", "red", "yellow"]);
  const instead = rolled([{ ...free, instead: true }], { ...attack("attack:declare", [0, 0, 0]), answers: ["blue"] });
  expect(instead).toEqual(["blue", "black"]);
});

test("do:swap-die puts one die in the place of another, if it is there", () => {
  const swapped = (from: string) => rolled([{ type: "do:swap-die", from, to: "blue" }], attack("attack:declare"));
  expect(swapped("yellow")).toEqual(["red", "red", "blue", "green", "black"]);
  expect(swapped("blue")).toEqual(["red", "red", "yellow", "green", "black"]);
});

test("do:cancel-die takes a rolled die away, of choice or the one bound", () => {
  const { asked } = does([{ type: "do:cancel-die", dice: "attack" }], attack("attack:modifiers"));
  expect(asked).toMatchObject({ question: "do:cancel-die", keys: [0, 1, 2, 3] });
  const bound = { ...attack("attack:modifiers"), bound: { die: [4] } };
  expect(attackAfter([{ type: "do:cancel-die", only: "die" }], bound)?.dice[4]?.cancelled).toBe(true);
});

test("do:read-die binds what a die shows", () => {
  const { bound } = does([{ type: "do:read-die", dice: "attack" }], {
    ...attack("attack:modifiers", [5, 1, 5, 3, 0]),
    answers: [0],
  });
  expect(bound.roll).toMatchObject({ hit: 3 });
});

test("do:recolor swaps a rolled die for one of another colour and rolls that", () => {
  const recolor = [{ type: "do:recolor", dice: "attack" }];
  expect(does(recolor, attack("attack:rerolls")).asked.keys).not.toContain("0:red");
  const swapped = attackAfter(recolor, { ...attack("attack:rerolls", [...shot, 2]), answers: ["0:blue"] });
  expect(swapped?.dice[0]).toMatchObject({ die: "blue", face: 2, rerolled: true });
});

test("do:arc lasts until the figure's next attack is over", () => {
  expect(does([{ type: "do:arc" }]).lasting("ia:arc")).toEqual([{ figure: "vader" }]);
  const over = does([{ type: "do:arc" }], { answers: ["attack:gaarkhan:e1", "pass"], dice: shot });
  expect(over.lasting("ia:arc")).toEqual([]);
});

test("do:miss makes the attack miss", () => {
  const { table, events } = does([{ type: "do:miss" }], attack("attack:modifiers"));
  expect(events("attack:missed")).toEqual([expect.objectContaining({ reason: "trial" })]);
  expect(table.figures.gaarkhan?.damage).toBe(0);
});
