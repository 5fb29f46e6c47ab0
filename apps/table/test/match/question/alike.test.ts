import { expect, test } from "vitest";
import { alike } from "../../../src/match/question/alike.js";

test("several ways to do one thing stand under its name, the others under none", () => {
  const labels = ["Oath: Titan", "Oath: Brood", "Doctrine: Assault", "Decline", "Oath: Leapers"];
  expect([...alike(labels, (one) => one)]).toEqual([
    ["Oath", ["Oath: Titan", "Oath: Brood", "Oath: Leapers"]],
    ["", ["Doctrine: Assault", "Decline"]],
  ]);
});
