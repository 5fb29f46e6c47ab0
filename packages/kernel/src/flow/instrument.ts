import type { AnyStateMachine } from "xstate";
import { deepFreeze } from "../values/frozen.js";
import { isLeafConfig, listOf, machineOf, type StateConfig, toJSON } from "./state-config.js";

/** Names the kernel adds to a machine; authors write `meta` and `invoke` instead. */
export const KERNEL_ACTIONS = {
  scopeOpen: "kernel.scope-open",
  scopeClose: "kernel.scope-close",
  window: "kernel.window",
  call: "kernel.call",
} as const;

/** The machine that is executed: scopes, windows and calls become ordinary entry and exit actions, so no executor knows them. */
export function instrument(machine: AnyStateMachine): AnyStateMachine {
  return machineOf(instrumentState(toJSON(machine), []));
}

function instrumentState(config: StateConfig, path: readonly string[]): StateConfig {
  const entry = [...listOf(config.entry)];
  const exit = [...listOf(config.exit)];
  const scope = config.meta?.scope;
  if (scope !== undefined) {
    entry.unshift({ type: KERNEL_ACTIONS.scopeOpen, params: { scope } });
    exit.push({ type: KERNEL_ACTIONS.scopeClose, params: { scope } });
  }
  const window = config.meta?.window;
  if (window !== undefined) entry.push({ type: KERNEL_ACTIONS.window, params: { window } });
  const call = listOf(config.invoke)[0] as { id?: string; src: string; input?: unknown } | undefined;
  if (call !== undefined) {
    const params = { procedure: call.src, ...(call.input !== undefined && { input: call.input }) };
    entry.push({ type: KERNEL_ACTIONS.call, params });
  }
  return {
    ...config,
    // Params are shared by every run of the action: a handler that writes to them must fail at once.
    entry: deepFreeze(entry),
    exit: deepFreeze(exit),
    // An explicit id, so that the name of the done event does not hang on how xstate makes up ids.
    ...(call !== undefined && { invoke: { ...call, id: call.id ?? path.join("/") } }),
    ...(!isLeafConfig(config) && { states: instrumentChildren(config, path) }),
  };
}

function instrumentChildren(config: StateConfig, path: readonly string[]): Record<string, StateConfig> {
  const children = Object.entries(config.states ?? {});
  return Object.fromEntries(children.map(([key, child]) => [key, instrumentState(child, [...path, key])]));
}
