import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Files } from "../../src/workshop/export-files.js";

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));
const require = createRequire(import.meta.url);

/** What a manifest says it needs: an install brings that and no more. */
const named = (manifest: Readonly<Record<string, object>>): readonly string[] => [
  ...new Set(
    ["dependencies", "peerDependencies", "devDependencies"].flatMap((kind) => Object.keys(manifest[kind] ?? {})),
  ),
];

/** Files that were taken along, in a folder far from the repository, as an install would leave it. */
export function laidOutside(files: Files, name: string) {
  const folder = mkdtempSync(join(tmpdir(), "riposte-exported-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const own = join(folder, name);
  mkdirSync(join(own, "node_modules/@riposte"), { recursive: true });
  for (const one of named(JSON.parse(readFileSync(join(own, "package.json"), "utf8"))))
    symlinkSync(join(modules, one), join(own, "node_modules", one));
  const ran = (program: string, args: readonly string[]): string =>
    execFileSync(process.execPath, [program, ...args], { cwd: own, encoding: "utf8", stdio: "pipe" });
  return {
    compiles: () => ran(join(dirname(require.resolve("typescript/package.json")), "bin/tsc"), []),
    /** Its own tests; throws where they fail. */
    tests: () => ran(join(modules, "vitest/vitest.mjs"), ["run"]),
    /** Puts other words in the place of some. */
    change(path: string, words: string, others: string): void {
      const before = readFileSync(join(own, path), "utf8");
      const after = before.replace(words, others);
      if (after === before) throw new Error(`${path} does not say ${words}.`);
      writeFileSync(join(own, path), after);
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
