import { camelCase, pascalCase } from "./case.js";
import type { HostGame } from "./host-game.js";
import { pluginFolder } from "./plugin-folders.js";

/** Files by their path from the root of the repository. */
export type NewFiles = Readonly<Record<string, string>>;

/** What a plugin is to be. */
export interface PluginOrder {
  readonly name: string;
  readonly game: HostGame;
  /** One sentence: the rule as players say it. */
  readonly rule: string;
  /** The packages it is written for, the kernel and the game, with the versions it takes. */
  readonly peers: Readonly<Record<string, string>>;
}

/** A plugin that works: it hears an event, notes it in its own part of the state, and tells. */
export function newPlugin(order: PluginOrder): NewFiles {
  const folder = pluginFolder(order.game.id, order.name);
  const inside = {
    "package.json": manifest(order),
    "tsconfig.json": json({ extends: "@riposte/tsconfig/base.json", include: ["src", "test"] }),
    "tsconfig.build.json": json({
      extends: "@riposte/tsconfig/build.json",
      compilerOptions: { rootDir: "src", outDir: "dist" },
      include: ["src"],
    }),
    "turbo.json": json({ extends: ["//"], tags: ["plugin"] }),
    "vitest.config.ts": 'export { default } from "@riposte/vitest-preset";\n',
    "README.md": readme(order),
    "src/index.ts": index(order),
    "src/declared.ts": declared(order),
    "src/plugin.ts": plugin(order),
    "test/base.ts": `${order.game.base}\n`,
    "test/plugin.test.ts": contract(order),
    [`test/${order.name}.test.ts`]: scenario(order),
  };
  return {
    ...Object.fromEntries(Object.entries(inside).map(([file, text]) => [`${folder}/${file}`, text])),
    [`.changeset/first-${order.name}.md`]: `---\n"@riposte/${order.name}": minor\n---\n\n${order.rule}\n`,
  };
}

const json = (value: object): string => `${JSON.stringify(value, null, 2)}\n`;

function manifest({ name, rule, game, peers }: PluginOrder): string {
  const entry = { types: "./dist/index.d.ts", node: "./dist/node/index.js", default: "./dist/index.js" };
  return json({
    name: `@riposte/${name}`,
    version: "0.1.0",
    description: rule.replace(/\.$/, ""),
    keywords: ["riposte", "riposte-plugin", "tabletop"],
    license: "MIT",
    repository: {
      type: "git",
      url: "git+https://github.com/riposte-engine/riposte.git",
      directory: pluginFolder(game.id, name),
    },
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: { ".": entry, "./package.json": "./package.json" },
    files: ["dist", "src"],
    scripts: { build: "riposte-build", typecheck: "tsc -p tsconfig.json", test: "vitest run" },
    dependencies: { zod: "catalog:" },
    peerDependencies: sorted(peers),
    devDependencies: sorted({
      ...Object.fromEntries(Object.keys(peers).map((peer) => [peer, "workspace:^"])),
      [`@riposte/data-${game.id}`]: "workspace:^",
      "@riposte/testing": "workspace:^",
      "@riposte/tsconfig": "workspace:^",
      "@riposte/vitest-preset": "workspace:^",
      "@types/node": "catalog:",
      typescript: "catalog:",
      vitest: "catalog:",
    }),
  });
}

const sorted = (list: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(list).sort(([one], [other]) => (one < other ? -1 : 1)));

const index = ({ name }: PluginOrder): string =>
  `export { declared as ${camelCase(name)}Declared, type ${pascalCase(name)} } from "./declared.js";
export { ${camelCase(name)} } from "./plugin.js";
`;

const declared = ({ name, game }: PluginOrder): string =>
  `import { ${game.declared}, type ${game.type} } from "@riposte/${game.id}";
import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";
import { z } from "zod";
import manifest from "../package.json" with { type: "json" };

/** What the plugin remembers. */
const Slice = z.strictObject({ noted: z.int().min(0).meta({ description: "How often it happened" }) });

export const declared = declarePlugin({
  name: "${name}",
  version: manifest.version,
  kernel: manifest.peerDependencies["@riposte/kernel"],
  requires: [needs<${game.type}>(${game.declared}, manifest.peerDependencies["@riposte/${game.id}"])],
  slice: {
    version: 1,
    schema: Slice,
    initial: (): z.infer<typeof Slice> => ({ noted: 0 }),
    visibility: { noted: visible.all },
  },
  events: { "${name}:noted": z.strictObject({ noted: z.int() }) },
  effects: { "${name}:note": z.strictObject({}) },
});

export interface ${pascalCase(name)} extends Owns<typeof declared> {}
`;

const plugin = ({ name, game, rule }: PluginOrder): string =>
  `import { definePlugin, type Plugin } from "@riposte/kernel";
import { declared, type ${pascalCase(name)} } from "./declared.js";

/** ${rule} */
export const ${camelCase(name)} = (): Plugin<${pascalCase(name)}> =>
  definePlugin<${pascalCase(name)}>(declared, {
    // events tell what happened; state changes only through effects
    on: { "${game.heard}": (_event, match) => match.queue({ type: "${name}:note" }) },
    effects: {
      "${name}:note": (slice, _effect, match) => {
        slice.noted += 1;
        match.publish("${name}:noted", { noted: slice.noted });
      },
    },
    messages: { "${name}:noted": "It happened {noted} times." },
  });
`;

const contract = ({ name }: PluginOrder): string =>
  `import { describePlugin } from "@riposte/testing";
import { ${camelCase(name)} } from "../src/index.js";
import { base } from "./base.js";

describePlugin(${camelCase(name)}(), { game: [base], matches: 1, maxInputs: 100 });
`;

const scenario = ({ name, rule }: PluginOrder): string =>
  `import { composeList } from "@riposte/kernel/run";
import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { ${camelCase(name)} } from "../src/index.js";
import { base } from "./base.js";

const game = composeList([base, ${camelCase(name)}()]);

test("nothing is noted before anything happened", () => {
  scenario(game, { seed: 1 }).expect({ "${name}": { noted: 0 } }).waits().done();
});

// .choose(…) what leads there, .expect(…) what changes, .event(…) what is told
test.todo(${JSON.stringify(rule.replace(/\.$/, ""))});
`;

const readme = ({ name, game, rule }: PluginOrder): string =>
  `# @riposte/${name}

${rule} A plugin of ${game.title}.

\`\`\`ts
import { compose } from "@riposte/kernel/run";
import { ${camelCase(name)} } from "@riposte/${name}";

const game = compose([base, ${camelCase(name)}()]); // \`base\` is the game's own plugin: test/base.ts makes it
\`\`\`

**Hears**: \`${game.heard}\`. **Effects**: \`${name}:note\`. **Events**: \`${name}:noted\`. Every seat sees its state.
`;
