/** Files of a plugin by their path: sources as JavaScript, and `package.json`. */
export type CompiledFiles = Readonly<Record<string, string>>;

/** What a plugin may import. */
export type Modules = Readonly<Record<string, unknown>>;

/**
 * Runs the files of a plugin and gives what its entry exports. They are CommonJS, as a compiler writes it; whatever they
 * ask for is one of the modules that are offered, or another of the files.
 */
export function runFiles(files: CompiledFiles, entry: string, modules: Modules): Readonly<Record<string, unknown>> {
  const ready = new Map<string, { exports: Record<string, unknown> }>();
  const load = (path: string): Record<string, unknown> => {
    const known = ready.get(path);
    if (known !== undefined) return known.exports;
    const source = files[path] as string;
    if (path.endsWith(".json")) return { __esModule: true, default: JSON.parse(source) };
    const made = { exports: {} as Record<string, unknown> };
    ready.set(path, made);
    const require = (name: string): unknown => {
      if (!name.startsWith(".")) {
        if (Object.hasOwn(modules, name)) return modules[name];
        throw new Error(`${path} imports "${name}". Here there are ${Object.keys(modules).join(", ")}.`);
      }
      const found = candidates(path, name).find((one) => Object.hasOwn(files, one));
      if (found === undefined) throw new Error(`${path} imports "${name}", and there is no such file.`);
      return load(found);
    };
    new Function("require", "exports", "module", `${source}\n//# sourceURL=${path}`)(require, made.exports, made);
    return made.exports;
  };
  return load(entry);
}

/** Where a relative name may lead: as written, or to the source a compiled file is of. */
function candidates(from: string, name: string): readonly string[] {
  const parts = from.split("/").slice(0, -1);
  for (const step of name.split("/"))
    if (step === "..") parts.pop();
    else if (step !== ".") parts.push(step);
  const path = parts.join("/");
  return [path, path.replace(/\.js$/, ".ts"), `${path}.ts`, `${path}/index.ts`];
}
