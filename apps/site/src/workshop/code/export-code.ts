import { HOST_GAMES } from "create-riposte/games";
import type { HostGame } from "create-riposte/host-game";
import { newPlugin } from "create-riposte/new-plugin";
import { pluginFolder } from "create-riposte/plugin-folders";
import type { Files } from "../export-files.js";
import { scenarioTest } from "../export-files.js";
import type { WrittenScenario } from "../scenario-of.js";
import { writtenJson } from "../written-json.js";
import type { Sources, Tried } from "./messages.js";

/** A plugin in code that is taken along, with what was found out about it. */
export interface ExportedCode {
  readonly tried: Tried;
  readonly game: string;
  readonly entry: string;
  readonly sources: Sources;
  readonly scenario: WrittenScenario;
}

interface Manifest {
  readonly version?: string;
  readonly peerDependencies?: Readonly<Record<string, string>>;
}

const MANIFEST = "package.json";
const VERSION = "^0.1.0";

/** A folder that passes its tests anywhere, the plugin as `pnpm new` lays it into a clone, and a changeset for it. */
export function exportCode(code: ExportedCode): Files {
  const { name } = code.tried;
  return { ...within(name, alone(code)), ...within("in-a-clone", inClone(code)) };
}

const within = (folder: string, files: Files): Files =>
  Object.fromEntries(Object.entries(files).map(([path, text]) => [`${folder}/${path}`, text]));

/** As the guide to publishing has it: a repository of one's own. */
function alone(code: ExportedCode): Files {
  const { tried, scenario, sources } = code;
  return {
    ...sources,
    [MANIFEST]: json({ ...writtenManifest(sources), ...ownManifest(code) }),
    "tsconfig.json": json(COMPILED),
    "src/index.ts": publicList(code),
    "test/game.ts": wholeGame(code),
    "test/scenario.json": json(scenario),
    [`test/${tried.name}.test.ts`]: scenarioTest(scenario.title, "./game.js", "./scenario.json"),
    "README.md": readme(
      code,
      "It needs Node 20.19 or later, and the packages that `package.json` names.\n\n```sh\nnpm install\nnpm test    # compiles it, plays what was shown and compares\n```\n",
    ),
  };
}

/** What `pnpm new plugin` writes, with what was written here in place of its example. */
function inClone(code: ExportedCode): Files {
  const { tried, scenario, sources } = code;
  const { name } = tried;
  const folder = pluginFolder(hostOf(code.game).id, name);
  const { version = "0.1.0", peerDependencies: peers = {} } = writtenManifest(sources);
  const written = newPlugin({ name, game: hostOf(code.game), rule: ruleOf(code), peers });
  const kept = Object.entries(written).filter(
    ([path]) => !path.startsWith(`${folder}/src/`) && !/\.test\.ts$/.test(path),
  );
  const { dependencies, ...manifest } = JSON.parse(written[`${folder}/${MANIFEST}`] as string);
  const scenarioFile = `${folder}/test/shown.scenario.json`;
  return {
    ...Object.fromEntries(kept),
    ...within(folder, {
      ...sources,
      [MANIFEST]: json({ ...manifest, version, ...(usesZod(sources) && { dependencies }) }),
      "src/index.ts": publicList(code),
      "test/plugin.test.ts": contract(code),
      "README.md": readme(
        code,
        `What was shown in the workshop, once it is built:\n\n\`\`\`sh\nnode apps/cli/bin/riposte.js run ${scenarioFile} --plugin ${folder}/dist/index.js\n\`\`\`\n`,
      ),
    }),
    [scenarioFile]: json(scenario),
  };
}

const json = (value: unknown): string => `${writtenJson(value)}\n`;

function hostOf(game: string): HostGame {
  const host = HOST_GAMES.find(({ id }) => id === game);
  if (host === undefined) throw new Error(`Nothing can be taken along for ${game}.`);
  return host;
}

/** What the author wrote as the manifest, as far as it can be read. */
function writtenManifest(sources: Sources): Manifest {
  try {
    return JSON.parse(sources[MANIFEST] ?? "{}") as Manifest;
  } catch {
    return {};
  }
}

const usesZod = (sources: Sources): boolean => Object.values(sources).some((text) => /from "zod"/.test(text));

function ownManifest(code: ExportedCode) {
  const { name } = code.tried;
  return {
    name: `riposte-${name}`,
    description: ruleOf(code).replace(/\.$/, ""),
    keywords: ["riposte", "riposte-plugin", code.game],
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
    files: ["dist", "src"],
    scripts: { build: "tsc", test: "tsc && vitest run", prepack: "tsc" },
    ...(usesZod(code.sources) && { dependencies: { zod: "^4.0.0" } }),
    devDependencies: {
      "@riposte/hosting": VERSION,
      "@riposte/testing": VERSION,
      typescript: "^7.0.0",
      vitest: "^4.1.0",
    },
  };
}

const COMPILED = {
  compilerOptions: {
    target: "es2023",
    module: "nodenext",
    strict: true,
    verbatimModuleSyntax: true,
    declaration: true,
    sourceMap: true,
    rootDir: "src",
    outDir: "dist",
    types: [],
  },
  include: ["src"],
};

/** The rule in a sentence: what is said above the plugin. */
function ruleOf({ tried, entry, sources }: ExportedCode): string {
  const said = new RegExp(`/\\*\\* (.+?) \\*/\\s*export (?:const|function) ${tried.exported}\\b`).exec(
    sources[entry] ?? "",
  );
  return said?.[1] ?? `${tried.name}, written in the workshop.`;
}

/** The public list, unless the author wrote one: the plugin, and its declaration where it stands in a file of its own. */
function publicList({ tried, entry, sources }: ExportedCode): string {
  const own = sources["src/index.ts"];
  if (own !== undefined) return own;
  const declaring = sources["src/declared.ts"] ?? "";
  const [, type] = /export interface (\w+)/.exec(declaring) ?? [];
  const declared = /export const declared\b/.test(declaring)
    ? `export { declared as ${tried.exported}Declared${type === undefined ? "" : `, type ${type}`} } from "./declared.js";\n`
    : "";
  const file = entry.replace(/^src\//, "./").replace(/\.ts$/, ".js");
  return `${declared}export { ${tried.exported} } from "${file}";\n`;
}

/** How the plugin is had from what exports it. */
const made = ({ exported, isMade }: Tried): string => (isMade ? `${exported}()` : exported);

const wholeGame = ({ tried, game }: ExportedCode): string => `import { findGame } from "@riposte/hosting";
import { ${tried.exported} } from "../src/index.js";

const entry = await findGame(${JSON.stringify(game)})?.load();
const composed = entry?.compose(undefined, [${made(tried)}]);
if (composed?.ok !== true) throw new Error(composed?.problems.join("\\n") ?? "There is no such game.");

/** The game with all of its plugins, and this one. */
export const { game } = composed;
`;

const contract = ({ tried }: ExportedCode): string => `import { describePlugin } from "@riposte/testing";
import { ${tried.exported} } from "../src/index.js";
import { base } from "./base.js";

describePlugin(${made(tried)}, { game: [base], matches: 1, maxInputs: 100 });
`;

const readme = (code: ExportedCode, shown: string): string => {
  const { tried, game } = code;
  const acts = tried.acts.map(({ at, how }) => `${how} \`${at}\``).join(", ");
  return `# ${tried.name}

${ruleOf(code)} A plugin of ${hostOf(game).title}.${acts === "" ? "" : ` It ${acts}.`}

${shown}`;
};
