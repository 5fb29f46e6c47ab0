import { existsSync, readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const textOf = (file) => readFileSync(`${root}${file}`, "utf8");

const HEAD = `# Packages

Everything in the workspace, by folder, as each \`package.json\` describes itself. Imports point one way: apps → plugins → games → kernel
([who may import whom](architecture.md#who-may-import-whom)). What is not published is for this repository.
Written by \`npx vitest run docs/test/packages.test.mjs -u\`; do not edit.
`;

const [, list] = /^packages:\n((?: {2}- .+\n)+)/m.exec(textOf("pnpm-workspace.yaml"));

/** A star stands for every folder there. */
const foldersAt = (pattern) =>
  pattern
    .split("/")
    .reduce(
      (parents, part) =>
        parents.flatMap((parent) =>
          (part === "*"
            ? readdirSync(`${root}${parent}`, { withFileTypes: true })
                .filter((one) => one.isDirectory())
                .map(({ name }) => name)
            : [part]
          ).map((one) => `${parent}${one}/`),
        ),
      [""],
    )
    .map((folder) => folder.slice(0, -1));

const folders = [...list.matchAll(/- (\S+)/g)]
  .flatMap(([, pattern]) => foldersAt(pattern))
  .filter((folder) => existsSync(`${root}${folder}/package.json`))
  .sort();

const parentOf = (folder) => folder.slice(0, folder.lastIndexOf("/"));

const rowOf = (folder) => {
  const { name, private: isPrivate, description } = JSON.parse(textOf(`${folder}/package.json`));
  return `| [\`${name}\`](../${folder}) | ${isPrivate ? "" : "yes"} | ${description} |`;
};

const tables = [...new Set(folders.map(parentOf))].map(
  (parent) => `
## ${parent}

| package | published | what it is |
|---|---|---|
${folders
  .filter((folder) => parentOf(folder) === parent)
  .map(rowOf)
  .join("\n")}
`,
);

test("docs/packages.md has every package of the workspace once, as it describes itself", async () => {
  await expect([HEAD, ...tables].join("")).toMatchFileSnapshot("../packages.md");
});
