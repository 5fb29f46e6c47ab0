import { existsSync, readdirSync, readFileSync } from "node:fs";

const HEAD = `# Packages

Everything in the workspace, by folder, as each \`package.json\` describes itself. Imports point one way: apps → plugins → games → kernel
([who may import whom](architecture.md#who-may-import-whom)). What is not published is for this repository.
Written by \`npx vitest run docs/test/packages.test.mjs -u\`; do not edit.
`;

/** `docs/packages.md`: every package of the workspace at `root` once, as it describes itself. */
export function packagesPage(root) {
  const textOf = (file) => readFileSync(`${root}${file}`, "utf8");
  const [, list] = /^packages:\n((?: {2}- .+\n)+)/m.exec(textOf("pnpm-workspace.yaml"));
  const folders = [...list.matchAll(/- (\S+)/g)]
    .flatMap(([, pattern]) => foldersAt(root, pattern))
    .filter((folder) => existsSync(`${root}${folder}/package.json`))
    .sort();
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
  return [HEAD, ...tables].join("");
}

const parentOf = (folder) => folder.slice(0, folder.lastIndexOf("/"));

/** A star stands for every folder there. */
const foldersAt = (root, pattern) =>
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
