import { CardFacts } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { readLine } from "../../src/grammar/ability.js";
import { tryAbilities } from "../../src/index.js";

const card = (abilities: readonly object[], more: object = {}) =>
  CardFacts.parse({
    id: "T01-001",
    name: "Sailor",
    kind: "Character",
    colors: ["red"],
    types: ["Crew"],
    cost: 2,
    power: 3000,
    trigger: true,
    keywords: ["Blocker"],
    abilities,
    ...more,
  });
const draw = { type: "op:draw", count: 1 };
const when = { event: "koed", side: "opponent" };

test("every timing is staged until the ability acts and changes something", () => {
  const timings = [
    "onPlay",
    "activateMain",
    "whenAttacking",
    "onBlock",
    "onKo",
    "onOpponentsAttack",
    "trigger",
    "endOfYourTurn",
  ];
  const abilities = [
    ...timings.map((timing) => ({ timing, steps: [draw] })),
    { timing: "when", when, steps: [draw] },
    { timing: "static", turn: "opponent", steps: [{ type: "op:give", target: { ref: "self" }, power: 1000 }] },
  ];
  const instead = { timing: "instead", instead: { event: "leave" }, optional: true, steps: [draw] };
  const trials = [...tryAbilities(card(abilities)), ...tryAbilities(card([instead]))];
  for (const trial of trials) expect(trial).toMatchObject({ ran: true, changed: true });
}, 30_000);

test("conditions are met: types, names, counts of Life, DON!! and cards", () => {
  const exists = { side: "you", zones: ["leader"], filter: { types: "Navy", name: "Smoker" }, count: "all" };
  const all = [
    { exists },
    { number: { size: "don", side: "you" }, is: 10 },
    { number: { size: "trash", side: "you" }, min: 15 },
  ];
  const [trial] = tryAbilities(card([{ timing: "activateMain", condition: { all }, steps: [draw] }]));
  expect(trial).toMatchObject({ ran: true, changed: true });
}, 30_000);

test("an ability that runs and changes nothing is a failure, and so is one that never runs", () => {
  const never = { number: { size: "life", side: "you" }, min: 99 };
  const abilities = [
    { timing: "onPlay", steps: [{ type: "op:number", as: "nothing", value: 1 }] },
    { timing: "onPlay", condition: never, steps: [draw] },
  ];
  expect(tryAbilities(card(abilities), { tries: 30 })).toMatchObject([
    { ran: true, changed: false },
    { ran: false, changed: false },
  ]);
}, 30_000);

test("a quoted text that a line grants is granted, and is the ability it quotes", () => {
  const quoted = '[Activate: Main] Up to 1 of your Characters gains "[When Attacking] Draw 1 card." during this turn.';
  const read = readLine(quoted);
  if ("unread" in read) throw new Error(read.unread);
  const [grant] = (read.abilities[0] as { readonly steps: readonly object[] }).steps;
  expect(grant).toMatchObject({
    type: "op:grant",
    ability: { timing: "whenAttacking", steps: [draw] },
    for: "thisTurn",
  });
  const [trial] = tryAbilities(card(read.abilities as readonly object[]));
  expect(trial).toMatchObject({ ran: true, changed: true, wrong: [] });
}, 30_000);
