import { lazy } from "react";

/** The inspector, fetched when a reader looks inside: a table does without. */
export const Inspector = lazy(async () => ({ default: (await import("./inspector.js")).Inspector }));
