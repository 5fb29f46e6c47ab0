import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, test } from "vitest";
import { type Request, readRequest } from "../src/request.js";
import { areasIn, select } from "../src/selection.js";

const repository = fileURLToPath(new URL("../../..", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "riposte-selection-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function write(path: string, text: string): void {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const git = (...words: string[]) =>
  execFileSync("git", ["-c", "user.name=test", "-c", "user.email=test@test", ...words], { cwd: folder });

write(
  "packages/kernel/package.json",
  JSON.stringify({ name: "@riposte/kernel", exports: { ".": "./dist/index.js", "./flow": "./dist/flow/index.js" } }),
);
write("packages/kernel/src/index.ts", "export const one = 1;\n");
write("packages/kernel/src/flow/index.ts", "export const two = 2;\n");
write("packages/kernel/test/one.test.ts", "");
write("tooling/mutants/areas.json", JSON.stringify({ "kernel/flow": { about: "flow", files: ["src/flow/*.ts"] } }));
git("init", "--quiet", "--initial-branch=main");
git("add", ".");
git("commit", "--quiet", "--message=first");

const selected = (...words: string[]) => select(folder, readRequest(words) as Request);

test("a package is all its sources, an area some of them, read where the package's entries point", () => {
  expect(selected("kernel")).toMatchObject({
    files: ["packages/kernel/src/flow/index.ts", "packages/kernel/src/index.ts"],
    tests: ["packages/kernel/test/**/*.test.ts"],
    isWhole: true,
    mutated: {
      entries: [
        { path: "", source: "packages/kernel/src/index.ts" },
        { path: "/flow", source: "packages/kernel/src/flow/index.ts" },
      ],
    },
  });
  expect(selected("kernel/flow")).toMatchObject({ files: ["packages/kernel/src/flow/index.ts"], isWhole: true });
  expect(selected("kernel", "--files", "src/*.ts")).toMatchObject({
    files: ["packages/kernel/src/index.ts"],
    isWhole: false,
  });
});

test("only changed files are mutated, committed or not; nothing changed is said so", () => {
  expect(selected("kernel", "--changed")).toEqual({
    problem: "Nothing in kernel differs from main: no mutant to test.",
  });
  write("packages/kernel/src/flow/index.ts", "export const two = 3;\n");
  write("packages/kernel/src/flow/new.ts", "export const three = 3;\n");
  expect(selected("kernel", "--changed")).toMatchObject({
    files: ["packages/kernel/src/flow/index.ts", "packages/kernel/src/flow/new.ts"],
    isWhole: false,
  });
});

test.each([
  [["kernal"], /No package is called "kernal". There are: kernel\./],
  [["kernel/flew"], /"kernel" has no area "flew". It has: kernel\/flow\./],
  [["kernel", "--files", "src/none.ts"], /no source of kernel is called src\/none.ts/],
  [["kernel", "--tests", "packages/none"], /there is no "packages\/none"/],
  [["kernel", "--changed", "--base", "nowhere"], /git knows no commit "nowhere"/],
])("%j is refused in words", (words, problem) => {
  expect(selected(...words)).toEqual({ problem: expect.stringMatching(problem) });
});

test("every area of the repository has sources, and its tests are there", () => {
  for (const target of Object.keys(areasIn(repository)))
    expect(select(repository, readRequest([target]) as Request)).toMatchObject({ target, isWhole: true });
});
