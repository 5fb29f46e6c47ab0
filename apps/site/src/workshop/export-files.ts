import type { WrittenScenario } from "./scenario-of.js";
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

const NEEDED: Readonly<Record<string, readonly string[]>> = {
  "one-piece": ["data-one-piece", "one-piece", "op-actions"],
  "imperial-assault": [
    "cc-effects",
    "data-imperial-assault",
    "dc-abilities",
    "imperial-assault",
    "power-tokens",
    "imperial-assault-steps",
    "surge",
  ],
  "warhammer-40k": [
    "critical-hits",
    "data-warhammer-40k",
    "warhammer-40k",
    "warhammer-40k-abilities",
    "warhammer-40k-choices",
  ],
};

function manifest({ game, name, sentence }: Exported, slug: string): object {
  const needed = ["kernel", "testing", ...(NEEDED[game] ?? [])].sort();
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

function gameSource({ game }: Exported, slug: string): string {
  const source = SOURCES[game];
  if (source === undefined) throw new Error(`Nothing can be taken along for ${game}.`);
  return source(slug);
}

const SOURCES: Readonly<Record<string, (slug: string) => string>> = {
  "one-piece": (slug) => `import { cards, decks } from "@riposte/data-one-piece";
import { composeList } from "@riposte/kernel/run";
import { cardsOrThrow, createContext, onePiece } from "@riposte/one-piece";
import { opActions } from "@riposte/op-actions";
import own from "./${slug}.json" with { type: "json" };

const ids = own.cards.map(({ id }) => id);
const context = createContext(cardsOrThrow([...own.cards, ...cards.filter(({ id }) => !ids.includes(id))]));

/** The game with this card in it. */
export const game = composeList([onePiece(context, decks), opActions(context)]);
`,
  "imperial-assault": (slug) => `import { ccEffects } from "@riposte/cc-effects";
import { files } from "@riposte/data-imperial-assault";
import { abilities } from "@riposte/data-imperial-assault/abilities";
import { assemble } from "@riposte/data-imperial-assault/assemble";
import { maps } from "@riposte/data-imperial-assault/maps";
import { dcAbilities } from "@riposte/dc-abilities";
import { contextOrThrow, imperialAssault } from "@riposte/imperial-assault";
import { composeList } from "@riposte/kernel/run";
import { powerTokens } from "@riposte/power-tokens";
import { skirmishSteps } from "@riposte/imperial-assault-steps";
import { surge } from "@riposte/surge";
import own from "./${slug}.json" with { type: "json" };

const { "command-cards.json": cards, ...effects } = assemble({ "command-cards/${slug}.json": own });
const ours = files["command-cards.json"];
// lists of cards are sorted by id
const all = [...ours.cards.filter(({ id }) => id !== own.id), ...cards.cards].sort((one, other) => (one.id < other.id ? -1 : 1));
const context = contextOrThrow({ ...files, "command-cards.json": { ...ours, cards: all } }, maps);

/** The game with this card in it; other command cards do nothing. */
export const game = composeList([
  imperialAssault(context),
  powerTokens(),
  surge(context),
  skirmishSteps(context),
  dcAbilities(context, abilities),
  ccEffects(context, effects),
]);
`,
  "warhammer-40k": (
    slug,
  ) => `import { choiceProblems, commandChoices, readStratagems } from "@riposte/warhammer-40k-choices";
import { criticalHits } from "@riposte/critical-hits";
import { armies, datasheets, mechanics as files, stratagems } from "@riposte/data-warhammer-40k";
import { composeList } from "@riposte/kernel/run";
import { abilityProblems, mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { createContext, readArmy, Unit, warhammer40k } from "@riposte/warhammer-40k";
import own from "./${slug}.json" with { type: "json" };

const library = readLibrary({ ...files, "own-abilities.json": own });
const units = datasheets.map((sheet) => Unit.parse(sheet));
const context = createContext(
  armies.map((army) => readArmy(army, units)),
  { checks: [abilityProblems(library), choiceProblems], datasheets: units },
);

/** The game with this ability in its library. */
export const game = composeList([
  warhammer40k(context),
  mechanics(library),
  criticalHits(),
  commandChoices(readStratagems(stratagems)),
]);
`,
};

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

\`\`\`sh
npm install
npm test                         # plays the scenario and compares
npx riposte run scenario.json    # the same on a terminal, where the game knows the card
\`\`\`
`;
