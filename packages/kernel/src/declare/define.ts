import { didYouMean } from "@riposte/words";
import { KernelError } from "../errors.js";
import type { Behaviour } from "./behaviour.js";
import type { Declared } from "./declare.js";
import { KERNEL, type KernelStamp } from "./kernel-stamp.js";
import type { Ownership } from "./ownership.js";

/** Declaration and behaviour without their types, for code that treats all plugins alike. */
// biome-ignore lint/suspicious/noExplicitAny: the heterogeneous list of plugins is erased here, once
export type AnyDeclared = Declared<string, any, any, any, any, any, any, any, any, any, any, any>;

/** A plugin: one plain object that can be listed, drawn and checked without running it. */
export interface Plugin<O extends Ownership> {
  readonly name: O["name"];
  readonly version: string;
  readonly declared: AnyDeclared;
  /** The kernel that defined it. */
  readonly kernel: KernelStamp;
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
  for (const kind of ["effects", "questions", "procedures"] as const) checkNames(declared, kind, behaviour[kind] ?? {});
  return { name: declared.name, version: declared.version, declared, kernel: KERNEL, behaviour };
}

/** What is declared is defined, and nothing else. */
function checkNames(declared: AnyDeclared, kind: "effects" | "questions" | "procedures", defined: object): void {
  const missing = Object.keys(declared[kind]).filter((name) => !(name in defined));
  const extra = Object.keys(defined).filter((name) => !(name in declared[kind]));
  if (missing.length === 0 && extra.length === 0) return;
  const told = [
    ...(missing.length === 0 ? [] : [`declares ${list(missing)} without ${WANTS[kind]}`]),
    ...extra.map((name) => `defines "${name}" without declaring it.${didYouMean(name, missing)}`),
  ];
  throw new KernelError(
    "DECLARATION_INVALID",
    `Plugin "${declared.name}" ${told.join(" and ")}${extra.length > 0 ? "" : "."} Make declarePlugin and definePlugin name the same ${kind}.`,
  );
}

const WANTS = { effects: "a handler", questions: "what it asks", procedures: "a machine" } as const;

const list = (names: readonly string[]): string => names.map((name) => `"${name}"`).join(", ");
