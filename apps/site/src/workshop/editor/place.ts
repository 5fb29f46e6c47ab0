import { syntaxTree } from "@codemirror/language";
import type { EditorState } from "@codemirror/state";
import type { SyntaxNode } from "@lezer/common";
import type { Problem } from "./problems.js";
import type { Path } from "./schema-at.js";

/** Where in a JSON text something stands. */
export interface Place {
  /** The value it belongs to: for the name of a field, the object around it. */
  readonly path: Path;
  readonly isName: boolean;
  readonly from: number;
  readonly to: number;
}

/** The place of a position in the text, however unfinished. */
export function placeAt(state: EditorState, position: number): Place {
  let node: SyntaxNode | null = syntaxTree(state).resolveInner(position, -1);
  // behind a quote that was just typed, an error may lie around the word
  if (node.name === "⚠" && node.parent !== null) node = node.parent;
  const isName = node.name === "PropertyName";
  const path: (string | number)[] = [];
  const start = node;
  for (let at: SyntaxNode | null = isName ? (node.parent?.parent ?? null) : node; at !== null; at = at.parent) {
    const { parent } = at;
    if (parent?.name === "Property" && at.name !== "PropertyName") path.unshift(nameOf(state, parent));
    else if (at.name === "Property" && at === start) path.unshift(nameOf(state, at));
    else if (parent?.name === "Array") path.unshift(indexIn(parent, at));
  }
  return { path, isName: isName || start.name === "Object", from: start.from, to: start.to };
}

/** Where a path leads in the text: the value, or the name of a field that is not expected. */
function rangeOf(state: EditorState, path: Path, key?: string): { readonly from: number; readonly to: number } {
  let node: SyntaxNode | null = syntaxTree(state).topNode.firstChild;
  let last = node;
  for (const step of path) {
    node = node === null ? null : typeof step === "number" ? childAt(node, step) : valueIn(state, node, step);
    if (node === null) break;
    last = node;
  }
  const named = key === undefined || last === null ? null : propertyOf(state, last, key);
  const shown = named?.firstChild ?? last;
  if (shown === null || shown === undefined) return { from: 0, to: 0 };
  // a whole object would be a page of red: its first line is enough
  const { from, to } = shown;
  return { from, to: Math.min(to, Math.max(from, state.doc.lineAt(from).to)) };
}

/** Where a problem stands: where reading stopped, the word that is to be another one, or the value it is about. */
export function placeOf(state: EditorState, problem: Problem): { readonly from: number; readonly to: number } {
  if (problem.isBroken) return brokenAt(state);
  const range = rangeOf(state, problem.path, problem.key);
  const word = problem.remedy === undefined ? "" : `"${problem.remedy.written}"`;
  const at = word === "" ? -1 : state.doc.toString().indexOf(word, range.from);
  return at < 0 ? range : { from: at, to: at + word.length };
}

function brokenAt(state: EditorState): { readonly from: number; readonly to: number } {
  let found: { readonly from: number; readonly to: number } | null = null;
  syntaxTree(state).iterate({
    enter({ type, from, to }) {
      if (type.isError && found === null) found = { from, to };
    },
  });
  const { from, to } = found ?? { from: state.doc.length, to: state.doc.length };
  // where something is missing, the word before it is what can be seen
  return from < to ? { from, to } : { from: Math.max(0, from - 1), to: from };
}

function nameOf(state: EditorState, property: SyntaxNode): string {
  const name = property.getChild("PropertyName");
  return name === null ? "" : state.sliceDoc(name.from, name.to).replaceAll('"', "");
}

const VALUES = new Set(["Object", "Array", "String", "Number", "True", "False", "Null"]);

function indexIn(array: SyntaxNode, child: SyntaxNode): number {
  let index = 0;
  for (let at = array.firstChild; at !== null && at.from < child.from; at = at.nextSibling)
    if (VALUES.has(at.name)) index += 1;
  return index;
}

function childAt(array: SyntaxNode, index: number): SyntaxNode | null {
  let left = index;
  for (let at = array.firstChild; at !== null; at = at.nextSibling)
    if (VALUES.has(at.name)) {
      if (left === 0) return at;
      left -= 1;
    }
  return null;
}

function propertyOf(state: EditorState, object: SyntaxNode, name: string): SyntaxNode | null {
  return object.getChildren("Property").find((property) => nameOf(state, property) === name) ?? null;
}

const valueIn = (state: EditorState, object: SyntaxNode, name: string): SyntaxNode | null =>
  propertyOf(state, object, name)?.lastChild ?? null;
