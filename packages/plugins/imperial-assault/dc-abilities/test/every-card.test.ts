import { expect, test } from "vitest";
import { context } from "./position.js";

const idsOf = (files: object): readonly string[] => Object.keys(files).map((path) => path.replace(/.*\/|\.ts$/g, ""));

test("files of scenarios bear the names of cards, and of abilities that several cards print", () => {
  const cards = Object.values(context.facts.deployment);
  const printed = cards.flatMap(({ abilities }) => abilities.map(({ id }) => id));
  const isShared = (id: string) => printed.filter((one) => one === id).length > 1;
  const ofCards = idsOf(import.meta.glob("./deployment-cards/*.ts"));
  expect(ofCards.length).toBeGreaterThan(0);
  expect(ofCards.filter((id) => context.facts.deployment[id] === undefined)).toEqual([]);
  expect(idsOf(import.meta.glob("./shared-abilities/*.ts")).filter((id) => !isShared(id))).toEqual([]);
});
