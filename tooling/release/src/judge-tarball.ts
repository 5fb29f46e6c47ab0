import { readFileSync } from "node:fs";
import { checkPackage, createPackageFromTarballData } from "@arethetypeswrong/core";
import { publint } from "publint";
import { formatMessage } from "publint/utils";
import { leaksIn } from "./leaks.js";
import type { Tarball } from "./pack.js";

/** Ours are ES modules only: who resolves as CommonJS, or as before `exports`, is told so and gets nothing. */
const NOT_SERVED: ReadonlySet<string | undefined> = new Set(["node10", "node16-cjs"]);

/** Everything wrong with a packed package, by publint, by attw and by our own rules. */
export async function judgeTarball({ file }: Pick<Tarball, "file">): Promise<readonly string[]> {
  const data = readFileSync(file);
  const bytes = new Uint8Array(data);
  const { messages, pkg } = await publint({ pack: { tarball: bytes.buffer }, strict: true });
  const packed = createPackageFromTarballData(bytes);
  return [
    ...messages.map((message) => `publint: ${formatMessage(message, pkg) ?? message.code}`),
    ...(await typeProblems(packed)),
    ...leaksIn(packed),
  ];
}

async function typeProblems(packed: Parameters<typeof checkPackage>[0]): Promise<readonly string[]> {
  const analysis = await checkPackage(packed);
  // a command has nothing to import
  if (analysis.types === false) return [];
  return analysis.problems
    .filter((problem) => !("resolutionKind" in problem && NOT_SERVED.has(problem.resolutionKind)))
    .map((problem) => `attw: ${JSON.stringify(problem)}`);
}
