import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Files } from "../../src/workshop/export-files.js";

const modules = fileURLToPath(new URL("../../node_modules/", import.meta.url));
const require = createRequire(import.meta.url);

/** Files that were taken along, in a folder far from the repository, as an install would leave it. */
export function laidOutside(files: Files, name: string) {
  const folder = mkdtempSync(join(tmpdir(), "riposte-exported-"));
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  const own = join(folder, name);
  mkdirSync(join(own, "node_modules/@riposte"), { recursive: true });
  for (const one of readdirSync(join(modules, "@riposte")))
    symlinkSync(join(modules, "@riposte", one), join(own, "node_modules/@riposte", one));
  for (const one of ["vitest", "typescript", "zod"]) symlinkSync(join(modules, one), join(own, "node_modules", one));
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
