import { KernelError } from "@riposte/kernel";
import { MapFacts } from "./board/index.js";
import { type Context, createContext } from "./context.js";
import { type DataFiles, parseFacts } from "./facts/parse-facts.js";

/** The context of data files and maps; everything wrong with the cards is thrown at once. `factsHash` is that of all, where these are only some. */
export function contextOrThrow(files: DataFiles, maps: readonly unknown[], factsHash?: string): Context {
  const parsed = parseFacts(files);
  if (!parsed.ok) {
    const lines = parsed.problems.map(({ file, path, message }) => `- ${file} ${path}: ${message}`);
    throw new KernelError("DECLARATION_INVALID", `The card data is wrong:\n${lines.join("\n")}`);
  }
  return createContext(
    parsed.facts,
    maps.map((map) => MapFacts.parse(map)),
    factsHash,
  );
}
