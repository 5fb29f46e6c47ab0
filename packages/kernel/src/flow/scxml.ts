import type { AnyStateMachine } from "xstate";
import { type Diagram, type DiagramArrow, type DiagramNote, type DiagramState, toDiagram } from "./diagram.js";

/** What SCXML has no word for stands in elements of this name space: what a state does, its scope and window. */
const OURS = "https://github.com/riposte-engine/riposte/scxml";

/** The machine as SCXML of the W3C, which editors and other interpreters read; guards and actions stand in it by name. */
export function toSCXML(machine: AnyStateMachine): string {
  const diagram = toDiagram(machine);
  const root = diagram.states[0] as DiagramState;
  const name = attribute("name", diagram.id);
  const initial = root.initial === null ? "" : attribute("initial", root.initial);
  const own = root.notes.length > 0 || diagram.arrows.some(({ from }) => from === root.path);
  // the element around all states has no transitions and does nothing itself: a root that does is a state within
  const inside = own ? stateLines(root, diagram) : childLines(root, diagram);
  const head = `<scxml xmlns="http://www.w3.org/2005/07/scxml" xmlns:riposte="${OURS}" version="1.0" datamodel="ecmascript"`;
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `${head}${name}${own ? attribute("initial", idOf(root, diagram)) : initial}>`,
    ...inside.map((line) => `  ${line}`),
    "</scxml>",
    "",
  ].join("\n");
}

const childLines = ({ path }: DiagramState, diagram: Diagram): string[] =>
  diagram.states.filter(({ parent }) => parent === path).flatMap((child) => stateLines(child, diagram));

function stateLines(state: DiagramState, diagram: Diagram): string[] {
  const tag = state.kind === "final" ? "final" : "state";
  const initial = state.initial === null ? "" : attribute("initial", state.initial);
  const inside = [
    ...doneAt("onentry", state.notes, ({ kind }) => !["exit", "calls", "scope", "window", "abilities"].includes(kind)),
    ...doneAt("onexit", state.notes, ({ kind }) => kind === "exit"),
    ...state.notes.filter(({ kind }) => kind === "calls").map(({ name }) => `<invoke${attribute("src", `#${name}`)}/>`),
    ...diagram.arrows.filter(({ from }) => from === state.path).flatMap((arrow) => arrowLines(arrow, diagram)),
    ...childLines(state, diagram),
  ];
  const about = (["scope", "window", "abilities"] as const).map((kind) => {
    const names = state.notes.filter((note) => note.kind === kind).map((note) => note.name);
    return names.length === 0 ? "" : attribute(`riposte:${kind}`, names.join(", "));
  });
  const open = `<${tag}${attribute("id", idOf(state, diagram))}${initial}${about.join("")}`;
  return inside.length === 0 ? [`${open}/>`] : [`${open}>`, ...inside.map((line) => `  ${line}`), `</${tag}>`];
}

function doneAt(tag: string, notes: readonly DiagramNote[], isThen: (note: DiagramNote) => boolean): string[] {
  const done = notes.filter(isThen).map(({ kind, name }) => `  <riposte:${kind}${attribute("name", name)}/>`);
  return done.length === 0 ? [] : [`<${tag}>`, ...done, `</${tag}>`];
}

function arrowLines(arrow: DiagramArrow, diagram: Diagram): string[] {
  const { from, to, cause, guard, actions, stays, reenters } = arrow;
  const event = cause === "always" ? "" : attribute("event", cause === "done" ? "done.invoke" : cause);
  const target = diagram.states.find(({ path }) => path === to) as DiagramState;
  const isWithin = from === "" || to.startsWith(`${from}.`);
  const leads = stays || (to === from && !reenters) ? "" : attribute("target", idOf(target, diagram));
  const type = leads !== "" && isWithin && !reenters ? ' type="internal"' : "";
  const open = `<transition${event}${guard === null ? "" : attribute("cond", guard)}${leads}${type}`;
  const done = actions.map((name) => `  <riposte:action${attribute("name", name)}/>`);
  return done.length === 0 ? [`${open}/>`] : [`${open}>`, ...done, "</transition>"];
}

const idOf = ({ path }: DiagramState, { id }: Diagram): string => (path === "" ? id : path).replace(/[^\w.-]/g, "_");

const attribute = (name: string, value: string): string => ` ${name}="${escaped(value)}"`;

const escaped = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
