import type { AnyStateMachine } from "xstate";
import { arrowText, type Diagram, type DiagramArrow, type DiagramState, noteText, toDiagram } from "./diagram.js";

/** The machine as a Mermaid state diagram; scopes, windows, calls and published events are written into the states. */
export function toMermaid(machine: AnyStateMachine): string {
  const diagram = toDiagram(machine);
  const drawing: Drawing = { diagram, ids: identify(diagram), blocks: arrowsByBlock(diagram.arrows) };
  const root = diagram.states[0] as DiagramState;
  // The root is a box of its own only where it says something: a scope, an action or a transition.
  const speaks = root.notes.length > 0 || diagram.arrows.some(({ from }) => from === root.path);
  const body = speaks ? drawState(root, drawing) : drawInside(root, drawing);
  return ["stateDiagram-v2", ...body.map((line) => `  ${line}`), ""].join("\n");
}

interface Drawing {
  readonly diagram: Diagram;
  readonly ids: ReadonlyMap<string, string>;
  /** Arrows by the path of the block they stand in; outside all of them, by null. */
  readonly blocks: ReadonlyMap<string | null, readonly DiagramArrow[]>;
}

function drawState(state: DiagramState, drawing: Drawing): string[] {
  const id = drawing.ids.get(state.path) as string;
  const title = safe(state.title);
  const notes = state.notes.map(noteText).map(safe);
  if (state.kind !== "compound") return [`state "${title}" as ${id}`, ...notes.map((note) => `${id} : ${note}`)];
  // A box shows one line only.
  const inside = drawInside(state, drawing).map((line) => `  ${line}`);
  const outside = state.parent === null ? drawArrows(null, drawing) : [];
  return [`state "${[title, ...notes].join(" | ")}" as ${id} {`, ...inside, "}", ...outside];
}

function drawInside({ path, initial }: DiagramState, drawing: Drawing): string[] {
  const children = drawing.diagram.states.filter(({ parent }) => parent === path);
  const finals = children.filter(({ kind }) => kind === "final");
  return [
    ...children.flatMap((child) => drawState(child, drawing)),
    `[*] --> ${drawing.ids.get(initial as string)}`,
    ...drawArrows(path, drawing),
    ...finals.map((child) => `${drawing.ids.get(child.path)} --> [*]`),
  ];
}

const drawArrows = (block: string | null, { ids, blocks }: Drawing): string[] =>
  (blocks.get(block) ?? []).map(
    (arrow) => `${ids.get(arrow.from)} --> ${ids.get(arrow.to)} : ${safe(arrowText(arrow))}`,
  );

// Mermaid gives a state to the block that mentions it first, so an arrow stands in the innermost block around both its ends.
function arrowsByBlock(arrows: readonly DiagramArrow[]): ReadonlyMap<string | null, readonly DiagramArrow[]> {
  const blocks = new Map<string | null, DiagramArrow[]>();
  for (const arrow of arrows) {
    const block = around(arrow.from).find((path) => path !== arrow.to && around(arrow.to).includes(path)) ?? null;
    blocks.set(block, [...(blocks.get(block) ?? []), arrow]);
  }
  return blocks;
}

/** The paths around a path, innermost first. */
function around(path: string): readonly string[] {
  if (path === "") return [];
  const keys = path.split(".");
  return keys.map((_, at) => keys.slice(0, keys.length - 1 - at).join("."));
}

// Words that begin a statement in Mermaid's grammar.
const RESERVED = ["state", "note", "class", "classDef", "style", "click", "direction", "scale", "hide", "end", "as"];

function identify({ states }: Diagram): ReadonlyMap<string, string> {
  const taken = new Set(RESERVED);
  const ids = new Map<string, string>();
  for (const { path, title } of states) {
    let id = (path === "" ? title : path).replace(/[^A-Za-z0-9_]/g, "_");
    while (taken.has(id)) id += "_";
    taken.add(id);
    ids.set(path, id);
  }
  return ids;
}

// A quote ends a title, a semicolon a statement, and a double colon a label.
const safe = (text: string): string => text.replaceAll('"', "'").replaceAll(";", ",").replaceAll("::", ": :");
