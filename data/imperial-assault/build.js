import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { assemble } from "./assemble.js";
import { cardsOf, sizeOf } from "./cards-of.js";

const here = import.meta.dirname;
const cards = ["command-cards", "deployment-cards", "shared-abilities"].flatMap((folder) =>
  readdirSync(join(here, folder)).map((file) => `${folder}/${file}`),
);
const files = Object.fromEntries(cards.map((path) => [path, JSON.parse(readFileSync(join(here, path), "utf8"))]));

for (const [path, { abilities = [] }] of Object.entries(files))
  for (const ability of abilities.filter((one) => typeof one === "string"))
    if (files[`shared-abilities/${ability}.json`] === undefined)
      throw new Error(`${path}: there is no shared-abilities/${ability}.json. Write the ability here, or there.`);

const built = assemble(files);
const armiesFile = JSON.parse(readFileSync(join(here, "armies.json"), "utf8"));
const { armies } = armiesFile;
const within = (...folders) =>
  Object.fromEntries(Object.entries(built).filter(([path]) => folders.some((folder) => path.startsWith(folder))));
const all = {
  files: { "armies.json": armiesFile, ...within("command-cards.json", "deployment-cards/") },
  abilities: within("abilities/"),
  commandEffects: within("command-effects.json"),
};

rmSync(join(here, "dist"), { recursive: true, force: true });
for (const [path, contents] of Object.entries(built)) write(path, `${JSON.stringify(contents, null, 2)}\n`);
for (const army of armies) write(`armies/${army.id}.json`, JSON.stringify(cardsOf(army, all)));
const sizes = armies.map((army) => ({ id: army.id, name: army.name, ...sizeOf(army, all) }));
const importing = armies.map(({ id }) => `  "${id}": () => import("./armies/${id}.json", { with: { type: "json" } }),`);
write(
  "armies.js",
  `export const armies = ${JSON.stringify(sizes)};\nexport const cardsOf = {\n${importing.join("\n")}\n};\n`,
);

function write(path, text) {
  mkdirSync(dirname(join(here, "dist", path)), { recursive: true });
  writeFileSync(join(here, "dist", path), text);
}
