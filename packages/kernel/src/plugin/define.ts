import { KernelError } from "../errors.js";
import type { Behaviour } from "./behaviour.js";
import type { Declared } from "./declare.js";
import type { Ownership } from "./ownership.js";

/** Declaration and behaviour without their types, for code that treats all plugins alike. */
// biome-ignore lint/suspicious/noExplicitAny: the heterogeneous list of plugins is erased here, once
export type AnyDeclared = Declared<string, any, any, any, any, any, any, any>;

/** A plugin: one plain object that can be listed, drawn and checked without running it. */
export interface Plugin<O extends Ownership> {
  readonly name: O["name"];
  readonly version: string;
  readonly declared: AnyDeclared;
  // biome-ignore lint/suspicious/noExplicitAny: handlers are erased; their types were checked by definePlugin
  readonly behaviour: Behaviour<any>;
  readonly _owns?: O;
}

// biome-ignore lint/suspicious/noExplicitAny: a list of plugins has no common ownership
export type AnyPlugin = Plugin<any>;

/**
 * Joins a declaration with its behaviour.
 *
 * @example
 * export interface Surge extends Owns<typeof declared> {}
 * export const surge = definePlugin<Surge>(declared, { effects: { "surge:spend": spend } });
 */
export function definePlugin<O extends Ownership>(
  declared: AnyDeclared & { readonly name: O["name"] },
  behaviour: Behaviour<O>,
): Plugin<O> {
  const missing = Object.keys(declared.effects).filter((effect) => !(effect in behaviour.effects));
  const extra = Object.keys(behaviour.effects).filter((effect) => !(effect in declared.effects));
  if (missing.length > 0 || extra.length > 0) {
    throw new KernelError(
      "DECLARATION_INVALID",
      `Plugin "${declared.name}" ${missing.length > 0 ? `declares ${list(missing)} without a handler` : ""}${
        missing.length > 0 && extra.length > 0 ? " and " : ""
      }${extra.length > 0 ? `handles ${list(extra)} without declaring it` : ""}. Make declarePlugin and definePlugin name the same effects.`,
    );
  }
  return { name: declared.name, version: declared.version, declared, behaviour };
}

const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
