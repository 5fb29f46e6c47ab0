import { camelCase } from "./case.js";
import type { NewFiles } from "./new-plugin.js";

/** An ability in code: a file of its own name, and a scenario that fails until it is filled in. */
export function newAbility(plugin: string, id: string): NewFiles {
  const folder = `packages/plugins/${plugin}`;
  const name = camelCase(id);
  return {
    [`${folder}/src/abilities/${id}.ts`]: `import type { AbilityDefinition } from "@riposte/kernel";

/** What ${id} does: its steps are effects of this plugin or of those it requires, one after the other. */
export const ${name}: AbilityDefinition = {
  text: { id: "${plugin}:${id}" },
  steps: [],
};
`,
    [`${folder}/test/abilities/${id}.test.ts`]: `import { expect, test } from "vitest";
import { ${name} } from "../../src/abilities/${id}.js";

test("${id}: say what it does, in the present tense", () => {
  expect(${name}.steps, "give it steps, name it under \`abilities\` in plugin.ts, and show it in a scenario").not.toEqual([]);
  expect.fail("Show it in a scenario with .proves(\\"${id}\\"), which must fail without it; then drop this line.");
});
`,
  };
}
