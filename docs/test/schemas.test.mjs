import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { allSchemas, schemaText } from "../../tooling/run/all-schemas.mjs";

const data = fileURLToPath(new URL("../../data", import.meta.url));
const schemas = Object.entries(await allSchemas());

test("data/schemas holds what the code's schemas say; `pnpm schemas` writes it", () => {
  const wanted = schemas.map(([file, schema]) => [file, schemaText(schema)]);
  const found = schemaFiles().map((file) => [file, readFileSync(`${data}/schemas/${file}`, "utf8")]);
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(wanted));
});

test.each(schemas)("every property in %s has a description", (_file, schema) => {
  expect(undescribed(schema, schema.$defs ?? {}, "")).toEqual([]);
});

test("every data file begins with the schema it follows", () => {
  const astray = dataFiles(data).filter((file) => {
    const [[first, link]] = Object.entries(JSON.parse(readFileSync(file, "utf8")));
    const target = first === "$schema" ? join(dirname(file), link) : "";
    return relative(`${data}/schemas`, target).includes("/") || !existsSync(target);
  });
  expect(astray.map((file) => relative(data, file))).toEqual([]);
});

const isManifest = (file) => ["package.json", "turbo.json"].includes(file);

/** What of the package is no schema is its manifest, or for people. */
function schemaFiles() {
  return readdirSync(`${data}/schemas`).filter((file) => file.endsWith(".json") && !isManifest(file));
}

/** Paths of properties that say nothing of themselves, and refer to nothing that does. */
function undescribed(value, definitions, path) {
  if (Array.isArray(value)) return value.flatMap((part, index) => undescribed(part, definitions, `${path}/${index}`));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => {
    const here = `${path}/${key}`;
    if (key !== "properties") return undescribed(part, definitions, here);
    return Object.entries(part).flatMap(([name, property]) => {
      const target = definitions[property.$ref?.replace("#/$defs/", "")];
      const isDescribed = "description" in property || target?.description !== undefined;
      return [...(isDescribed ? [] : [`${here}/${name}`]), ...undescribed(property, definitions, `${here}/${name}`)];
    });
  });
}

function dataFiles(folder) {
  const isData = ({ name }) => name.endsWith(".json") && !isManifest(name);
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return ["schemas", "node_modules", "dist"].includes(entry.name) ? [] : dataFiles(path);
    return isData(entry) ? [path] : [];
  });
}
