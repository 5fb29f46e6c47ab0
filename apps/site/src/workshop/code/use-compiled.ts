import { useEffect, useState } from "react";
import type { Compiler } from "./compiler.js";
import type { Compiled, Sources } from "./messages.js";

const PAUSE = 400;

/** What becomes of sources, compiled again whenever typing pauses. */
export function useCompiled(compiler: Compiler, sources: Sources) {
  const [known, setKnown] = useState<{ readonly of: Sources; readonly compiled: Compiled } | null>(null);
  useEffect(() => {
    let isLate = false;
    const timer = setTimeout(async () => {
      const compiled = await compiler.compile(sources).catch(
        (error: unknown): Compiled => ({
          problems: [{ file: "", from: 0, to: 0, line: 0, message: String(error) }],
          files: null,
        }),
      );
      if (!isLate) setKnown({ of: sources, compiled });
    }, PAUSE);
    return () => {
      isLate = true;
      clearTimeout(timer);
    };
  }, [compiler, sources]);
  return { compiled: known?.compiled ?? null, isCompiling: known?.of !== sources };
}
