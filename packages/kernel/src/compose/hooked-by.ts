import type { AnyPlugin } from "../declare/define.js";

const HOOKS = ["on", "trigger", "modify", "veto", "replace", "offer"] as const;

/** Every event, value, effect and window at which a plugin takes part, by its name. */
export const hookedBy = ({ behaviour }: AnyPlugin): readonly string[] => [
  ...new Set(HOOKS.flatMap((hook) => Object.keys(behaviour[hook] ?? {}))),
];
