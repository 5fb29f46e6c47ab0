import { ended } from "@riposte/words";
import type { AnyStateMachine } from "xstate";
import { checkActions, checkTransitions, type Report } from "./check-names.js";
import { checkRest } from "./check-rest.js";
import { KERNEL_ACTIONS } from "./instrument.js";
import { isPlainJSON } from "./plain-json.js";
import type { FlowRegistry } from "./registry.js";
import { configOf, isLeafConfig, listOf, type StateConfig } from "./state-config.js";

/** Every reason why a machine is outside the supported subset, each naming its state and what to write instead. */
export function checkProcedure(machine: AnyStateMachine, registry: FlowRegistry): readonly string[] {
  const problems: string[] = [];
  checkStubs(machine, reporter(problems, []));
  checkState(configOf(machine), [], registry, problems);
  return [...problems, ...checkRest(machine)];
}

const KNOWN = "id type initial states on always entry exit invoke onDone meta description tags".split(" ");
const KNOWN_AT_ROOT = ["version", "types", "schemas"];
const ADVICE: Readonly<Record<string, string>> = {
  after: "uses `after`, but a match has no clock; wait for an event such as `next`",
  history: "is a history state; name the target state instead",
  context: "has context; keep data in a slice or in the frame's variables",
  output: "has output; let an action write the result to the frame's variables or queue an effect",
  route: "uses `route`; write an ordinary `on` transition",
};

function checkState(config: StateConfig, path: readonly string[], registry: FlowRegistry, problems: string[]): void {
  const report = reporter(problems, path);
  checkKeys(config, path, report);
  checkKind(config, path, report);
  checkActions(config.entry, "entry", registry, report);
  checkActions(config.exit, "exit", registry, report);
  for (const [event, transitions] of Object.entries(config.on ?? {})) {
    checkEventName(event, report);
    checkTransitions(transitions, `on.${event}`, registry, report);
  }
  if (config.always !== undefined) checkAlways(config, registry, report);
  if (config.onDone !== undefined) checkTransitions(config.onDone, "onDone", registry, report);
  if (config.invoke !== undefined) checkInvoke(config, registry, report);
  if (config.meta !== undefined) checkMeta(config, registry, report);
  for (const [key, child] of Object.entries(config.states ?? {})) checkState(child, [...path, key], registry, problems);
}

function checkKeys(config: StateConfig, path: readonly string[], report: Report): void {
  for (const [key, value] of Object.entries(config)) {
    if (value === undefined || KNOWN.includes(key) || (path.length === 0 && KNOWN_AT_ROOT.includes(key))) continue;
    if (key === "history" && config.type === "history") continue;
    if (key === "context" && isPlainJSON(value) && Object.keys(value as object).length === 0) continue;
    report(ADVICE[key] ?? `has \`${key}\`, which procedures do not support; remove it`);
  }
  if (path.at(-1)?.includes(".")) report("has a dot in its name; leaf names are dotted paths, use a dash");
}

function checkKind(config: StateConfig, path: readonly string[], report: Report): void {
  const leaf = isLeafConfig(config);
  if (config.type === "parallel") report("is parallel; call a second procedure or keep the second part in a slice");
  if (config.type === "history") report(ADVICE.history as string);
  if (leaf && path.length === 0) report("has no states; a procedure needs at least one");
  if (!leaf && typeof config.initial !== "string")
    report("needs `initial` as a name; put actions into the child's entry");
  if (config.type === "final") {
    const extra = ["on", "always", "invoke", "states"].filter((key) => config[key] !== undefined);
    if (config.meta?.window !== undefined) extra.push("meta.window");
    for (const key of extra) report(`is final and has \`${key}\`; use a state before it, or the parent's onDone`);
  }
  if (config.onDone === undefined) return;
  const children = Object.values(config.states ?? {});
  if (path.length === 0) report("has `onDone`, which never fires there; use the caller's invoke.onDone");
  else if (!children.some((child) => child.type === "final")) report("has `onDone` but no final child; add one");
}

