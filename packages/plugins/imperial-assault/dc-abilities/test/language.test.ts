import { KernelError } from "@riposte/kernel";
import { expect, test } from "vitest";
import { readLibrary } from "../src/index.js";
import { context } from "./position.js";

const read = (abilities: object) => () => readLibrary(context, { "a.json": { source: "test", abilities } });
const passive = (at: object) => ({ foresight: { type: "passive", at: [at] } });

test("an id no card prints is refused with the nearest that one does", () => {
  expect(read({ foresigt: { type: "passive", base: "x" } })).toThrow(/no card prints it\. Did you mean "foresight"\?/);
});

test("a step nobody knows is refused with the nearest step", () => {
  expect(read(passive({ at: "attack:rerolls", steps: [{ type: "do:rerol", dice: "attack" }] }))).toThrow(
    /There is no step "do:rerol"\. Did you mean "do:reroll"\?/,
  );
});

test("a field a step does not have is refused with the nearest field", () => {
  expect(read(passive({ at: "attack:rerolls", steps: [{ type: "do:reroll", dice: "attack", upto: 2 }] }))).toThrow(
    /"upto" is no field of it\. Did you mean "upTo"\?/,
  );
});

test("a window that does not exist is refused", () => {
  expect(read(passive({ at: "attack:reroll", steps: [{ type: "do:miss" }] }))).toThrow(KernelError);
});

test("steps inside steps are checked too", () => {
  // biome-ignore lint/suspicious/noThenProperty: a word of the language
  const inner = { type: "do:if", if: { missed: false }, then: [{ type: "do:damge", amount: 1 }] };
  expect(read(passive({ at: "attack:after", steps: [inner] }))).toThrow(/Did you mean "do:damage"\?/);
});

test("all problems are told at once", () => {
  const steps = [{ type: "do:rerol" }, { type: "do:mis" }];
  expect(read(passive({ at: "attack:after", steps }))).toThrow(/do:rerol[\s\S]*do:mis/);
});

test("defaults are filled in at load", () => {
  const library = read(passive({ at: "attack:rerolls", steps: [{ type: "do:reroll", dice: "attack" }] }))();
  expect(library.foresight?.at?.[0]?.steps[0]).toMatchObject({ upTo: 1, all: false, by: "you" });
});
