import type { AnyStateMachine, AnyStateNode } from "xstate";
import { KernelError } from "../errors.js";
import { checkProcedure } from "./check.js";
import { DONE_EVENT, NEXT_EVENT } from "./executor.js";
import { instrument } from "./instrument.js";
import type { ActionFn, FlowRegistry, GuardFn } from "./registry.js";
import { type Edge, endsProcedure, initialLeaf, leavesOf, lineage, type Travel, travel } from "./travel.js";

/** One way on from one leaf, with everything it runs laid out in order. */
export interface Step {
  readonly guard: GuardFn | undefined;
  readonly guardParams: unknown;
  /** Exit, transition and entry actions; `params` runs beside it. */
  readonly actions: readonly ActionFn[];
  readonly params: readonly unknown[];
  readonly target: number;
  /** What may be taken at once afterwards: the `always` of the target, or the `onDone` around a final state. */
  readonly follow: readonly Step[];
}

/** A machine compiled to tables: leaves are names in saves and indices inside. */
export interface Procedure {
  readonly name: string;
  /** As authored. */
  readonly machine: AnyStateMachine;
  /** As executed: scopes, windows and calls are actions. */
  readonly instrumented: AnyStateMachine;
  readonly leaves: readonly string[];
  /** The same with the procedure's name before them: `turn.actions`, as views and logs tell where the flow stands. */
  readonly places: readonly string[];
  readonly leafIndex: ReadonlyMap<string, number>;
  /** The leaf is a top-level final state: a frame there is done. */
  readonly final: readonly boolean[];
  readonly events: readonly string[];
  readonly initial: Step;
  /** By leaf, then by event: candidates in the order they are tried. */
  readonly rows: readonly ReadonlyMap<string, readonly Step[]>[];
  /** The row's entry for `next`, which is nearly every event: found without a look-up. */
  readonly nexts: readonly (readonly Step[] | undefined)[];
  readonly actions: ReadonlyMap<string, ActionFn>;
  readonly guards: ReadonlyMap<string, GuardFn>;
  /** Names of the procedures it invokes. */
  readonly calls: readonly string[];
  /** By leaf: the id of its `invoke`, from which xstate names the done event. */
  readonly callIds: readonly (string | undefined)[];
}

/** Compiles one procedure, or throws FLOW_UNSUPPORTED with every problem, each naming its state. */
export function compileProcedure(name: string, machine: AnyStateMachine, registry: FlowRegistry): Procedure {
  const problems = checkProcedure(machine, registry);
  if (problems.length > 0) {
    const list = problems.map((problem) => `\n- ${problem}`).join("");
    throw new KernelError("FLOW_UNSUPPORTED", `Procedure "${name}" cannot be compiled:${list}`);
  }
  const instrumented = instrument(machine);
  const nodes = leavesOf(instrumented.root);
  const leaves = nodes.map((node) => node.path.join("."));
  const tables = buildTables(instrumented.root, nodes, registry);
  const events = [...new Set(tables.rows.flatMap((row) => [...row.keys()]))].sort();
  const calls = [...new Set(nodes.flatMap((node) => node.invoke.map((call) => String(call.src))))];
  const leafIndex = new Map(leaves.map((leaf, index) => [leaf, index]));
  const callIds = nodes.map((node) => node.invoke[0]?.id);
  const final = nodes.map(endsProcedure);
  const nexts = tables.rows.map((row) => row.get(NEXT_EVENT));
  const places = leaves.map((leaf) => `${name}.${leaf}`);
  return { name, machine, instrumented, leaves, places, leafIndex, final, events, calls, callIds, nexts, ...tables };
}

type Tables = Pick<Procedure, "initial" | "rows" | "actions" | "guards">;
type Named = string | { readonly type: string; readonly params?: unknown };

function buildTables(root: AnyStateNode, nodes: readonly AnyStateNode[], registry: FlowRegistry): Tables {
  const indexOf = new Map(nodes.map((node, index) => [node, index]));
  const actions = new Map<string, ActionFn>();
  const guards = new Map<string, GuardFn>();
  // Filled below, but known to the steps before: a step holds the list, not its contents at the time.
  const always: Step[][] = nodes.map(() => []);
  const done: Step[][] = nodes.map(() => []);

  const layOut = ({ exits, entries, leaf }: Travel, between: readonly unknown[], guard: unknown): Step => {
    const ending = endsProcedure(leaf) ? lineage(leaf).flatMap((node) => node.exit) : [];
    const run = [
      ...exits.flatMap((node) => node.exit),
      ...between,
      ...entries.flatMap((node) => node.entry),
      ...ending,
    ] as Named[];
    for (const action of run) actions.set(nameOf(action), registry.action(nameOf(action)) as ActionFn);
    if (guard !== undefined) guards.set(nameOf(guard as Named), registry.guard(nameOf(guard as Named)) as GuardFn);
    const target = indexOf.get(leaf) as number;
    const entersNestedFinal = leaf.type === "final" && !endsProcedure(leaf) && entries.includes(leaf);
    return {
      guard: guard === undefined ? undefined : guards.get(nameOf(guard as Named)),
      guardParams: guard === undefined ? undefined : paramsOf(guard as Named),
      actions: run.map((action) => actions.get(nameOf(action)) as ActionFn),
      params: run.map(paramsOf),
      target,
      follow: (entersNestedFinal ? done : always)[target] as Step[],
    };
  };
  const stepFrom = (leaf: AnyStateNode) => (edge: Edge & { actions: readonly unknown[]; guard?: unknown }) =>
    layOut(travel(leaf, edge), edge.actions, edge.guard);

  const rows = nodes.map((leaf, index) => {
    const row = new Map<string, Step[]>();
    if (endsProcedure(leaf)) return row;
    for (const node of lineage(leaf)) {
      always[index]?.push(...(node.always ?? []).map(stepFrom(leaf)));
      for (const [descriptor, edges] of node.transitions) {
        const event = eventOf(descriptor);
        if (event !== undefined) row.set(event, [...(row.get(event) ?? []), ...edges.map(stepFrom(leaf))]);
        else if (leaf.type === "final" && node === leaf.parent) done[index]?.push(...edges.map(stepFrom(leaf)));
      }
    }
    return row;
  });
  const first = initialLeaf(root);
  const initial = layOut({ exits: [], entries: lineage(first).reverse(), leaf: first }, [], undefined);
  return { initial, rows, actions, guards };
}

const nameOf = (named: Named): string => (typeof named === "string" ? named : named.type);
const paramsOf = (named: Named): unknown => (typeof named === "string" ? undefined : named.params);

// The two descriptors are xstate's documented names of the events behind `onDone`.
function eventOf(descriptor: string): string | undefined {
  if (descriptor.startsWith("xstate.done.state.")) return undefined;
  return descriptor.startsWith("xstate.done.actor.") ? DONE_EVENT : descriptor;
}
