import type { AnyPlugin } from "@riposte/kernel/run";

/** A plugin, and under which name a file exports it. */
export interface FoundPlugin {
  readonly plugin: AnyPlugin;
  readonly exported: string;
  /** It is not the plugin itself but a function that gives it. */
  readonly isMade: boolean;
}

/** The plugin among what a file exports: itself, or a function without parameters that makes it. */
export function pluginIn(exported: Readonly<Record<string, unknown>>): FoundPlugin {
  for (const [name, value] of Object.entries(exported)) {
    const isMade = typeof value === "function" && value.length === 0 && !/^[A-Z]/.test(name);
    const made = isMade ? value() : value;
    if (isPlugin(made)) return { plugin: made, exported: name, isMade };
  }
  throw new Error(
    `Nothing of ${Object.keys(exported).join(", ") || "what it exports"} is a plugin. Export one made by definePlugin, or a function that gives it.`,
  );
}

const isPlugin = (value: unknown): value is AnyPlugin =>
  typeof value === "object" && value !== null && "name" in value && "behaviour" in value && "declared" in value;