function checkEventName(event: string, report: Report): void {
  if (event === "*" || event.endsWith(".*")) report(`listens to the wildcard "${event}"; name each event`);
  else if (event === "done") report('listens to "done", which is the end of a call; write invoke.onDone');
  else if (event.startsWith("xstate.")) report(`listens to xstate's own "${event}"; write onDone or invoke.onDone`);
}

function checkAlways(config: StateConfig, registry: FlowRegistry, report: Report): void {
  checkTransitions(config.always, "always", registry, report);
  const instead = "move it into a state of its own, or branch with on: { next: [...] }";
  if (listOf(config.entry).length > 0) report(`has \`always\` and entry actions; ${instead}`);
  if (config.meta?.scope !== undefined) report(`has \`always\` and meta.scope; ${instead}`);
  if (config.meta?.window !== undefined) report(`has \`always\` and meta.window; ${instead}`);
  if (config.invoke !== undefined) report(`has \`always\` and invoke; ${instead}`);
  for (const transition of listOf(config.always)) {
    const target =
      typeof transition === "string" ? transition : (transition as { target?: unknown } | undefined)?.target;
    if (target === undefined)
      report("has `always` without a target; put its actions on the transition that comes here");
  }
}

function checkInvoke(config: StateConfig, registry: FlowRegistry, report: Report): void {
  const calls = listOf(config.invoke) as readonly Readonly<Record<string, unknown>>[];
  if (!isLeafConfig(config)) report("invokes a procedure but has child states; invoke from a leaf");
  if (calls.length > 1) report("invokes more than one procedure; use one state for each");
  if (config.meta?.window !== undefined) report("is a window and invokes a procedure; use one state for each");
  needKernel(KERNEL_ACTIONS.call, registry, report);
  for (const { src, input, onDone, ...rest } of calls) {
    if (typeof src !== "string") report('invokes logic that is not a procedure\'s name; invoke: { src: "name" }');
    else if (!registry.hasProcedure(src)) report(`invokes "${src}", but no procedure has that name`);
    if (input !== undefined && !isPlainJSON(input))
      report("invokes with an input that is not plain JSON; write it out");
    if (onDone !== undefined) checkTransitions(onDone, "invoke.onDone", registry, report);
    for (const key of Object.keys(rest)) {
      if (key !== "id" && rest[key] !== undefined)
        report(`has invoke.${key}, which procedures do not support; remove it`);
    }
  }
}

function checkMeta(config: StateConfig, registry: FlowRegistry, report: Report): void {
  const { scope, window } = config.meta ?? {};
  if (!isPlainJSON(config.meta)) report("has meta that is not plain JSON; write it out");
  for (const [key, value] of Object.entries({ scope, window })) {
    if (value !== undefined && (typeof value !== "string" || value === "")) report(`needs a name as meta.${key}`);
  }
  if (window !== undefined && !isLeafConfig(config)) report("is a window but has child states; mark a leaf");
  if (window !== undefined) needKernel(KERNEL_ACTIONS.window, registry, report);
  if (scope !== undefined) needKernel(KERNEL_ACTIONS.scopeOpen, registry, report);
  if (scope !== undefined) needKernel(KERNEL_ACTIONS.scopeClose, registry, report);
}

function needKernel(name: string, registry: FlowRegistry, report: Report): void {
  if (registry.action(name) === undefined) report(`needs the action "${name}"; the flow registry must supply it`);
}

// The stubs in setup() are never run, so one that does something would be silently lost.
function checkStubs(machine: AnyStateMachine, report: Report): void {
  const { actions, guards } = machine.implementations;
  for (const [name, stub] of Object.entries({ ...actions, ...guards })) {
    const builtIn = typeof stub !== "function" || "resolve" in stub || "check" in stub;
    if (builtIn) report(`has setup() define "${name}" by an xstate creator; leave an empty stub and register it`);
  }
}

const reporter =
  (problems: string[], path: readonly string[]): Report =>
  (problem) => {
    problems.push(`${path.length === 0 ? "the root" : `state "${path.join(".")}"`} ${ended(problem)}`);
  };
