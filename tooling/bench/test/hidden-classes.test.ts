import { setFlagsFromString } from "node:v8";
import { cards } from "@riposte/data-one-piece";
import { fieldOn, imperialAssault } from "@riposte/imperial-assault";
import { composeList, randomBot, simulateMatch } from "@riposte/kernel/run";
import { cardsOrThrow, createContext } from "@riposte/one-piece";
import { expect, test } from "vitest";
import { GAMES } from "../src/games.js";
import { skirmishContext } from "../src/imperial-assault.js";

setFlagsFromString("--allow-natives-syntax");
const haveSameClass = new Function("one", "other", "return %HaveSameMap(one, other)") as (
  one: object,
  other: object,
) => boolean;

/** One of each hidden class V8 made for these: it reads at most four fast, and what has many slows all who read it. */
function classesOf(objects: Iterable<object>): readonly object[] {
  const found: object[] = [];
  for (const object of objects) if (!found.some((known) => haveSameClass(known, object))) found.push(object);
  return found;
}

test("literals with the same fields share a hidden class, spread copies that get another field need not", () => {
  const made = (name: string) => ({ name, place: 1 });
  expect(classesOf([made("a"), made("b")])).toHaveLength(1);
  expect(classesOf([{ name: "a" }, { place: 1 }])).toHaveLength(2);
});

test("a composition's values, windows, effects and events have few hidden classes", () => {
  const { values, windows, ops, events } = GAMES["ONE PIECE, with abilities"]?.() ?? expect.fail("no such game");
  const classes = [values, windows, ops, events].map((entries) => classesOf(entries.values()).length);
  expect(classes.every((count) => count <= 2)).toBe(true);
});

test("all cards of the ONE PIECE Card Game have one hidden class", () => {
  const { cards: infos } = createContext(cardsOrThrow(cards));
  expect(infos.size).toBeGreaterThan(20);
  expect(classesOf(infos.values())).toHaveLength(1);
});

test("figures on a board have one hidden class, whatever they are", () => {
  const context = skirmishContext();
  const match = simulateMatch(composeList([imperialAssault(context)]), { seed: 1 });
  const bot = randomBot(1);
  for (let inputs = 0; inputs < 60; inputs++) match.enter(bot.answer(match.seen));
  const table = (match.slices as unknown as Parameters<typeof fieldOn>[1]["slices"])["imperial-assault"];
  const odd = [{ status: "neutral" as const }, { status: "incapacitated" as const }, { unseenFrom: 4 }, {}];
  const figures = Object.fromEntries(
    Object.entries(table.figures).map(([id, figure], at) => [id, { ...figure, ...odd[at % odd.length] }]),
  );
  const field = fieldOn(context, { slices: { "imperial-assault": { ...table, figures } } });
  expect(field.figures.length).toBeGreaterThan(8);
  expect(classesOf(field.figures)).toHaveLength(1);
});
