import type { AnyStateMachine, AnyStateNode } from "xstate";
import { lineage } from "./travel.js";

/** The machine as a Mermaid state diagram; scopes, windows, calls and published events are written into the states. */
export function toMermaid(machine: AnyStateMachine): string {
  const { root } = machine;
  const drawing: Drawing = { ids: identify(root), edges: edgesByBlock(root) };
  // The root is a box of its own only where it says something: a scope, an action or a transition.
  const speaks = notesOf(root).length > 0 || arrowsOf(root).length > 0;
  const body = speaks ? drawState(root, drawing) : drawInside(root, drawing);
  return ["stateDiagram-v2", ...body.map((line) => `  ${line}`), ""].join("\n");
}

interface Arrow {
  readonly from: AnyStateNode;
  readonly to: AnyStateNode;
  readonly label: string;
}

interface Drawing {
  readonly ids: ReadonlyMap<AnyStateNode, string>;
  readonly edges: ReadonlyMap<AnyStateNode | undefined, readonly Arrow[]>;
}

function drawState(node: AnyStateNode, drawing: Drawing): string[] {
  const id = drawing.ids.get(node) as string;
  const title = safe(node.key);
  const notes = notesOf(node).map(safe);
  if (node.type !== "compound") return [`state "${title}" as ${id}`, ...notes.map((note) => `${id} : ${note}`)];
  // A box shows one line only.
  const inside = drawInside(node, drawing).map((line) => `  ${line}`);
  const outside = node.parent === undefined ? drawArrows(undefined, drawing) : [];
  return [`state "${[title, ...notes].join(" | ")}" as ${id} {`, ...inside, "}", ...outside];
}

function drawInside(node: AnyStateNode, drawing: Drawing): string[] {
  const children = Object.values(node.states) as AnyStateNode[];
  const initial = drawing.ids.get(node.initial.target[0] as AnyStateNode);
  const finals = children.filter((child) => child.type === "final").map((child) => `${drawing.ids.get(child)} --> [*]`);
  return [
    ...children.flatMap((child) => drawState(child, drawing)),
    `[*] --> ${initial}`,
    ...drawArrows(node, drawing),
    ...finals,
  ];
}

const drawArrows = (block: AnyStateNode | undefined, { ids, edges }: Drawing): string[] =>
  (edges.get(block) ?? []).map(({ from, to, label }) => `${ids.get(from)} --> ${ids.get(to)} : ${safe(label)}`);

// Mermaid gives a state to the block that mentions it first, so an arrow stands in the innermost block around both its ends.
function edgesByBlock(root: AnyStateNode): ReadonlyMap<AnyStateNode | undefined, readonly Arrow[]> {
  const blocks = new Map<AnyStateNode | undefined, Arrow[]>();
  for (const arrow of everyState(root).flatMap(arrowsOf)) {
    const block = lineage(arrow.from).find(
      (node) => node !== arrow.from && node !== arrow.to && lineage(arrow.to).includes(node),
    );
    blocks.set(block, [...(blocks.get(block) ?? []), arrow]);
  }
  return blocks;
}

function arrowsOf(node: AnyStateNode): Arrow[] {
  const onEvents = [...node.transitions].flatMap(([descriptor, edges]) =>
    edges.map((edge) => ({ edge, cause: descriptor.startsWith("xstate.done.") ? "done" : descriptor })),
  );
  const atOnce = (node.always ?? []).map((edge) => ({ edge, cause: "always" }));
  return [...onEvents, ...atOnce].map(({ edge, cause }) => {
    const guard = edge.guard === undefined ? "" : ` [${describe(edge.guard)}]`;
    const actions = edge.actions.length === 0 ? "" : ` / ${edge.actions.map(describe).join(", ")}`;
    const stays = edge.target === undefined ? " (stays)" : "";
    return { from: node, to: (edge.target?.[0] as AnyStateNode) ?? node, label: `${cause}${guard}${actions}${stays}` };
  });
}

/** What `meta` may say about a state; `abilities` are those that effects carry out while it lasts. */
interface Notes {
  readonly scope?: string;
  readonly window?: string;
  readonly abilities?: readonly string[];
}

function notesOf(node: AnyStateNode): string[] {
  const { scope, window, abilities = [] } = (node.meta ?? {}) as Notes;
  return [
    ...(scope === undefined ? [] : [`scope ${scope}`]),
    ...(window === undefined ? [] : [`window ${window}`]),
    ...(abilities.length === 0 ? [] : [`abilities ${abilities.join(", ")}`]),
    ...node.invoke.map((call) => `calls ${call.src}`),
    ...node.entry.map((action) => `${isVerb(action) ? "" : "entry "}${describe(action)}`),
    ...node.exit.map((action) => `exit ${describe(action)}`),
  ];
}

const isVerb = (action: unknown): boolean => ["publish", "ask"].includes((action as { type?: string }).type ?? "");

function describe(named: unknown): string {
  if (typeof named === "string") return named;
  const { type, params } = named as { type: string; params?: Readonly<Record<string, unknown>> };
  if (type === "publish") return `publishes ${params?.event}`;
  if (type === "ask") return `asks ${params?.question}`;
  const values = Object.entries(params ?? {}).map(
    ([key, value]) => `${key} ${typeof value === "string" ? value : JSON.stringify(value)}`,
  );
  return values.length === 0 ? type : `${type}(${values.join(", ")})`;
}

// Words that begin a statement in Mermaid's grammar.
const RESERVED = ["state", "note", "class", "classDef", "style", "click", "direction", "scale", "hide", "end", "as"];

function identify(root: AnyStateNode): ReadonlyMap<AnyStateNode, string> {
  const taken = new Set(RESERVED);
  const ids = new Map<AnyStateNode, string>();
  for (const node of everyState(root)) {
    const path = node.parent === undefined ? [node.key] : node.path;
    let id = path.join("_").replace(/[^A-Za-z0-9_]/g, "_");
    while (taken.has(id)) id += "_";
    taken.add(id);
    ids.set(node, id);
  }
  return ids;
}

const everyState = (node: AnyStateNode): AnyStateNode[] => [
  node,
  ...(Object.values(node.states) as AnyStateNode[]).flatMap(everyState),
];

// A quote ends a title, a semicolon a statement, and a double colon a label.
const safe = (text: string): string => text.replaceAll('"', "'").replaceAll(";", ",").replaceAll("::", ": :");
