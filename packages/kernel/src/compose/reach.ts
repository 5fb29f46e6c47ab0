import type { AnyPlugin } from "../declare/define.js";

/** A plugin and those it requires or uses: whose names it may say. One that is used and not there is `undefined`. */
export const reachOf = (plugin: AnyPlugin, plugins: readonly AnyPlugin[]): readonly (AnyPlugin | undefined)[] => [
  plugin,
  ...[...plugin.declared.requires, ...plugin.declared.uses].map(({ name }) =>
    plugins.find((other) => other.name === name),
  ),
];
