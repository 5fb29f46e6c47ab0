import type { AnyPlugin } from "@riposte/kernel/run";
import { describe, test } from "vitest";
import { type ContractOptions, contractOf } from "./contract/contract.js";

/**
 * Proves with vitest that a plugin keeps the contract all plugins share.
 *
 * @example
 * describePlugin(surge, { game: [base, surge] });
 */
export function describePlugin(plugin: AnyPlugin, options: ContractOptions = {}): void {
  describe(`the plugin ${plugin.name}`, () => {
    for (const { title, check } of contractOf(plugin, options)) test(title, check);
  });
}
