import manifest from "../package.json" with { type: "json" };

const known: Readonly<Record<string, string>> = manifest.devDependencies;

/** The versions that were current when this package was published; in a clone what its own packages say. */
export function versionOf(name: string): string {
  const version = known[name];
  if (version === undefined) throw new Error(`No version of ${name} is known here.`);
  return version;
}
