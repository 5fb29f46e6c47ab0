import { type AnyPlugin, composeList } from "@riposte/kernel/run";
import type { ContractOptions } from "./contract/contract.js";
import { describePlugin } from "./describe-plugin.js";
import { describeProcedures } from "./describe-procedures.js";

/**
 * Proves the contract of each plugin of a game, with every set-up its schema leaves open, and that its machines run alike everywhere.
 *
 * @example
 * describeGame([harbour]);
 */
export function describeGame(plugins: readonly AnyPlugin[], options: Omit<ContractOptions, "game"> = {}): void {
  for (const plugin of plugins) describePlugin(plugin, { ...options, game: plugins });
  describeProcedures(composeList(plugins));
}
