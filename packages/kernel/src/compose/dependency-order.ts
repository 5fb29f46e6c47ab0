import type { AnyPlugin } from "../declare/define.js";

/** Plugins after everything they require or use, ties by name; and those caught in a circle. */
export function dependencyOrder(plugins: readonly AnyPlugin[]): {
  readonly ordered: readonly AnyPlugin[];
  readonly cycles: readonly string[];
} {
  const byName = new Map([...plugins].sort(byNameOrder).map((plugin) => [plugin.name as string, plugin]));
  const ordered: AnyPlugin[] = [];
  const state = new Map<string, "visiting" | "done">();
  const cycles: string[] = [];

  const visit = (name: string, path: readonly string[]): void => {
    const plugin = byName.get(name);
    if (plugin === undefined || state.get(name) === "done") return;
    if (state.get(name) === "visiting") {
      cycles.push([...path.slice(path.indexOf(name)), name].join(" → "));
      return;
    }
    state.set(name, "visiting");
    for (const needed of neededBy(plugin)) visit(needed, [...path, name]);
    state.set(name, "done");
    ordered.push(plugin);
  };

  for (const name of byName.keys()) visit(name, []);
  return { ordered, cycles };
}

const byNameOrder = (a: AnyPlugin, b: AnyPlugin): number => (a.name < b.name ? -1 : 1);

const neededBy = ({ declared }: AnyPlugin): readonly string[] =>
  [...declared.requires, ...declared.uses].map(({ name }) => name).sort();
