import { titleCase } from "../../case.js";
import type { OwnAbility } from "../../own-ability.js";

/** A template that datasheets name by its printed words. */
export const abilityTemplate: OwnAbility = {
  home: "data/warhammer-40k/mechanics, among the templates of a file",
  data: (id) => ({
    $schema: "../../../../../../data/schemas/warhammer-40k-mechanics.json",
    templates: [
      {
        key: id,
        kind: "unit",
        gist: "The unit may shoot after it fell back.",
        mechanics: [{ effects: [{ do: "permit", action: "fallBackAndShoot" }] }],
      },
    ],
  }),
  test: (id) => `import { Unit } from "@riposte/warhammer-40k";
import { expect, test } from "vitest";
import { hasActiveAbility, readLibrary } from "../../src/index.js";
import own from "./${id}.json" with { type: "json" };

const library = readLibrary({ "unit-abilities.json": own });
const squad = (...abilities: readonly string[]) =>
  Unit.parse({
    id: "squad",
    models: [{ id: "trooper", count: 5, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "carbine" }] }],
    weapons: [{ id: "carbine", type: "ranged", range: 18, A: 2, skill: 3, S: 4, D: 1 }],
    abilities,
  });

test("a unit with ${titleCase(id)} may shoot after it fell back", () => {
  expect(hasActiveAbility(squad("${titleCase(id)}"), { library }, "fallBackAndShoot")).toBe(true);
  expect(hasActiveAbility(squad(), { library }, "fallBackAndShoot")).toBe(false);
});
`,
};
