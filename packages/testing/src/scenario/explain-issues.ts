import { didYouMean } from "@riposte/words";
import type { z } from "zod";

type Issue = z.core.$ZodIssue;
type Path = readonly PropertyKey[];

/** What is wrong with data, one line per problem with its path; unknown fields with the name that was probably meant. */
export function explainIssues(
  issues: readonly Issue[],
  fieldsAt: (path: Path) => readonly string[],
  at: Path = [],
): readonly string[] {
  return issues.flatMap((issue) => {
    const path = [...at, ...issue.path];
    if (issue.code === "unrecognized_keys") return issue.keys.map((key) => unknownField(path, key, fieldsAt(path)));
    if (issue.code === "invalid_union" && issue.errors.length > 0) {
      return explainIssues(likeliest(issue.errors), fieldsAt, path);
    }
    return [`${pathText(path) || "file"}: ${issue.message}`];
  });
}

/** An unknown field. */
export function unknownField(path: Path, key: string, fields: readonly string[]): string {
  const hint = didYouMean(key, fields) || ` Known here: ${fields.join(", ") || "nothing"}.`;
  return `${pathText([...path, key])}: unknown field "${key}".${hint}`;
}

function pathText(path: Path): string {
  return path
    .map((part, index) => (typeof part === "number" ? `[${part}]` : `${index === 0 ? "" : "."}${String(part)}`))
    .join("");
}

/** Of a union's branches the one that came closest: the fewest problems, unknown and wrong fields weighing alike. */
function likeliest(branches: readonly (readonly Issue[])[]): readonly Issue[] {
  return branches.reduce((best, branch) => (weight(branch) < weight(best) ? branch : best));
}

const weight = (issues: readonly Issue[]): number =>
  issues.reduce((sum, issue) => sum + (issue.code === "unrecognized_keys" ? issue.keys.length : 1), 0);
