import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publishedIn } from "./published.js";

/** Versions: of plugins by the name they declare and by what their package exports the declaration as, and of packages. */
export interface PluginVersions {
  readonly byPackage: ReadonlyMap<string, string>;
  readonly byName: ReadonlyMap<string, string>;
  readonly byExport: ReadonlyMap<string, string>;
}

const DECLARATION = /\bname: "([a-z0-9-]+)",\s+version: "[^"]*"/g;
const EXPORT = /\bdeclared as (\w+)/g;
const NEEDED = /(\bneeds(?:<[^>]+>)?\((\w+), )"[^"]*"/g;
const DEPENDENCY = /("(@[a-z-]+\/[a-z0-9-]+)": )"\^[^"]*"/g;
const NEEDED_BY_NAME = /(\{ name: "([a-z0-9-]+)"(?: \}, |, range: ))"[^"]*"/g;

/**
 * A text whose plugins declare the version `own` and require what is there now. A manifest's version is raised by changesets;
 * a match's lock holds the declared one, so the two must be equal.
 */
export function declaredAnew(text: string, versions: PluginVersions, own?: string): string {
  const versioned = own === undefined ? text : text.replace(DECLARATION, (declared) => quoted(declared, own));
  const ranged =
    (known: ReadonlyMap<string, string>, range = rangeOf) =>
    (whole: string, before: string, name: string) => {
      const version = known.get(name);
      return version === undefined ? whole : `${before}"${range(version)}"`;
    };
  return versioned
    .replace(NEEDED, ranged(versions.byExport))
    .replace(NEEDED_BY_NAME, ranged(versions.byName))
    .replace(
      DEPENDENCY,
      ranged(versions.byPackage, (version) => `^${version}`),
    );
}

/** What accepts a version and its patches: `^0.1` for 0.1.4. */
export const rangeOf = (version: string): string => `^${version.split(".").slice(0, 2).join(".")}`;

/**
 * Files of a working tree that declare other versions than the manifests have, and what they should be; `raised` are versions that
 * manifests will have, by package.
 */
export function staleDeclarations(
  root: string,
  raised: ReadonlyMap<string, string> = new Map(),
): ReadonlyMap<string, string> {
  const published = publishedIn(root);
  const packages = published.filter(({ folder }) => /^packages\/(games|plugins|testing)/.test(folder));
  const sources = packages.flatMap(({ name, folder, version }) =>
    filesIn(root, `${folder}/src`, ".ts").map((file) => ({ file, version: raised.get(name) ?? version })),
  );
  const readers = [
    ...packages.flatMap(({ folder }) => filesIn(root, `${folder}/test`, ".ts")),
    ...filesIn(root, "docs/guides", ".md"),
  ];
  const texts = new Map(
    [...sources.map(({ file }) => file), ...readers].map((file) => [file, readFileSync(join(root, file), "utf8")]),
  );
  const textOf = (file: string) => texts.get(file) as string;
  const named = (pattern: RegExp) =>
    new Map(
      sources.flatMap(({ file, version }) =>
        [...textOf(file).matchAll(pattern)].map(([, name]) => [name as string, version]),
      ),
    );
  const versions: PluginVersions = {
    byName: named(DECLARATION),
    byExport: named(EXPORT),
    byPackage: new Map(published.map(({ name, version }) => [name, raised.get(name) ?? version])),
  };
  const own = new Map(sources.map(({ file, version }) => [file, version]));
  const anew = [...texts].map(([file, text]) => [file, declaredAnew(text, versions, own.get(file))] as const);
  return new Map(anew.filter(([file, text]) => text !== textOf(file)));
}

const quoted = (declared: string, version: string): string => declared.replace(/"[^"]*"$/, `"${version}"`);

const filesIn = (root: string, folder: string, ending: string): readonly string[] =>
  (existsSync(join(root, folder)) ? readdirSync(join(root, folder), { recursive: true, encoding: "utf8" }) : [])
    .filter((file) => file.endsWith(ending))
    .map((file) => `${folder}/${file}`)
    .sort();
