import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assemble } from "./assemble.js";

const here = import.meta.dirname;
const cards = ["command-cards", "deployment-cards", "shared-abilities"].flatMap((folder) =>
  readdirSync(join(here, folder)).map((file) => `${folder}/${file}`),
);
const files = Object.fromEntries(cards.map((path) => [path, JSON.parse(readFileSync(join(here, path), "utf8"))]));

for (const [path, { abilities = [] }] of Object.entries(files))
  for (const ability of abilities.filter((one) => typeof one === "string"))
    if (files[`shared-abilities/${ability}.json`] === undefined)
      throw new Error(`${path}: there is no shared-abilities/${ability}.json. Write the ability here, or there.`);

rmSync(join(here, "dist"), { recursive: true, force: true });
for (const [path, contents] of Object.entries(assemble(files))) {
  mkdirSync(dirname(join(here, "dist", path)), { recursive: true });
  writeFileSync(join(here, "dist", path), `${JSON.stringify(contents, null, 2)}\n`);
}
