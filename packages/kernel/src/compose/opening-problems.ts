import { didYouMean } from "@riposte/words";
import type { AnyPlugin } from "../declare/define.js";
import type { Effect } from "../declare/ownership.js";
import { KERNEL_QUESTIONS } from "../engine/kernel-ops.js";
import type { Machine } from "../flow/registry.js";
import { configOf, listOf, type StateConfig } from "../flow/state-config.js";
import { type Kind, NAMES_OF } from "./names-of.js";
import { reachOf } from "./reach.js";
import { effectsIn } from "./wired.js";

/** Names in machines and in abilities as data that no plugin declares, and scopes that no machine opens. */
export function openingProblems(plugins: readonly AnyPlugin[]): readonly string[] {
  return plugins.flatMap((plugin) => [
    ...namesInMachines(plugin).flatMap(({ where, kind, name }) => unknown(plugins, plugin, where, kind, name)),
    ...unopened(plugin),
    ...namesInAbilities(plugin).flatMap(({ where, kind, name }) => unknown(plugins, plugin, where, kind, name)),
  ]);
}

interface Said {
  readonly where: string;
  readonly kind: Kind;
  readonly name: unknown;
}

function unknown(plugins: readonly AnyPlugin[], plugin: AnyPlugin, where: string, kind: Kind, name: unknown): string[] {
  const reach = reachOf(plugin, plugins);
  const owned = reach.flatMap((other) => (other === undefined ? [] : NAMES_OF[kind](other)));
  const known = kind === "question" ? [...owned, ...Object.keys(KERNEL_QUESTIONS)] : owned;
  if (typeof name !== "string" || name.startsWith("kernel:") || known.includes(name)) return [];
  const isPartial = reach.includes(undefined);
  const meant = didYouMean(name, known);
  if (isPartial && meant === "") return [];
  return [
    `Plugin "${plugin.name}", ${where}: neither it nor a plugin it requires declares the ${kind} "${name}".${meant || " Declare it, require its owner, or correct the name."}`,
  ];
}

/** A scope that no machine opens is one that nothing can last for. */
const unopened = (plugin: AnyPlugin): readonly string[] => {
  const opened = namesInMachines(plugin).flatMap(({ kind, name }) => (kind === "scope" ? [name] : []));
  return plugin.declared.scopes
    .filter((scope) => !opened.includes(scope))
    .map(
      (scope) =>
        `Plugin "${plugin.name}" declares the scope "${scope}", which no machine of it opens. Write meta: { scope: "${scope}" } on a state, or leave it out.`,
    );
};

const namesInMachines = ({ behaviour }: AnyPlugin): readonly Said[] =>
  [...Object.entries(behaviour.procedures ?? {}), ...Object.entries(behaviour.instead ?? {})].flatMap(
    ([procedure, machine]) => namesInState(configOf(machine as Machine), `procedure "${procedure}"`),
  );

function namesInState(config: StateConfig, where: string): readonly Said[] {
  const { scope, window } = config.meta ?? {};
  const actions = [config.entry, config.exit, ...Object.values(config.on ?? {}).flatMap(actionsOn)].flatMap(listOf);
  return [
    ...(scope === undefined ? [] : [{ where, kind: "scope" as const, name: scope }]),
    ...(window === undefined ? [] : [{ where, kind: "window" as const, name: window }]),
    ...actions.flatMap((action) => namesInAction(action, where)),
    ...Object.entries(config.states ?? {}).flatMap(([state, inner]) =>
      namesInState(inner, `${where}, state "${state}"`),
    ),
  ];
}

const actionsOn = (transitions: unknown): readonly unknown[] =>
  listOf(transitions).flatMap((one) => listOf((one as { readonly actions?: unknown } | undefined)?.actions));

function namesInAction(action: unknown, where: string): readonly Said[] {
  const { type, params } = (action ?? {}) as { readonly type?: unknown; readonly params?: Record<string, unknown> };
  if (type === "ask") return [{ where, kind: "question", name: params?.question }];
  if (type === "publish") return [{ where, kind: "event", name: params?.event }];
  return [];
}

const NAMED: Readonly<Record<string, readonly (readonly [string, Kind])[]>> = {
  "kernel:ask": [["question", "question"]],
  "kernel:window": [["window", "window"]],
  "kernel:last": [
    ["lasting", "lasting effect"],
    ["scope", "scope"],
  ],
  "kernel:call": [["procedure", "procedure"]],
};

const namesInAbilities = ({ behaviour }: AnyPlugin): readonly Said[] =>
  Object.entries(behaviour.abilities ?? {}).flatMap(([ability, { steps }]) =>
    (steps as readonly Effect[]).flatMap(effectsIn).flatMap((effect) =>
      (NAMED[effect.type] ?? []).map(([field, kind]) => ({
        where: `ability "${ability}"`,
        kind,
        name: (effect as unknown as Record<string, unknown>)[field],
      })),
    ),
  );
