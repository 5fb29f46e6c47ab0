import { expect, test } from "vitest";
import { lostWords } from "../src/printed-words.js";

const line =
  '[On Play] Play up to 1 {Navy} type [Smoker] or card with a type including "CP" and the <Slash> attribute from your hand.';
const any = [
  { types: "Navy", name: "Smoker" },
  { typeIncludes: "CP", attribute: "Slash" },
];
const play = (filter: object) => ({ timing: "onPlay", steps: [{ type: "op:play", target: { filter } }] });

test("every printed name, type and attribute is in the ability; timings and keywords are none", () => {
  expect(lostWords(line, [play({ any })])).toEqual([]);
});

test("a word that is in no ability is a misreading", () => {
  expect(lostWords(line, [play({ any: [any[0]] })])).toEqual(["CP", "Slash"]);
  expect(lostWords(line, [play({ types: "CP", attribute: "Slash", name: "Nami" })])).toEqual(["Navy", "Smoker"]);
});
