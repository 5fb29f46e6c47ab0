import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import type { Plugin } from "vite";

const PUBLIC = ["manifest.webmanifest", "icon.svg"];

/** Writes the service worker with the names of all files of a build before it. */
export function offline(): Plugin {
  return {
    name: "riposte-offline",
    apply: "build",
    generateBundle(_, bundle) {
      const built = Object.keys(bundle).filter((file) => file.startsWith("assets/"));
      const files = ["./", ...PUBLIC, ...built.sort()];
      const version = createHash("sha256").update(files.join("\n")).digest("hex").slice(0, 12);
      const source = readFileSync(new URL("./service-worker.js", import.meta.url), "utf8");
      this.emitFile({
        type: "asset",
        fileName: "service-worker.js",
        source: `const VERSION = ${JSON.stringify(version)};\nconst FILES = ${JSON.stringify(files)};\n${source}`,
      });
    },
  };
}
