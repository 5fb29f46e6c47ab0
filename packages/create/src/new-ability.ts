import type { NewFiles } from "./new-files.js";

/** The plugin an ability is written for, and the plugin's folder from where files are written. */
export interface AbilityHost {
  readonly plugin: string;
  readonly folder: string;
}

/** An ability as data: its steps are effects; until its author writes them a player does what it says by hand. */
export function newAbility({ plugin, folder }: AbilityHost, id: string): NewFiles {
  const ability = { steps: [{ type: "kernel:manual", text: { id: `${plugin}:${id}` } }] };
  return {
    [`${folder}/src/abilities/${id}.json`]: `${JSON.stringify(ability, null, 2)}\n`,
    [`${folder}/test/abilities/${id}.test.ts`]: `import { wiredStatus } from "@riposte/kernel/run";
import { expect, test } from "vitest";
import ability from "../../src/abilities/${id}.json" with { type: "json" };
import { game } from "../base.js";

test("every step of ${id} is owned by a plugin here, or done by hand", () => {
  const { abilities } = wiredStatus(game, [{ id: "${id}", steps: ability.steps }]);
  expect(abilities).toMatchObject([{ id: "${id}", unowned: [] }]);
});

// name it under \`abilities\` in plugin.ts, say its words under \`messages\`, and show it with .proves("${id}")
test.todo("${id}: say what it does, in the present tense");
`,
  };
}
