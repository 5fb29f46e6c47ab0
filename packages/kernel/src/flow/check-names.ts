import { KERNEL_ACTIONS } from "./instrument.js";
import { isPlainJSON } from "./plain-json.js";
import type { FlowRegistry } from "./registry.js";
import { listOf } from "./state-config.js";

/** Takes one problem of the state at hand: a clause that follows the state's name. */
export type Report = (problem: string) => void;

const TRANSITION_KEYS = ["target", "guard", "actions", "reenter", "description", "meta"];
const ADDED_BY_KERNEL: readonly string[] = Object.values(KERNEL_ACTIONS);

/** Transitions must be plain data with at most one target, and names that exist. */
export function checkTransitions(transitions: unknown, where: string, registry: FlowRegistry, report: Report): void {
  if (transitions === undefined) report(`has \`${where}: undefined\`, which JSON drops; write {} to swallow the event`);
  for (const transition of listOf(transitions)) {
    if (typeof transition === "string") continue;
    if (typeof transition !== "object" || transition === null) {
      report(`has a transition at \`${where}\` that is not plain data; write { target, guard, actions }`);
      continue;
    }
    const { target, guard, actions, ...rest } = transition as Readonly<Record<string, unknown>>;
    if (listOf(target).length > 1) report(`has several targets at \`${where}\`; name one`);
    if (listOf(target).some((one) => typeof one !== "string"))
      report(`has a target at \`${where}\` that is not a name`);
    if (guard !== undefined) checkGuard(guard, where, registry, report);
    checkActions(actions, where, registry, report);
    for (const key of Object.keys(rest)) {
      if (rest[key] === undefined) continue;
      if (!TRANSITION_KEYS.includes(key))
        report(`has \`${key}\` at \`${where}\`, which procedures do not support; remove it`);
      else if (!isPlainJSON(rest[key])) report(`has \`${key}\` at \`${where}\` that is not plain JSON; write it out`);
    }
  }
}

/** Actions are registered names with static params. */
export function checkActions(actions: unknown, where: string, registry: FlowRegistry, report: Report): void {
  for (const action of listOf(actions)) {
    const name = checkNamed(action, "action", where, report);
    if (name === undefined) continue;
    if (ADDED_BY_KERNEL.includes(name))
      report(`names "${name}" at \`${where}\`; write meta or invoke, the kernel adds it`);
    else if (registry.action(name) === undefined)
      report(`names the unknown action "${name}" at \`${where}\`; register it`);
    else if (name === "queue") checkQueued(action, where, registry, report);
  }
}

function checkQueued(action: unknown, where: string, registry: FlowRegistry, report: Report): void {
  const problem = registry.effectProblem((action as { readonly params?: unknown }).params);
  if (problem !== undefined) report(`queues at \`${where}\` ${problem}`);
}

function checkGuard(guard: unknown, where: string, registry: FlowRegistry, report: Report): void {
  const name = checkNamed(guard, "guard", where, report);
  if (name !== undefined && registry.guard(name) === undefined) {
    report(`names the unknown guard "${name}" at \`${where}\`; register it`);
  }
}

function checkNamed(named: unknown, kind: "action" | "guard", where: string, report: Report): string | undefined {
  if (typeof named === "string") return named;
  if (typeof named === "function") {
    // xstate's creators return functions that carry their name, e.g. "xstate.assign".
    const creator = "type" in named ? `${String(named.type).replace("xstate.", "")}()` : "an inline function";
    report(`has ${creator} as ${kind} at \`${where}\`, which vanishes from JSON; register a named ${kind}`);
    return undefined;
  }
  const { type, params, ...rest } = (named ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof type !== "string") {
    report(`has an ${kind} without a name at \`${where}\`; write "name" or { type: "name", params }`);
    return undefined;
  }
  if (params !== undefined && !isPlainJSON(params)) {
    report(`gives ${kind} "${type}" params at \`${where}\` that are not plain JSON; write them out`);
  }
  for (const key of Object.keys(rest))
    report(`gives ${kind} "${type}" the field \`${key}\` at \`${where}\`; put it into params`);
  return type;
}
