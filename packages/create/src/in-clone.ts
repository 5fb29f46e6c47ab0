import { json, manifestText, sorted } from "./json-text.js";
import { type NewFiles, within } from "./new-files.js";
import type { Order } from "./order.js";

export const HOME = "https://github.com/riposte-engine/riposte";

/** What a package of the repository needs beside its sources. */
export function cloneFiles(folder: string, order: Order, shown: string): NewFiles {
  const { name, rule, game } = order;
  return {
    ...within(folder, {
      "package.json": manifest(folder, order),
      "tsconfig.json": json({ extends: "@riposte/tsconfig/base.json", include: ["src", "test"] }),
      "tsconfig.build.json": json({
        extends: "@riposte/tsconfig/build.json",
        compilerOptions: { rootDir: "src", outDir: "dist" },
        include: ["src"],
      }),
      "turbo.json": json({ extends: ["//"], tags: [game === undefined ? "game" : "plugin"] }),
      "vitest.config.ts": 'export { default } from "@riposte/vitest-preset";\n',
      "README.md": `# @riposte/${name}\n\n${rule}${game === undefined ? "" : ` A plugin of ${game.title}.`}\n\n${shown}`,
    }),
    [`.changeset/first-${name}.md`]: `---\n"@riposte/${name}": minor\n---\n\n${rule}\n`,
  };
}

function manifest(folder: string, { name, rule, game, peers }: Order): string {
  const entry = { types: "./dist/index.d.ts", node: "./dist/node/index.js", default: "./dist/index.js" };
  return manifestText({
    name: `@riposte/${name}`,
    version: "0.1.0",
    description: rule.replace(/\.$/, ""),
    keywords: ["riposte", game === undefined ? "riposte-game" : "riposte-plugin", "tabletop"],
    license: "MIT",
    repository: { type: "git", url: `git+${HOME}.git`, directory: folder },
    homepage: `${HOME}/tree/main/${folder}#readme`,
    bugs: `${HOME}/issues`,
    publishConfig: { access: "public", provenance: true },
    type: "module",
    sideEffects: false,
    engines: { node: ">=20.19" },
    exports: { ".": entry, "./package.json": "./package.json" },
    files: ["dist", "src"],
    scripts: { build: "riposte-build", typecheck: "tsc -p tsconfig.json", test: "vitest run" },
    dependencies: { ...(game === undefined && { xstate: "catalog:" }), zod: "catalog:" },
    peerDependencies: sorted(peers),
    devDependencies: sorted({
      ...Object.fromEntries(Object.keys(peers).map((peer) => [peer, "workspace:^"])),
      ...(game !== undefined && { [`@riposte/data-${game.id}`]: "workspace:^" }),
      "@riposte/testing": "workspace:^",
      "@riposte/tsconfig": "workspace:^",
      "@riposte/vitest-preset": "workspace:^",
      "@types/node": "catalog:",
      typescript: "catalog:",
      vitest: "catalog:",
    }),
  });
}
