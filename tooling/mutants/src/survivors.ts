import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Told } from "./told.js";

/** A line for each mutant no test noticed: where, and what was put in place of what. */
export function survivorLines(root: string, told: readonly Told[]): readonly string[] {
  const sources = new Map<string, readonly string[]>();
  const linesOf = (file: string): readonly string[] => {
    const lines = sources.get(file) ?? readFileSync(join(root, file), "utf8").split("\n");
    sources.set(file, lines);
    return lines;
  };
  return told
    .filter(({ status }) => status === "Survived" || status === "NoCoverage")
    .sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.start.line - b.start.line))
    .map(({ file, start, end, replacement, status }) => {
      const line = linesOf(file)[start.line - 1] ?? "";
      const was =
        start.line === end.line ? line.slice(start.column - 1, end.column - 1) : `${line.slice(start.column - 1)} …`;
      const reached = status === "NoCoverage" ? "  (no test comes here)" : "";
      return `${file}:${start.line}:${start.column}  ${was}  →  ${short(replacement)}${reached}`;
    });
}

const short = (text: string): string => {
  const line = text.replaceAll(/\s+/g, " ");
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
};
