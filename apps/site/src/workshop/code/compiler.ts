import type { CodeWord, Compiled, CompilerRequest, Sources } from "./messages.js";

/** TypeScript beside the page, fetched for an author who writes code. */
export interface Compiler {
  compile(sources: Sources): Promise<Compiled>;
  complete(sources: Sources, file: string, at: number): Promise<readonly CodeWord[]>;
  explain(sources: Sources, file: string, at: number): Promise<string | null>;
}

export function createCompiler(): Compiler {
  const worker = new Worker(new URL("./compiler.worker.ts", import.meta.url), { type: "module" });
  const waiting = new Map<number, (answer: { readonly value?: unknown; readonly failed?: string }) => void>();
  let last = 0;
  worker.addEventListener("message", ({ data }) => {
    waiting.get(data.number)?.(data);
    waiting.delete(data.number);
  });
  const ask = async <T>(request: CompilerRequest): Promise<T> => {
    last += 1;
    const number = last;
    const { value, failed } = await new Promise<{ readonly value?: unknown; readonly failed?: string }>((resolve) => {
      waiting.set(number, resolve);
      worker.postMessage({ number, request });
    });
    if (failed !== undefined) throw new Error(failed);
    return value as T;
  };
  return {
    compile: (sources) => ask({ kind: "compile", sources }),
    complete: (sources, file, at) => ask({ kind: "complete", sources, file, at }),
    explain: (sources, file, at) => ask({ kind: "explain", sources, file, at }),
  };
}
