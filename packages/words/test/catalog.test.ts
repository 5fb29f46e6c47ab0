import { expect, expectTypeOf, test } from "vitest";
import { messagesOf, namesIn, type ParamsOf } from "../src/index.js";

const say = messagesOf({
  "cards:none": "No card.",
  "cards:drawn": "{seat.draws} {count|card} of {cards.and}",
  "cards:played": "{card}[, since {why}]",
  "cards:chance": "{chance%1} {count?is|are}",
});

test("a message carries its id and what its template asks for", () => {
  expect(say("cards:none")).toEqual({ id: "cards:none" });
  expect(say("cards:drawn", { seat: 0, count: 2, cards: ["a"] })).toEqual({
    id: "cards:drawn",
    params: { seat: 0, count: 2, cards: ["a"] },
  });
  expect(say("cards:played", { card: "blitz" })).toEqual({ id: "cards:played", params: { card: "blitz" } });
});

test("the compiler knows every id and every parameter", () => {
  // @ts-expect-error no such id
  say("cards:lost");
  // @ts-expect-error a parameter is missing
  say("cards:played", {});
  // @ts-expect-error a parameter has another name
  say("cards:played", { cards: "dodge" });
  // @ts-expect-error a share is a number
  say("cards:chance", { chance: "0.5", count: 1 });
  expectTypeOf<ParamsOf<"{seat.draws} {cards.or}">>().toEqualTypeOf<
    Readonly<{ seat: number; cards: readonly (string | number)[] }>
  >();
});

test("the names of a template tell which may be missing", () => {
  expect(namesIn("{card}[, since {why}] {n|hit}")).toEqual([
    { name: "card", isOptional: false },
    { name: "why", isOptional: true },
    { name: "n", isOptional: false },
  ]);
});
