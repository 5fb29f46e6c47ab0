import { expect, test } from "vitest";
import { context } from "./position.js";

test("every command card has a file of scenarios that bears its name", () => {
  const files = Object.keys(context.facts.command).map((id) => `./cards/${id}.ts`);
  expect(Object.keys(import.meta.glob("./cards/*.ts")).sort()).toEqual(files.sort());
});
