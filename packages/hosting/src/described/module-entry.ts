type Exports = string | null | readonly Exports[] | { readonly [condition: string]: Exports };

/** What a manifest says of the modules of its package. */
export interface ModuleManifest {
  readonly main?: string;
  readonly exports?: Exports;
}

/** The file of a package that stands for a path of its `exports`, "." for the package itself; nothing where it gives none. */
export function entryNamed(
  { main = "index.js", exports }: ModuleManifest,
  path: string,
  conditions: readonly string[],
): string | undefined {
  if (exports === undefined) return path === "." ? main : path;
  const isByPath = isObject(exports) && Object.keys(exports).some((key) => key.startsWith("."));
  if (isByPath) return targetOf((exports as Readonly<Record<string, Exports>>)[path] ?? null, conditions);
  return path === "." ? targetOf(exports, conditions) : undefined;
}

/** The first condition that is met for an import decides. */
function targetOf(target: Exports, conditions: readonly string[]): string | undefined {
  if (typeof target === "string") return target;
  if (Array.isArray(target)) return target.map((one) => targetOf(one, conditions)).find((one) => one !== undefined);
  if (!isObject(target)) return undefined;
  const met = Object.entries(target).filter(([condition]) => conditions.includes(condition));
  return met.map(([, one]) => targetOf(one, conditions)).find((one) => one !== undefined);
}

const isObject = (value: Exports): value is { readonly [condition: string]: Exports } =>
  typeof value === "object" && value !== null && !Array.isArray(value);
