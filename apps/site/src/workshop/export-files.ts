import { workshopOf } from "./games.js";
import type { WrittenScenario } from "./scenario-of.js";
import type { ExportedGame } from "./workshop-game.js";
import { writtenJson } from "./written-json.js";

/** What is taken along. */
export interface Exported {
  readonly game: string;
  /** The plugin whose abilities it is one of: its folder below those of the game, and its package. */
  readonly plugin: string;
  readonly package: string;
  readonly id: string;
  readonly name: string;
  readonly sentence: string;
  readonly file: unknown;
  readonly scenario: WrittenScenario;
}

/** Files by their path in the archive. */
export type Files = Readonly<Record<string, string>>;

const VERSION = "^0.1.0";

/** A folder of one's own that passes its test anywhere, the same as it lies in a clone, and a changeset for it. */
export function exportFiles(exported: Exported): Files {
  const { id, game, plugin, file, scenario, name, sentence } = exported;
  const slug = id.toLowerCase();
  const data = json(file);
  const inClone = `in-a-clone/packages/plugins/${game}/${plugin}/test/own`;
  return {
    [`${slug}/package.json`]: json(manifest(exported, slug)),
    [`${slug}/${slug}.json`]: data,
    [`${slug}/scenario.json`]: json(scenario),
    [`${slug}/game.js`]: gameSource(exported, slug),
    [`${slug}/${slug}.test.js`]: scenarioTest(scenario.title, "./game.js", "./scenario.json"),
    [`${slug}/README.md`]: readme(exported, slug),
    [`${inClone}/${slug}.json`]: data,
    [`${inClone}/${slug}.scenario.json`]: json(scenario),
    [`${inClone}/${slug}.game.ts`]: gameSource(exported, slug),
    [`${inClone}/${slug}.test.ts`]: scenarioTest(scenario.title, `./${slug}.game.js`, `./${slug}.scenario.json`),
    [`in-a-clone/.changeset/own-${slug}.md`]: `---\n"${exported.package}": patch\n---\n\n${name}: ${sentence}\n`,
  };
}

const json = (value: unknown): string => `${writtenJson(value)}\n`;

function manifest({ game, name, sentence }: Exported, slug: string): object {
  const needed = ["kernel", "testing", ...exportedOf(game).packages].sort();
  return {
    name: `riposte-${slug}`,
    version: "0.1.0",
    description: `${name}: ${sentence}`,
    keywords: ["riposte", "riposte-plugin", "tabletop"],
    license: "MIT",
    type: "module",
    engines: { node: ">=20.19" },
    exports: { ".": "./game.js", "./package.json": "./package.json" },
    scripts: { test: "vitest run" },
    dependencies: Object.fromEntries(needed.map((one) => [`@riposte/${one}`, VERSION])),
    devDependencies: { vitest: "^4.1.0" },
  };
}

const gameSource = ({ game }: Exported, slug: string): string => exportedOf(game).source(slug);

function exportedOf(game: string): ExportedGame {
  const exported = workshopOf(game)?.exported;
  if (exported === undefined) throw new Error(`Nothing can be taken along for ${game}.`);
  return exported;
}

/** A test that plays a scenario in a game and compares. */
export const scenarioTest = (title: string, game: string, steps: string): string =>
  `import { describeStepDifference, runScenario } from "@riposte/testing/scenario";
import { expect, test } from "vitest";
import { game } from ${JSON.stringify(game)};
import scenario from ${JSON.stringify(steps)} with { type: "json" };

test(${JSON.stringify(title)}, { timeout: 60_000 }, () => {
  const { differences } = runScenario(game, scenario);
  expect(differences.map((one) => describeStepDifference(scenario.steps, one))).toEqual([]);
});
`;

const readme = ({ name, sentence, package: reader, game }: Exported, slug: string): string =>
  `# ${name}

${sentence}

\`${slug}.json\` is the card as \`${reader}\` reads it, \`game.js\` composes ${game} with it, \`scenario.json\` is what was played in the workshop.

It needs Node 20.19 or later, and the packages that \`package.json\` names: the kernel, the tests, and those the game is composed of.

\`\`\`sh
npm install
npm test    # plays the scenario and compares
\`\`\`
`;
