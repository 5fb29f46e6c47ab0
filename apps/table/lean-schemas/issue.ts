/** What is wrong with a value, as zod names it. */
export interface Issue {
  code: string;
  path?: PropertyKey[];
  message?: string;
  input?: unknown;
  /** Only `true` lets the checks that follow run. */
  continue?: boolean;
  /** Words of the schema or check that found it. */
  words?: Words;
  [more: string]: unknown;
}

/** A value on its way through a schema. */
export interface Read {
  value: unknown;
  issues: Issue[];
  aborted?: boolean;
}

/** Does anything found so far keep later checks from running? */
export const stops = ({ aborted, issues }: Read, from = 0): boolean =>
  aborted === true || issues.some((issue, at) => at >= from && issue.continue !== true);

/** Does anything found so far keep even checks of lengths from running? */
export const breaksOff = ({ aborted, issues }: Read): boolean =>
  aborted === true || issues.some((issue) => issue.continue === false);

export type Words = (issue: Issue) => string | undefined;

/** As it is told: with a path and a message, without what only the reading needs. */
export function told({ input, continue: _, words, ...issue }: Issue): Issue {
  const full = { ...issue, input };
  return { ...issue, path: issue.path ?? [], message: issue.message ?? words?.(full) ?? messageOf(full) };
}

/** Several issues, a step further out. */
export const within = (key: PropertyKey, issues: readonly Issue[]): Issue[] =>
  issues.map((issue) => {
    issue.path = [key, ...(issue.path ?? [])];
    return issue;
  });

/** Words as they are given to a schema or check: a text, or an object with one. */
export function wordsIn(given: unknown): { readonly words?: Words } {
  const { error, message } = (typeof given === "object" && given !== null ? given : { error: given }) as {
    readonly error?: unknown;
    readonly message?: unknown;
  };
  const said = error ?? message;
  return said === undefined ? {} : { words: typeof said === "function" ? (said as Words) : () => String(said) };
}

function messageOf(issue: Issue): string {
  const keys = issue.keys as readonly string[];
  const values = issue.values as readonly unknown[];
  const options = issue.options as readonly unknown[] | undefined;
  switch (issue.code) {
    case "invalid_type":
      return `Invalid input: expected ${issue.expected}, received ${typeOf(issue.input)}`;
    case "invalid_value":
      return values.length === 1
        ? `Invalid input: expected ${spelled(values[0])}`
        : `Invalid option: expected one of ${values.map(spelled).join("|")}`;
    case "too_big":
      return `Too big: expected ${sized(issue, "<")}${issue.maximum}${unitOf(issue)}`;
    case "too_small":
      return `Too small: expected ${sized(issue, ">")}${issue.minimum}${unitOf(issue)}`;
    case "invalid_format":
      return `Invalid string: must match pattern ${issue.pattern}`;
    case "unrecognized_keys":
      return `Unrecognized key${keys.length > 1 ? "s" : ""}: ${keys.map(spelled).join(", ")}`;
    case "invalid_key":
      return `Invalid key in ${issue.origin}`;
    case "invalid_union":
      return options === undefined || options.length === 0
        ? "Invalid input"
        : `Invalid discriminator value. Expected ${options.map((option) => `'${option}'`).join(" | ")}`;
    default:
      return "Invalid input";
  }
}

const UNITS: Readonly<Record<string, string>> = { string: " characters", array: " items" };
const unitOf = ({ origin }: Issue): string => UNITS[String(origin)] ?? "";

function sized(issue: Issue, sign: string): string {
  const bound = issue.exact === true ? "exactly " : `${sign}${issue.inclusive === true ? "=" : ""}`;
  return `${issue.origin} to ${unitOf(issue) === "" ? "be" : "have"} ${bound}`;
}

const spelled = (value: unknown): string => (typeof value === "string" ? `"${value}"` : `${value}`);

function typeOf(value: unknown): string {
  if (typeof value === "number") return Number.isFinite(value) ? "number" : String(value);
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  if (typeof value !== "object" || Object.getPrototypeOf(value) === Object.prototype) return typeof value;
  return value.constructor?.name ?? "object";
}

/** The way to a fault as it is written: `cards[2].cost`. */
export const toDotPath = (path: readonly PropertyKey[]): string =>
  path
    .map((part, at) =>
      typeof part === "number"
        ? `[${part}]`
        : /[^\w$]/.test(String(part))
          ? `[${JSON.stringify(String(part))}]`
          : `${at > 0 ? "." : ""}${String(part)}`,
    )
    .join("");

/** All issues as lines of text, the outermost first. */
export const prettifyError = ({ issues }: { readonly issues: readonly Issue[] }): string =>
  [...issues]
    .sort((one, other) => (one.path ?? []).length - (other.path ?? []).length)
    .flatMap(({ message, path = [] }) => [`✖ ${message}`, ...(path.length > 0 ? [`  → at ${toDotPath(path)}`] : [])])
    .join("\n");

/** Thrown by `parse`. */
export class ZodError extends Error {
  override readonly name = "ZodError";

  constructor(readonly issues: readonly Issue[]) {
    super(JSON.stringify(issues, null, 2));
  }
}
