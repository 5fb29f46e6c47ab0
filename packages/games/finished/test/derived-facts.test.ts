import { facts } from "@riposte/data-finished";
import { randomBot, startMatch } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import { Facts } from "../src/index.js";
import { at, game, table } from "./position.js";

const manual = new Set(facts.abilities.filter(({ kind }) => kind === "manual").map(({ id }) => id));

test("ten cards are automatic, 38 manual, with 40 candy slots", () => {
  const automatic = facts.cards.filter(({ ability }) => !manual.has(ability)).map(({ number }) => number);
  expect(automatic).toEqual([1, 3, 6, 10, 15, 21, 28, 36, 45, 48]);
  expect(facts.cards.reduce((sum, { slots }) => sum + slots, 0)).toBe(40);
  expect(facts.cards.every(({ slots, ability }) => slots > 0 === manual.has(ability))).toBe(true);
});

test("the ability table and the card table agree, and both fit the schema", () => {
  expect(Facts.safeParse(facts).success).toBe(true);
  for (const { id, cards, limit } of facts.abilities) {
    const printed = facts.cards.filter(({ ability }) => ability === id);
    expect(
      printed.map(({ number }) => number),
      id,
    ).toEqual(cards);
    for (const { slots } of printed) expect(slots).toBe(limit);
  }
});

test("22 abilities: eleven automatic, eleven manual, thirteen printed on cards", () => {
  expect(facts.abilities).toHaveLength(22);
  expect(manual.size).toBe(11);
  expect(facts.abilities.filter(({ cards }) => cards.length > 0)).toHaveLength(13);
});

test("card 1 never reaches past, future or the bottom of the stack", () => {
  for (let seed = 1; seed <= 10; seed++) {
    const match = startMatch(game, { seed });
    const bot = randomBot(seed);
    const first = match.slices.finished.draw.indexOf(1);
    while (match.outcome === null) {
      match.answer(0, bot.answer(match.seen));
      const { past, future, draw, finished } = match.slices.finished;
      expect(finished > 0 || draw.indexOf(1) <= Math.max(first, 0)).toBe(true);
      expect([...past, ...future.flatMap(({ cards }) => cards)]).not.toContain(1);
    }
  }
});

test("card 2 can be used only while card 1 is missing: afterwards it scores on sight", () => {
  at({ present: [20], finished: 1, top: [2, 31, 33, 34] })
    .choose("end")
    .expect(table({ finished: 2 }))
    .waits()
    .done();
});

test("a player knows the cards he has seen and 48; the rest of the stack is face down", () => {
  at({ present: [20, 13], top: [31, 33], unseen: [31] })
    .sees(0, { finished: { present: [20, 13] } })
    .choose(13)
    .choose(31)
    .expect(table({ unseen: [] }))
    .waits()
    .done();
  const view = startMatch(game, { seed: 1 }).viewFor(0).slices.finished as { draw: (number | null)[] };
  expect(view.draw.at(-1)).toBe(48);
  expect(view.draw.slice(0, -1).every((card) => card === null)).toBe(true);
});

test("seeing a new card is a barrier for undo, seeing an old one is not", () => {
  const match = startMatch(game, { seed: 1 });
  const drawn = () => match.slices.finished.unseen.length;
  let before = drawn();
  while (drawn() === before) {
    before = drawn();
    match.answer(0, "end");
    if (match.decision?.question === "finished:order") match.answer(0, [...match.slices.finished.present]);
  }
  match.undo({ by: 0 });
  expect(match.barriersUndone).toBe(1);
  const known = startMatch(game, { seed: 1 });
  known.answer(0, "reorder");
  known.undo({ by: 0 });
  expect(known.barriersUndone).toBe(0);
});

test("timing: a candy freed by scoring between two draws is there for the second", () => {
  at({ present: [2, 20], top: [1, 31, 33, 34], active: 9 })
    .choose(2)
    .expect(table({ finished: 2, active: 8, reserve: 2 }))
    .waits()
    .done();
  at({ present: [2, 20], top: [1, 36, 33, 34], active: 10 })
    .choose(2)
    .expect(table({ finished: 2, active: 9, reserve: 1 }))
    .waits()
    .done();
});
