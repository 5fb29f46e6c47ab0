import type { Plugin } from "vite";

/** Our packages read their version and what they need from their package.json; a page needs nothing else of it. */
export const versionsAlone = (): Plugin => ({
  name: "versions-alone",
  apply: "build",
  enforce: "pre",
  transform(code, id) {
    if (!/\/packages\/.+\/package\.json$/.test(id)) return null;
    const { name, version, peerDependencies } = JSON.parse(code) as Readonly<Record<string, unknown>>;
    return { code: JSON.stringify({ name, version, peerDependencies }), map: null };
  },
});
