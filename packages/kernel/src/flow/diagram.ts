import type { AnyStateMachine, AnyStateNode } from "xstate";

/** A machine as plain data for drawing: states in document order, parents before children. */
export interface Diagram {
  readonly id: string;
  readonly states: readonly DiagramState[];
  readonly arrows: readonly DiagramArrow[];
}

export interface DiagramState {
  /** Keys from the root down, joined with dots: the name a leaf has in saves. The root's is empty. */
  readonly path: string;
  readonly parent: string | null;
  readonly title: string;
  readonly kind: "compound" | "atomic" | "final";
  /** The path of the child that is entered first. */
  readonly initial: string | null;
  readonly notes: readonly DiagramNote[];
}

/** Something a state does or stands for; `name` is a window, a scope, a procedure, an event, a question, an effect or an action. */
export interface DiagramNote {
  readonly kind: "scope" | "window" | "abilities" | "calls" | "publishes" | "asks" | "queues" | "entry" | "exit";
  readonly name: string;
}

export interface DiagramArrow {
  readonly from: string;
  readonly to: string;
  /** The event, `done` or `always`. */
  readonly cause: string;
  readonly guard: string | null;
  readonly actions: readonly string[];
  /** Without a target: nothing is left or entered. */
  readonly stays: boolean;
  /** Its own state is left and entered again, where it leads there or into it. */
  readonly reenters: boolean;
}

/** Reads a machine once for diagrams, inspectors and exports. */
export function toDiagram(machine: AnyStateMachine): Diagram {
  const nodes = everyState(machine.root);
  return { id: machine.id, states: nodes.map(stateOf), arrows: nodes.flatMap(arrowsOf) };
}

/** A note in words. */
export const noteText = ({ kind, name }: DiagramNote): string => `${kind} ${name}`;

/** An arrow's label in words. */
export const arrowText = ({ cause, guard, actions, stays }: Omit<DiagramArrow, "from" | "to" | "reenters">): string =>
  `${cause}${guard === null ? "" : ` [${guard}]`}${actions.length === 0 ? "" : ` / ${actions.join(", ")}`}${stays ? " (stays)" : ""}`;

const pathOf = (node: AnyStateNode): string => node.path.join(".");

const everyState = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(everyState),
];

function stateOf(node: AnyStateNode): DiagramState {
  const isCompound = node.type === "compound";
  return {
    path: pathOf(node),
    parent: node.parent === undefined ? null : pathOf(node.parent),
    title: node.key,
    kind: isCompound ? "compound" : node.type === "final" ? "final" : "atomic",
    initial: isCompound ? pathOf(node.initial.target[0] as AnyStateNode) : null,
    notes: notesOf(node),
  };
}

/** What `meta` may say about a state; `abilities` are those that effects carry out while it lasts. */
interface Meta {
  readonly scope?: string;
  readonly window?: string;
  readonly abilities?: readonly string[];
}

function notesOf(node: AnyStateNode): DiagramNote[] {
  const { scope, window, abilities = [] } = (node.meta ?? {}) as Meta;
  return [
    ...(scope === undefined ? [] : [{ kind: "scope", name: scope } as const]),
    ...(window === undefined ? [] : [{ kind: "window", name: window } as const]),
    ...(abilities.length === 0 ? [] : [{ kind: "abilities", name: abilities.join(", ") } as const]),
    ...node.invoke.map((call) => ({ kind: "calls", name: String(call.src) }) as const),
    ...node.entry.map((action) => noteOf(action, "entry")),
    ...node.exit.map((action) => noteOf(action, "exit")),
  ];
}

function noteOf(action: unknown, when: "entry" | "exit"): DiagramNote {
  const { type, params } = action as Named;
  if (when === "entry" && type === "publish") return { kind: "publishes", name: String(params?.event) };
  if (when === "entry" && type === "ask") return { kind: "asks", name: String(params?.question) };
  if (when === "entry" && type === "queue") return { kind: "queues", name: effectText(params) };
  return { kind: when, name: describe(action) };
}

function arrowsOf(node: AnyStateNode): DiagramArrow[] {
  const onEvents = [...node.transitions].flatMap(([descriptor, edges]) =>
    edges.map((edge) => ({ edge, cause: descriptor.startsWith("xstate.done.") ? "done" : descriptor })),
  );
  const atOnce = (node.always ?? []).map((edge) => ({ edge, cause: "always" }));
  return [...onEvents, ...atOnce].map(({ edge, cause }) => ({
    from: pathOf(node),
    to: pathOf((edge.target?.[0] as AnyStateNode | undefined) ?? node),
    cause,
    guard: edge.guard === undefined ? null : describe(edge.guard),
    actions: edge.actions.map(describe),
    stays: edge.target === undefined,
    reenters: edge.reenter,
  }));
}

interface Named {
  readonly type: string;
  readonly params?: Readonly<Record<string, unknown>>;
}

function describe(named: unknown): string {
  if (typeof named === "string") return named;
  const { type, params } = named as Named;
  if (type === "publish") return `publishes ${params?.event}`;
  if (type === "ask") return `asks ${params?.question}`;
  if (type === "queue") return `queues ${effectText(params)}`;
  return withValues(type, params);
}

const effectText = ({ type, ...fields }: Named["params"] = {}): string => withValues(String(type), fields);

function withValues(name: string, params: Named["params"] = {}): string {
  const values = Object.entries(params).map(
    ([key, value]) => `${key} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return values.length === 0 ? name : `${name}(${values.join(", ")})`;
}
