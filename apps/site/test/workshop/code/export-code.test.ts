import { expect, test } from "vitest";
import { example } from "./compiled.js";
import { exportedAfter } from "./shown-code.js";

const CLONE = "in-a-clone/packages/plugins/one-piece/last-stand";

test("a plugin in code is taken along as a package of its own, and as pnpm new lays it into a clone with a changeset", async () => {
  const files = await exportedAfter(4, example.sources);
  expect(Object.keys(files).sort()).toEqual(
    [
      ...["README.md", "package.json", "src/declared.ts", "src/index.ts", "src/plugin.ts"].map(
        (file) => `last-stand/${file}`,
      ),
      ...["test/game.ts", "test/last-stand.test.ts", "test/scenario.json", "tsconfig.json"].map(
        (file) => `last-stand/${file}`,
      ),
      ...["README.md", "package.json", "src/declared.ts", "src/index.ts", "src/plugin.ts"].map(
        (file) => `${CLONE}/${file}`,
      ),
      ...["test/base.ts", "test/plugin.test.ts", "test/shown.scenario.json", "tsconfig.build.json"].map(
        (file) => `${CLONE}/${file}`,
      ),
      ...["tsconfig.json", "turbo.json", "vitest.config.ts"].map((file) => `${CLONE}/${file}`),
      "in-a-clone/.changeset/first-last-stand.md",
    ].sort(),
  );
  expect(files[`${CLONE}/src/plugin.ts`]).toBe(example.sources["src/plugin.ts"]);
  expect(files[`${CLONE}/src/index.ts`]).toBe(
    'export { declared as lastStandDeclared, type LastStand } from "./declared.js";\nexport { lastStand } from "./plugin.js";\n',
  );
  expect(files["in-a-clone/.changeset/first-last-stand.md"]).toContain(
    "A player's only Character has 1000 more power.",
  );
  expect(files["last-stand/README.md"]).toContain("It changes `card:power`.");
});

test("versions and peers are those that were written, and zod comes along where it is imported", async () => {
  const manifest = JSON.parse(example.sources["package.json"] as string);
  const plain = await exportedAfter(1, {
    ...example.sources,
    "package.json": JSON.stringify({ ...manifest, version: "0.4.0" }),
  });
  expect(JSON.parse(plain[`${CLONE}/package.json`] as string)).toMatchObject({
    version: "0.4.0",
    peerDependencies: manifest.peerDependencies,
  });
  expect(plain["last-stand/package.json"]).not.toContain("zod");
  const schemas = await exportedAfter(1, {
    ...example.sources,
    "src/schemas.ts": 'import { z } from "zod";\nexport const One = z.int();\n',
  });
  expect(JSON.parse(schemas["last-stand/package.json"] as string).dependencies).toEqual({ zod: "^4.0.0" });
  expect(JSON.parse(schemas[`${CLONE}/package.json`] as string).dependencies).toEqual({ zod: "catalog:" });
});
