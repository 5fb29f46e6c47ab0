import { builtinModules } from "node:module";
import { dirname, join } from "node:path/posix";

/** The files of a package, as attw's `Package` gives them. */
export interface PackedFiles {
  readonly packageName: string;
  listFiles(directory?: string): string[];
  readFile(path: string): string;
}

interface Manifest {
  readonly name: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly keywords?: readonly string[];
}

/** `import … from`, `export … from`, `import "…"` and `import("…")` of what is no file beside it. */
const IMPORT =
  /^(?:import|export)\b[^"';]*\bfrom\s*["']([^"'.][^"']*)["']|^import\s*["']([^"'.][^"']*)["']|\bimport\("([^".][^"]*)"\)/gm;

/** Code that is written for others is a text. */
const TEXT = /`(?:\\.|[^`\\])*`/gs;

/** What works only in the repository a package comes from, or is missing outside it. */
export function leaksIn(packed: PackedFiles): readonly string[] {
  const root = `/node_modules/${packed.packageName}`;
  const files = new Set(packed.listFiles());
  const manifest = JSON.parse(packed.readFile(`${root}/package.json`)) as Manifest;
  // what a page loads was bundled and imports nothing: an import in it is a text that the page shows or writes
  const isLoaded = (file: string) => [`${root}/src/`, `${root}/dist/assets/`].some((folder) => file.startsWith(folder));
  const code = [...files].filter((file) => /\.(js|d\.ts)$/.test(file) && !isLoaded(file));
  return [
    ...["README.md", "LICENSE"].filter((file) => !files.has(`${root}/${file}`)).map((file) => `has no ${file}`),
    ...(manifest.keywords?.includes("riposte") === true ? [] : ['has no keyword "riposte"']),
    ...specifierLeaks(manifest),
    ...code.flatMap((file) => importLeaks(packed, manifest, file)),
    ...[...files]
      .filter((file) => file.endsWith(".json"))
      .flatMap((file) => schemaLeaks(packed, files, manifest, file)),
    ...[...files].filter((file) => file.endsWith(".map")).flatMap((file) => mapLeaks(packed, files, file)),
  ];
}

function specifierLeaks({ dependencies, peerDependencies }: Manifest): readonly string[] {
  return Object.entries({ ...dependencies, ...peerDependencies })
    .filter(([, range]) => /^(workspace|catalog|link|file):/.test(range))
    .map(([name, range]) => `depends on ${name} ${range}, which only its own workspace understands`);
}

/** Packages that are imported, by code or types, and not installed with it. */
function importLeaks(packed: PackedFiles, manifest: Manifest, file: string): readonly string[] {
  const known = new Set([
    manifest.name,
    ...Object.keys(manifest.dependencies ?? {}),
    ...Object.keys(manifest.peerDependencies ?? {}),
    ...builtinModules,
  ]);
  return [...packed.readFile(file).replaceAll(TEXT, "``").matchAll(IMPORT)]
    .map(([, from, bare, called]) => packageOf(from ?? bare ?? called ?? ""))
    .filter((name) => !name.startsWith("node:") && !known.has(name))
    .map((name) => `${file} imports ${name}, which is no dependency`);
}

/** A `$schema` that leads neither into the package nor into one that is installed beside it. */
function schemaLeaks(
  packed: PackedFiles,
  files: ReadonlySet<string>,
  { dependencies = {} }: Manifest,
  file: string,
): readonly string[] {
  const { $schema: link } = (JSON.parse(packed.readFile(file)) ?? {}) as { $schema?: string };
  if (link === undefined || /^https?:/.test(link)) return [];
  const target = join(dirname(file), link);
  const beside = packageOf(target.replace("/node_modules/", ""));
  return files.has(target) || beside in dependencies ? [] : [`${file} follows ${link}, which is not installed with it`];
}

function mapLeaks(packed: PackedFiles, files: ReadonlySet<string>, file: string): readonly string[] {
  const { sources, sourcesContent } = JSON.parse(packed.readFile(file)) as {
    sources: string[];
    sourcesContent?: unknown;
  };
  if (sourcesContent !== undefined) return [];
  return sources
    .filter((source) => !files.has(join(dirname(file), source)))
    .map((source) => `${file} points at ${source}, which is not packed`);
}

const packageOf = (specifier: string): string =>
  specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
