import { titleCase } from "../../case.js";
import type { OwnAbility } from "../../own-ability.js";
import { amongOurs, positionOf } from "./skirmish.js";

const FOLDER = "deployment-cards";

/** A deployment card with a special action. */
export const deploymentCard: OwnAbility = {
  home: `data/imperial-assault/${FOLDER}`,
  taken: (id) => `data/imperial-assault/${FOLDER}/${id}.json`,
  data: (id) => ({
    $schema: "../../../../../../data/schemas/imperial-assault-deployment-card.json",
    id,
    kind: "figure",
    name: titleCase(id),
    title: titleCase(id),
    affiliation: "imperial",
    unique: false,
    elite: false,
    cost: 3,
    figureCost: 3,
    figures: 1,
    health: 4,
    speed: 4,
    base: { width: 1, length: 1 },
    attack: { type: "ranged", dice: ["blue", "green"] },
    defense: ["black"],
    traits: ["trooper"],
    keywords: {},
    surges: [{ hit: 1 }],
    abilities: [
      {
        id: `${id}:action`,
        kind: "specialAction",
        actions: 1,
        name: "Take Aim",
        gist: "become focused",
        does: { action: { steps: [{ type: "do:gain", condition: "focus" }] } },
      },
    ],
  }),
  test: (id) => `import { files } from "@riposte/data-imperial-assault";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { composeList } from "@riposte/kernel/run";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { dcAbilities } from "../../src/index.js";
import card from "./${id}.json" with { type: "json" };

${amongOurs(FOLDER, `${FOLDER}/imperial.json`, '"abilities/imperial.json": does', id)}
const game = composeList([imperialAssault(context), skirmishSteps(context), dcAbilities(context, { own: does })]);

${positionOf(id)}

test("${titleCase(id)} takes aim and is focused", () => {
  scenario(game, position as never)
    .choose("${id}:action")
    .expect({ "imperial-assault": { figures: { me: { conditions: ["focus"] } } } } as never)
    .waits()
    .done();
});
`,
};
