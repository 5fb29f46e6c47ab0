import { expect, test } from "vitest";
import { rulesOf, sectionsIn } from "../../src/learn/rules.js";

test("rules are the first column under each heading, without links and marks", () => {
  const page =
    "# Page\n\nLead.\n\n## 1 Dice\n\n| rule | shown by |\n|---|---|\n| a `die` has [six](x.md) faces | a test |\n";
  expect(sectionsIn(page)).toEqual([{ title: "1 Dice", rules: ["a die has six faces"] }]);
});

test("every section of the written rules has a rule, and none speaks of a test", async () => {
  for (const game of ["finished", "imperial-assault", "one-piece", "warhammer-40k"]) {
    const sections = await rulesOf(game);
    expect(sections.length).toBeGreaterThan(3);
    expect(sections.flatMap(({ rules }) => rules).filter((rule) => rule === "" || rule.includes(".test."))).toEqual([]);
  }
});
