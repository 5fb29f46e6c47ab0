import type { CompiledFiles, Modules } from "./run-files.js";

declare global {
  var riposteOffered: Modules | undefined;
}

/** `from "…"`, `import "…"` and `import("…")`, where a statement may have them. */
const IMPORTS = /(\bfrom\s*|\bimport\s*\(?\s*)(["'])([^"'\n]+)\2/g;

/**
 * Runs ES modules as they were built and gives what the entry exports. Each becomes an address of this window alone; what they ask for is
 * another of the files, or one of the modules that are offered.
 */
export async function runModules(
  files: CompiledFiles,
  entry: string,
  offered: Modules,
): Promise<Readonly<Record<string, unknown>>> {
  globalThis.riposteOffered = offered;
  const known = new Map<string, string>();
  const addressOf = (name: string, text: string, type: string): string => {
    const address = URL.createObjectURL(new Blob([text], { type }));
    known.set(name, address);
    return address;
  };
  const given = (name: string, by: string): string => {
    const made = offered[name];
    if (made === undefined)
      throw new Error(
        `${by} imports "${name}". Here there are ${Object.keys(offered).join(", ")}; bundle whatever else it needs.`,
      );
    return known.get(name) ?? addressOf(name, offering(name, made as object), "text/javascript");
  };
  const load = (path: string, through: readonly string[]): string => {
    const ready = known.get(`./${path}`);
    if (ready !== undefined) return ready;
    if (through.includes(path))
      throw new Error(`${[...through, path].join(" imports ")}, in a circle. Bundle them into one file.`);
    const source = files[path] as string;
    if (path.endsWith(".json")) return addressOf(`./${path}`, source, "application/json");
    const text = source.replaceAll(IMPORTS, (_whole, before: string, quote: string, name: string) => {
      if (!name.startsWith(".")) return `${before}${quote}${given(name, path)}${quote}`;
      const found = resolved(path, name);
      if (!Object.hasOwn(files, found)) throw new Error(`${path} imports "${name}", and there is no such file.`);
      return `${before}${quote}${load(found, [...through, path])}${quote}`;
    });
    return addressOf(`./${path}`, text, "text/javascript");
  };
  return import(/* @vite-ignore */ load(entry, []));
}

/** A module that hands on what is offered under a name. */
const offering = (name: string, made: object): string => {
  const names = Object.keys(made).filter((one) => one !== "default");
  // a module may export what no variable can be called
  const own = names.map((one, at) => `${one}: own${at}`);
  const handed = names.map((one, at) => `own${at} as ${one}`);
  return `const { ${own.join(", ")} } = globalThis.riposteOffered[${JSON.stringify(name)}];\nexport { ${handed.join(", ")} };`;
};

function resolved(from: string, name: string): string {
  const parts = from.split("/").slice(0, -1);
  for (const step of name.split("/"))
    if (step === "..") parts.pop();
    else if (step !== ".") parts.push(step);
  return parts.join("/");
}
