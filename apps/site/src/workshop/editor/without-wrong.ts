import type { Problem } from "./problems.js";
import type { Path } from "./schema-at.js";

/** A file without the steps that are wrong in it, so that the rest can go on being read; nothing where nothing would be left. */
export function withoutWrong(file: unknown, problems: readonly Problem[]): unknown | null {
  const wrong = problems.map(({ path }) => entryIn(path));
  if (wrong.length === 0) return null;
  let rest = file;
  // from behind, so that what is before keeps its place
  for (const path of wrong.sort((one, other) => (other?.at(-1) as number) - (one?.at(-1) as number))) {
    if (path === null) return null;
    rest = without(rest, path);
  }
  return rest;
}

/** The innermost entry of a list a path leads into; the card itself is none. */
function entryIn(path: Path): Path | null {
  const last = path.findLastIndex((step) => typeof step === "number");
  return last < 2 ? null : path.slice(0, last + 1);
}

function without(value: unknown, [step, ...rest]: Path): unknown {
  if (typeof value !== "object" || value === null || step === undefined) return value;
  if (Array.isArray(value))
    return rest.length === 0
      ? value.filter((_, at) => at !== step)
      : value.map((one, at) => (at === step ? without(one, rest) : one));
  return { ...value, [step]: without((value as Record<string | number, unknown>)[step], rest) };
}
