import { camelCase, pascalCase } from "./case.js";
import type { NewFiles } from "./new-files.js";
import type { PluginOrder, Written } from "./order.js";

/** A plugin that works: it hears an event, notes it in its own part of the state, and tells. */
export const pluginSources = (order: PluginOrder, written: Written): NewFiles => ({
  "src/index.ts": index(order),
  "src/declared.ts": declared(order, written),
  "src/plugin.ts": plugin(order),
  "test/base.ts": base(order),
  "test/plugin.test.ts": contract(order),
  [`test/${order.name}.test.ts`]: scenario(order),
});

const index = ({ name }: PluginOrder): string =>
  `export { declared as ${camelCase(name)}Declared, type ${pascalCase(name)} } from "./declared.js";
export { ${camelCase(name)} } from "./plugin.js";
`;

const declared = ({ name, game }: PluginOrder, { imports, version, rangeOf }: Written): string =>
  `${sortedImports([
    'import { declarePlugin, needs, type Owns, visible } from "@riposte/kernel";',
    `import { type ${game.type}, ${game.declared} } from "@riposte/${game.id}";`,
    'import { z } from "zod";',
  ])}
${imports}
/** What the plugin remembers. */
const Slice = z.strictObject({ noted: z.int().min(0).meta({ description: "How often it happened" }) });

export const declared = declarePlugin({
  name: "${name}",
  version: ${version},
  kernel: ${rangeOf("@riposte/kernel")},
  requires: [needs<${game.type}>(${game.declared}, ${rangeOf(`@riposte/${game.id}`)})],
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

const base = ({ name, game }: PluginOrder): string => {
  const [imports = "", made = ""] = game.base.split("\n\n");
  const all = [
    ...imports.split("\n"),
    'import { composeList } from "@riposte/kernel/run";',
    `import { ${camelCase(name)} } from "../src/index.js";`,
  ];
  return `${sortedImports(all)}

${made}
export const game = composeList([base, ${camelCase(name)}()]);
`;
};

const moduleIn = (line: string): string => /from "([^"]+)"/.exec(line)?.[1] ?? "";

const sortedImports = (lines: readonly string[]): string => [...lines].sort(byModule).join("\n");

/** Packages by name, then files. */
const byModule = (one: string, other: string): number => {
  const [first, second] = [moduleIn(one), moduleIn(other)];
  return Number(first.startsWith(".")) - Number(second.startsWith(".")) || (first < second ? -1 : 1);
};

const contract = ({ name }: PluginOrder): string =>
  `import { describePlugin } from "@riposte/testing";
import { ${camelCase(name)} } from "../src/index.js";
import { base } from "./base.js";

describePlugin(${camelCase(name)}(), { game: [base], matches: 1, maxInputs: 100 });
`;

const scenario = ({ name, rule }: PluginOrder): string =>
  `import { scenario } from "@riposte/testing";
import { test } from "vitest";
import { game } from "./base.js";

test("nothing is noted before anything happened", () => {
  scenario(game, { seed: 1 })
    .expect({ ${/-/.test(name) ? `"${name}"` : name}: { noted: 0 } })
    .waits()
    .done();
});

// .choose(…) what leads there, .expect(…) what changes, .event(…) what is told
test.todo(${JSON.stringify(rule.replace(/\.$/, ""))});
`;

/** What its readme says of it. */
export const pluginShown = ({ name, game }: PluginOrder, called: string): string =>
  `\`\`\`ts
import { compose } from "@riposte/kernel/run";
import { ${camelCase(name)} } from "${called}";

const game = compose([base, ${camelCase(name)}()]); // \`base\` is the game's own plugin: test/base.ts makes it
\`\`\`

**Hears**: \`${game.heard}\`. **Effects**: \`${name}:note\`. **Events**: \`${name}:noted\`. Every seat sees its state.
`;
