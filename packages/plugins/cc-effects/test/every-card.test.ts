import { expect, test } from "vitest";
import { provenCards } from "./cards-between.js";
import { context } from "./position.js";

test("every command card has a file of scenarios that bears its name", () => {
  expect(provenCards).toEqual(Object.keys(context.facts.command).sort());
});
