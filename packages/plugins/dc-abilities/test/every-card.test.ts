import { expect, test } from "vitest";
import { provenIn } from "./cards-between.js";
import { context } from "./position.js";

test("files of scenarios bear the names of cards, and of abilities that several cards print", () => {
  const cards = Object.values(context.facts.deployment);
  const printed = cards.flatMap(({ abilities }) => abilities.map(({ id }) => id));
  const isShared = (id: string) => printed.filter((one) => one === id).length > 1;
  expect(provenIn("deployment-cards").filter((id) => context.facts.deployment[id] === undefined)).toEqual([]);
  expect(provenIn("shared-abilities").filter((id) => !isShared(id))).toEqual([]);
});
