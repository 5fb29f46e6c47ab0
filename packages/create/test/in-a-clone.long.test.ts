import { spawnSync } from "node:child_process";
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { OWN_ABILITIES } from "../src/games.js";

const repository = fileURLToPath(new URL("../../../", import.meta.url));
const guide = readFileSync(join(repository, "docs/guides/first-plugin.md"), "utf8");
const tree = mkdtempSync(join(tmpdir(), "riposte-guide-"));
afterAll(() => rmSync(tree, { recursive: true, force: true }), 120_000);

function sh(command: string, cwd = tree): string {
  const env = Object.fromEntries(
    Object.entries(process.env).filter(([name]) => !/^(npm_|pnpm_|VITEST|NODE_ENV)/i.test(name)),
  );
  const { status, stdout, stderr } = spawnSync(command.replace(/^pnpm /, "npx --yes pnpm@12.18.0 "), {
    cwd,
    shell: true,
    encoding: "utf8",
    env,
    maxBuffer: 1 << 28,
  });
  expect(status, `${command}\n${stdout}${stderr}`).toBe(0);
  return stdout;
}

test("the guide to a first plugin, command by command in a clone, and abilities of every plugin that has some pass lint, knip, manifests and its tests untouched", () => {
  for (const file of sh("git ls-files --cached --others --exclude-standard -z", repository).split("\0")) {
    if (file === "" || !existsSync(join(repository, file))) continue;
    mkdirSync(dirname(join(tree, file)), { recursive: true });
    cpSync(join(repository, file), join(tree, file));
  }
  sh("git init --quiet && git add --all");
  sh("pnpm install --frozen-lockfile --prefer-offline");
  const blocks = [...guide.matchAll(/^```(sh|ts)(?: (\S+))?\n(.*?)^```$/gms)];
  expect(blocks.length).toBeGreaterThan(5);
  for (const [, language, file, text = ""] of blocks) {
    if (language === "sh")
      for (const command of text.trim().split("\n"))
        sh(command.replace("pnpm install", "pnpm install --no-frozen-lockfile --prefer-offline"));
    else writeFileSync(join(tree, "packages/plugins/one-piece/last-stand", file as string), text);
  }
  for (const plugin of ["last-stand", ...Object.keys(OWN_ABILITIES)]) sh(`pnpm new ability ${plugin} second-look`);
  for (const command of ["lint", "unused", "boundaries", "typecheck", "manifests"]) sh(`pnpm run ${command}`);
  sh("pnpm exec vitest run packages/plugins/one-piece/last-stand test/own/second-look tooling/release/test docs/test");
}, 1_800_000);
