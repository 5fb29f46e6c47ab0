import { existsSync, readFileSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { fileURLToPath } from "node:url";
import { TestRunner } from "vitest";
import type { Contract } from "./contract.js";

const LIMIT = 10_000;
const IMPORT = /(?:from |import\()"(\.[^"]+)\.js"/g;

/** Types that every author who imports the plugin must read: past 10 kB something is inferred that should be named. */
export function typesStaySmall({ options }: Contract): readonly string[] {
  const { types = `${packageOfTest()}/dist`, largeTypes = {} } = options;
  const folder = types instanceof URL ? fileURLToPath(types) : resolve(types);
  const sizes = sizesFrom(`${folder}/index.d.ts`);
  const problems = [...sizes].flatMap(([path, size]) => {
    const file = path.slice(folder.length + 1);
    const limit = largeTypes[file] ?? LIMIT;
    return size < limit
      ? []
      : [`${file} has ${size} bytes, more than ${limit}. Name what is inferred in an interface.`];
  });
  const small = Object.keys(largeTypes).filter((file) => (sizes.get(`${folder}/${file}`) ?? 0) < LIMIT);
  return [...problems, ...small.map((file) => `${file} is small or gone: strike it out of largeTypes.`)];
}

/** The package whose test runs, wherever the run was started from. */
function packageOfTest(): string {
  let folder = dirname(TestRunner.getCurrentTest()?.file.filepath ?? resolve("test"));
  while (!existsSync(`${folder}/package.json`) && folder !== dirname(folder)) folder = dirname(folder);
  return folder;
}

/** The built types that a file leads to, itself first, with their sizes. */
function sizesFrom(file: string, sizes = new Map<string, number>()): ReadonlyMap<string, number> {
  if (sizes.has(file) || !existsSync(file)) return sizes;
  const text = readFileSync(file, "utf8");
  sizes.set(file, text.length);
  for (const [, name] of text.matchAll(IMPORT)) sizesFrom(resolve(file, "..", `${name}.d.ts`), sizes);
  return sizes;
}
