import { existsSync } from "node:fs";
import { dirname, resolve } from "node:path";

/**
 * Gives tests of a package what its build wrote, where they ask for its sources: nothing has to be transformed, and tests of all packages
 * share what they load. Only for runs that come after a build.
 */
export const asBuilt = {
  name: "as-built",
  enforce: "pre",
  resolveId(source, importer) {
    if (!source.startsWith(".") || !importer?.includes("/test/")) return null;
    const built = resolve(dirname(importer), source).replace(/[/]src[/]((?!.*[/]test[/]).*)[.][jt]s$/, "/dist/$1.js");
    if (!built.includes("/dist/")) return null;
    // what an app ships as one bundle is tested as that bundle
    const bundled = built.replace("/dist/", "/dist/node/");
    if (built.includes("/apps/") && existsSync(bundled)) return bundled;
    return existsSync(built) ? built : null;
  },
};
