import { cloneFiles } from "./in-clone.js";
import { type NewFiles, within } from "./new-files.js";
import { IN_CLONE, outsideOf, type PluginOrder } from "./order.js";
import { outsideFiles } from "./outside.js";
import { pluginFolder } from "./plugin-folders.js";
import { pluginShown, pluginSources } from "./plugin-sources.js";

/** A plugin as a package of the repository. */
export function newPlugin(order: PluginOrder): NewFiles {
  const folder = pluginFolder(order.game.id, order.name);
  return {
    ...cloneFiles(folder, order, pluginShown(order, `@riposte/${order.name}`)),
    ...within(folder, pluginSources(order, IN_CLONE)),
  };
}

/** A plugin as a package of its own. */
export const ownPlugin = (order: PluginOrder): NewFiles => ({
  ...outsideFiles(order, pluginShown(order, order.name)),
  ...pluginSources(order, outsideOf(order)),
});
