import { titleCase } from "../../case.js";
import type { OwnAbility } from "../../own-ability.js";
import { amongOurs, positionOf } from "./skirmish.js";

const FOLDER = "command-cards";

/** A Command card: facts, gist and what it does. */
export const commandCard: OwnAbility = {
  home: `data/imperial-assault/${FOLDER}`,
  taken: (id) => `data/imperial-assault/${FOLDER}/${id}.json`,
  data: (id) => ({
    $schema: "../../../../../../data/schemas/imperial-assault-command-card.json",
    id,
    name: titleCase(id),
    edition: "ffg",
    cost: 1,
    limit: 1,
    restriction: { by: "figure", anyOf: [{}] },
    timing: "ACT",
    gist: "gain 1 VP",
    does: { steps: [{ type: "do:score", vp: 1 }] },
  }),
  test: (id) => `import { files } from "@riposte/data-imperial-assault";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { composeList } from "@riposte/kernel/run";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { ccEffects } from "../../src/index.js";
import card from "./${id}.json" with { type: "json" };

${amongOurs(FOLDER, "command-cards.json", "...does", id)}
const game = composeList([imperialAssault(context), skirmishSteps(context), ccEffects(context, does)]);

${positionOf("stormtrooper", `\n          hand: ["${id}"],`)}

test("${titleCase(id)} gains a victory point", () => {
  scenario(game, position as never)
    .choose("cc:${id}@me")
    .expect({ "imperial-assault": { sides: { 0: { hand: [], vp: 1 } } } } as never)
    .waits()
    .done();
});
`,
};
