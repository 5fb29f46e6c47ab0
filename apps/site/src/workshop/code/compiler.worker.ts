import type ts from "typescript-js";
import type { CodeProblem, CodeWord, Compiled, CompilerRequest, Sources } from "./messages.js";

type TypeScript = typeof ts;

interface Numbered {
  readonly number: number;
  readonly request: CompilerRequest;
}

const ROOT = "/plugin/";
const MOST_WORDS = 80;

/** TypeScript and the types of everything a plugin may import: fetched when the first source is read. */
const fetched = (async () => {
  const [{ ts: compiler }, types] = await Promise.all([
    import(/* @vite-ignore */ new URL("code/typescript.js", self.location.href).href) as Promise<{ ts: TypeScript }>,
    fetch(new URL("../code/types.json", self.location.href)).then((answer) => answer.json() as Promise<Sources>),
  ]);
  return serviceOf(compiler, types);
})();

self.addEventListener("message", async ({ data: { number, request } }: MessageEvent<Numbered>) => {
  try {
    const service = await fetched;
    self.postMessage({ number, value: service.answer(request) });
  } catch (error) {
    self.postMessage({ number, failed: error instanceof Error ? error.message : String(error) });
  }
});

function serviceOf(compiler: TypeScript, types: Sources) {
  const options: ts.CompilerOptions = {
    target: compiler.ScriptTarget.ES2022,
    module: compiler.ModuleKind.ESNext,
    moduleResolution: compiler.ModuleResolutionKind.Bundler,
    lib: ["lib.es2023.d.ts"],
    types: [],
    strict: true,
    noUncheckedIndexedAccess: true,
    exactOptionalPropertyTypes: true,
    resolveJsonModule: true,
    skipLibCheck: true,
    noEmit: true,
  };
  let sources: Sources = {};
  const versions = new Map<string, number>();
  const textOf = (path: string): string | undefined =>
    path.startsWith(ROOT) ? sources[path.slice(ROOT.length)] : types[path];
  const service = compiler.createLanguageService({
    getCompilationSettings: () => options,
    getScriptFileNames: () => codeIn(sources).map((path) => ROOT + path),
    getScriptVersion: (path) => String(versions.get(path) ?? 0),
    getScriptSnapshot: (path) => {
      const text = textOf(path);
      return text === undefined ? undefined : compiler.ScriptSnapshot.fromString(text);
    },
    getCurrentDirectory: () => ROOT,
    getDefaultLibFileName: () => "/lib/lib.es2023.d.ts",
    fileExists: (path) => textOf(path) !== undefined,
    readFile: textOf,
  });
  const take = (next: Sources) => {
    for (const path of new Set([...Object.keys(sources), ...Object.keys(next)]))
      if (sources[path] !== next[path]) versions.set(ROOT + path, (versions.get(ROOT + path) ?? 0) + 1);
    sources = next;
  };
  const problemsIn = (path: string): readonly CodeProblem[] => {
    const syntactic = service.getSyntacticDiagnostics(ROOT + path);
    const all = syntactic.length > 0 ? syntactic : service.getSemanticDiagnostics(ROOT + path);
    return all.map(({ start = 0, length = 1, messageText, file }) => ({
      file: path,
      from: start,
      to: start + length,
      line: (file?.getLineAndCharacterOfPosition(start).line ?? 0) + 1,
      message: compiler.flattenDiagnosticMessageText(messageText, "\n").split("\n").slice(0, 3).join(" "),
    }));
  };
  return {
    answer(request: CompilerRequest): unknown {
      take(request.sources);
      if (request.kind === "compile") return compiled();
      const path = ROOT + request.file;
      return request.kind === "complete" ? wordsAt(path, request.at) : wordsOn(path, request.at);
    },
  };

  function compiled(): Compiled {
    const problems = codeIn(sources).flatMap(problemsIn);
    const isReadable = codeIn(sources).every((path) => service.getSyntacticDiagnostics(ROOT + path).length === 0);
    if (!isReadable) return { problems, files: null };
    const files = Object.entries(sources).map(([path, text]) =>
      path.endsWith(".ts")
        ? [
            path,
            compiler.transpileModule(text, {
              fileName: path,
              compilerOptions: {
                target: compiler.ScriptTarget.ES2022,
                module: compiler.ModuleKind.CommonJS,
                esModuleInterop: true,
              },
            }).outputText,
          ]
        : [path, text],
    );
    return { problems, files: Object.fromEntries(files) as Readonly<Record<string, string>> };
  }

  function wordsAt(path: string, at: number): readonly CodeWord[] {
    const found = service.getCompletionsAtPosition(path, at, {})?.entries ?? [];
    return found.slice(0, 4 * MOST_WORDS).map(({ name, kind }) => ({ label: name, kind }));
  }

  function wordsOn(path: string, at: number): string | null {
    const info = service.getQuickInfoAtPosition(path, at);
    if (info === undefined) return null;
    const parts = [info.displayParts, info.documentation].map((one) => compiler.displayPartsToString(one));
    return parts.filter((part) => part !== "").join("\n\n");
  }
}

const codeIn = (sources: Sources): readonly string[] => Object.keys(sources).filter((path) => path.endsWith(".ts"));
