import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const file = fileURLToPath(new URL("./src/shell/plain-versions.ts", import.meta.url));
const PREFIX = "\0plain-versions:";

/**
 * All packages of a page are built together and have plain versions: comparing them takes a screen of code in the place of semver's
 * grammar, which is a twentieth of what a table loads.
 */
export const plainVersions = (): Plugin => ({
  name: "plain-versions",
  apply: "build",
  enforce: "pre",
  resolveId(id) {
    const [, folder, name] = /^semver\/(functions|ranges)\/(\w+)\.js$/.exec(id) ?? [];
    return name === undefined ? null : `${PREFIX}${folder === "ranges" ? `${name}Range` : name}`;
  },
  load(id) {
    if (!id.startsWith(PREFIX)) return null;
    return `export { ${id.slice(PREFIX.length)} as default } from ${JSON.stringify(file)};`;
  },
});
