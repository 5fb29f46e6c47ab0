import type { AnyPlugin } from "@riposte/kernel/run";

/** The plugin among what a file exports: itself, or a function without parameters that makes it. */
export function pluginIn(exported: Readonly<Record<string, unknown>>): AnyPlugin {
  for (const [name, value] of Object.entries(exported)) {
    const made = typeof value === "function" && value.length === 0 && !/^[A-Z]/.test(name) ? value() : value;
    if (isPlugin(made)) return made;
  }
  throw new Error(
    `Nothing of ${Object.keys(exported).join(", ") || "what it exports"} is a plugin. Export one made by definePlugin, or a function that gives it.`,
  );
}

const isPlugin = (value: unknown): value is AnyPlugin =>
  typeof value === "object" && value !== null && "name" in value && "behaviour" in value && "declared" in value;
