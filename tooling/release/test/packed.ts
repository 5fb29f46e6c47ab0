import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { packAll, type Tarball } from "../src/pack.js";
import { publishedIn } from "../src/published.js";

export const root = fileURLToPath(new URL("../../../", import.meta.url));

/** Everything that is published, packed once; `remove` it in the end. */
export function packEverything(): { readonly tarballs: readonly Tarball[]; remove(): void } {
  const folder = mkdtempSync(join(tmpdir(), "riposte-tarballs-"));
  return {
    tarballs: packAll(root, publishedIn(root), folder),
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
