import type { AnyPlugin } from "../declare/define.js";

const KINDS = [
  "effects",
  "on",
  "trigger",
  "modify",
  "veto",
  "replace",
  "offer",
  "holds",
  "shut",
  "concerns",
  "questions",
  "actions",
  "guards",
] as const;

/** Handlers that are async functions: the match would not wait for what they do. */
export const asyncHandlers = (plugins: readonly AnyPlugin[]): readonly string[] =>
  plugins.flatMap(({ name: plugin, behaviour }) =>
    KINDS.flatMap((kind) =>
      Object.entries((behaviour[kind] ?? {}) as Readonly<Record<string, unknown>>)
        .filter(([, handler]) => isAsync(handler))
        .map(
          ([name]) =>
            `Plugin "${plugin}" has an async handler: ${kind} "${name}". Rules are synchronous: take async and await out, and let an app do what takes time.`,
        ),
    ),
  );

/** The handler itself, one of several, or a method of a question or of responses. */
function isAsync(handler: unknown): boolean {
  if (typeof handler === "function") return handler.constructor.name === "AsyncFunction";
  return typeof handler === "object" && handler !== null && Object.values(handler).some(isAsync);
}
