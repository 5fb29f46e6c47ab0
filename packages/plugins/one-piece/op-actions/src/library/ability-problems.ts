import type { CardProblem } from "@riposte/one-piece";
import { didYouMean } from "@riposte/words";
import { z } from "zod";
import { filterWords } from "../language/expression.js";
import { FIELDS, VERBS } from "../language/step.js";

/** Everything wrong with an ability, each with its place and the nearest word there is. */
export function abilityProblems(
  card: string,
  path: string,
  given: unknown,
  issues: readonly z.core.$ZodIssue[],
): readonly CardProblem[] {
  return issues.flatMap(innermost).map((issue) => ({
    card,
    path: [path, z.core.toDotPath(issue.path)].filter((part) => part !== "").join("."),
    message: `${issue.message}${hint(issue, given)}`,
  }));
}

function hint(issue: z.core.$ZodIssue, given: unknown): string {
  const isField = issue.code === "unrecognized_keys";
  const unknown = isField ? issue.keys : [valueAt(given, issue.path)];
  const meant = unknown.map((word) => (typeof word === "string" ? didYouMean(word, wordsFor(issue)) : ""));
  const first = meant.find((words) => words !== "");
  return first === undefined ? "" : `.${first}`;
}

/** What could stand there: a field, one of the words listed, or a verb. */
function wordsFor(issue: z.core.$ZodIssue): readonly string[] {
  if (issue.code === "unrecognized_keys") return [...FIELDS, ...filterWords()];
  return issue.code === "invalid_value" ? issue.values.map(String) : VERBS;
}

const valueAt = (given: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>((value, key) => (value as Record<PropertyKey, unknown>)?.[key], given);

/** What is wrong in the branch of a union that comes closest: the one that got furthest, or has least wrong with it. */
function innermost(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
  if (issue.code !== "invalid_union" || issue.errors.length === 0) return [issue];
  const branches = issue.errors.map((branch) =>
    branch.flatMap((inner) => innermost({ ...inner, path: [...issue.path, ...inner.path] } as z.core.$ZodIssue)),
  );
  return branches.reduce((best, branch) => (rank(branch) < rank(best) ? branch : best));
}

const LAST = 1000;

/** An object of another kind lacks a field or has too many at its top; the right one is wrong further in. */
function rank(branch: readonly z.core.$ZodIssue[]): number {
  const depth = Math.max(...branch.map(({ path }) => path.length));
  const misfits = branch.filter(({ code }) => code === "invalid_type" || code === "invalid_union").length;
  // a verb of this language is none of another's, whatever is wrong with it
  const isOfAnother = branch.some(({ code }) => code === "invalid_format");
  return (isOfAnother ? LAST : 0) + misfits * 10 + branch.length - depth;
}
