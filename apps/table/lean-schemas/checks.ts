import { type Issue, type Read, wordsIn } from "./issue.js";

/** Looks at a value that was read. */
export interface Check {
  /** Also looks at lists whose entries are wrong. */
  readonly ofLength?: boolean;
  /** The longest list it lets pass: entries of a longer one are not read. */
  readonly most?: number;
  look(read: Read): void;
}

/** How functions of ours say that something is wrong. */
export interface Adding {
  addIssue(issue: string | Partial<Issue>): void;
}

/** Notes an issue that lets the other checks look too. */
function raise(read: Read, issue: Issue, given: unknown): void {
  read.issues.push({ input: read.value, continue: true, ...issue, ...wordsIn(given) });
}

/** Lets functions of ours add issues to what was read. */
export const adding = (read: Read, goesOn: true | undefined): Adding & Read =>
  Object.assign(read, {
    addIssue: (issue: string | Partial<Issue>) => {
      read.issues.push(
        typeof issue === "string"
          ? { code: "custom", message: issue, input: read.value }
          : { code: "custom", input: read.value, continue: goesOn, ...issue },
      );
    },
  });

/** A check by a function of ours. */
export const refined = (holds: (value: never) => unknown, given: unknown, goesOn: boolean): Check => ({
  look(read) {
    const { path = [] } = (given ?? {}) as { readonly path?: readonly PropertyKey[] };
    if (!holds(read.value as never)) raise(read, { code: "custom", path: [...path], continue: goesOn }, given);
  },
});

export const bound = (limit: number, code: "too_small" | "too_big", inclusive: boolean, given: unknown): Check => ({
  look(read) {
    const value = read.value as number;
    const past = code === "too_small" ? limit - value : value - limit;
    if (past < 0 || (inclusive && past === 0)) return;
    raise(read, { code, origin: "number", [code === "too_small" ? "minimum" : "maximum"]: limit, inclusive }, given);
  },
});

/** Texts are measured by their characters, not by their code units. */
export const length = (rule: "too_small" | "too_big" | "exact", limit: number, given: unknown): Check => ({
  ofLength: true,
  ...(rule === "too_small" ? {} : { most: limit }),
  look(read) {
    const value = read.value as string | readonly unknown[] | undefined;
    if (typeof value !== "string" && !Array.isArray(value)) return;
    const size = typeof value === "string" ? [...value].length : value.length;
    const code = size > limit ? "too_big" : "too_small";
    if (size === limit || (rule !== "exact" && rule !== code)) return;
    raise(
      read,
      {
        code,
        origin: typeof value === "string" ? "string" : "array",
        [code === "too_big" ? "maximum" : "minimum"]: limit,
        inclusive: true,
        ...(rule === "exact" ? { exact: true } : {}),
      },
      given,
    );
  },
});

/** A whole number that is held exactly. */
export const integer: Check = {
  look(read) {
    const value = read.value as number;
    if (Number.isSafeInteger(value)) return;
    if (!Number.isInteger(value)) {
      raise(read, { code: "invalid_type", expected: "int", format: "safeint", continue: false }, undefined);
      return;
    }
    const limit =
      value > 0
        ? { code: "too_big", maximum: Number.MAX_SAFE_INTEGER }
        : { code: "too_small", minimum: Number.MIN_SAFE_INTEGER };
    raise(
      read,
      { ...limit, origin: "int", inclusive: true, note: "Integers must be within the safe integer range." },
      undefined,
    );
  },
};

/** A text that looks like this. */
export const pattern = (expected: RegExp, given: unknown): Check => ({
  look(read) {
    expected.lastIndex = 0;
    if (!expected.test(String(read.value)))
      raise(read, { code: "invalid_format", origin: "string", format: "regex", pattern: String(expected) }, given);
  },
});
