import { json, manifestText, sorted } from "./json-text.js";
import type { NewFiles } from "./new-files.js";
import type { Order } from "./order.js";
import { versionOf } from "./versions.js";

/** What a package of its own needs beside its sources: it is built, linted, tested, played and served by its scripts. */
export const outsideFiles = (order: Order, shown: string): NewFiles => ({
  "package.json": manifest(order),
  "tsconfig.json": json({ compilerOptions: { ...STRICT, noEmit: true }, include: ["src", "test"] }),
  "tsconfig.build.json": json({
    compilerOptions: { ...STRICT, declaration: true, sourceMap: true, rootDir: "src", outDir: "dist" },
    include: ["src"],
  }),
  "biome.json": json({
    files: { includes: ["**", "!dist"] },
    formatter: { indentStyle: "space", lineWidth: 120 },
  }),
  ".gitignore": "node_modules\ndist\n",
  "README.md": readme(order, shown),
});

const STRICT = {
  target: "es2023",
  lib: ["es2023"],
  module: "nodenext",
  types: ["node"],
  strict: true,
  noUncheckedIndexedAccess: true,
  verbatimModuleSyntax: true,
  isolatedModules: true,
  resolveJsonModule: true,
  skipLibCheck: true,
};

const TOOLS = ["@biomejs/biome", "@riposte/testing", "@types/node", "typescript", "vitest"];

function manifest({ name, rule, game, peers }: Order): string {
  const played = game === undefined ? "--game ." : `${game.id} --plugin .`;
  const data = game === undefined ? [] : [`@riposte/data-${game.id}`];
  const libraries = game === undefined ? ["xstate", "zod"] : ["zod"];
  return manifestText({
    name,
    version: "0.1.0",
    description: rule.replace(/\.$/, ""),
    keywords: ["riposte", game === undefined ? "riposte-game" : "riposte-plugin", "tabletop"],
    license: "MIT",
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./package.json": "./package.json",
    },
    files: ["dist", "src"],
    scripts: {
      build: "tsc -p tsconfig.build.json",
      check: "biome check && tsc && vitest run",
      format: "biome check --write",
      play: `npm run build && riposte play ${played}`,
      serve: `npm run build && riposte serve ${game === undefined ? "--game" : "--plugin"} .`,
      test: "vitest run",
      prepack: "npm run build",
    },
    dependencies: Object.fromEntries(libraries.map((library) => [library, versionOf(library)])),
    peerDependencies: sorted(peers),
    devDependencies: sorted({
      ...Object.fromEntries([...TOOLS, ...data, ...Object.keys(peers)].map((tool) => [tool, versionOf(tool)])),
      // it plays a game of any kernel that it has itself, and says so where that is another one
      "@riposte/cli": "*",
    }),
  });
}

const readme = ({ name, rule, game }: Order, shown: string): string => `# ${name}

${rule}${game === undefined ? "" : ` A plugin of ${game.title}.`}

${shown}
\`\`\`sh
npm install
npm run check     # formatting, types, tests
npm run play      # at the keyboard
npm run serve     # in a browser; -- --host 0.0.0.0 --port 4000 for people elsewhere
\`\`\`

\`npm create riposte ability <id>\` writes an ability as data, with a test. \`npx riposte --help\` tells what else there is: simulations,
leagues, the inspector.
`;
