import type { AnyStateMachine, AnyStateNode } from "xstate";
import { endsProcedure, initialLeaf, leavesOf, lineage, travel } from "./travel.js";

/** Every reason why a machine might not come to rest, or not where its start says: `always` and `onDone` in the wrong places. */
export function checkRest(machine: AnyStateMachine): readonly string[] {
  const leaves = leavesOf(machine.root);
  const nodes = [...new Set(leaves.flatMap(lineage))];
  // Where a leaf leads is only defined with one active child in each state.
  if (nodes.some((node) => node.type === "parallel" || node.type === "history")) return [];
  if (nodes.some((node) => node.type === "compound" && node.initial.target[0] === undefined)) return [];
  return [
    ...nodes.filter(targetsRoot).map((node) => `${called(node)} targets the root; name the state to start again from.`),
    ...startProblems(initialLeaf(machine.root)),
    ...leaves.flatMap(finalProblems),
    ...cycles(leaves),
  ];
}

function targetsRoot(node: AnyStateNode): boolean {
  const edges = [...[...node.transitions.values()].flat(), ...(node.always ?? [])];
  return edges.some((edge) => edge.target?.some((target) => (target as AnyStateNode).parent === undefined));
}

// On start xstate runs guards before the entry actions it has deferred; on send after them. So nothing may be guarded there.
function startProblems(leaf: AnyStateNode): string[] {
  const instead = "the procedure starts there; begin in a state that waits for `next`";
  const early = lineage(leaf).filter((node) => node.always !== undefined);
  const problems = early.map((node) => `${called(node)} has \`always\`, but ${instead}.`);
  if (doneEdges(leaf).length > 0) problems.push(`${called(leaf)} is final inside a state with onDone, but ${instead}.`);
  return problems;
}

function finalProblems(leaf: AnyStateNode): string[] {
  if (leaf.type !== "final") return [];
  const around = lineage(leaf).filter((node) => node !== leaf && node.always !== undefined);
  return around.map(
    (node) =>
      `${called(node)} has \`always\` around the final state "${leaf.path.join(".")}"; guard its onDone instead.`,
  );
}

function cycles(leaves: readonly AnyStateNode[]): string[] {
  const problems: string[] = [];
  const settled = new Set<AnyStateNode>();
  const visit = (leaf: AnyStateNode, trail: readonly AnyStateNode[]): void => {
    const since = trail.indexOf(leaf);
    if (since >= 0) {
      const loop = [...trail.slice(since), leaf].map((node) => node.path.join(".")).join(" -> ");
      problems.push(
        `${called(leaf)} is on a cycle of \`always\` or onDone (${loop}); break it with on: { next: ... }.`,
      );
    } else if (!settled.has(leaf)) {
      for (const next of onward(leaf)) visit(next, [...trail, leaf]);
      settled.add(leaf);
    }
  };
  for (const leaf of leaves) visit(leaf, []);
  return problems;
}

/** The leaves a leaf may lead to at once, whatever the guards say. */
function onward(leaf: AnyStateNode): AnyStateNode[] {
  if (endsProcedure(leaf)) return [];
  const edges = [...lineage(leaf).flatMap((node) => node.always ?? []), ...doneEdges(leaf)];
  return edges.filter((edge) => edge.target !== undefined).map((edge) => travel(leaf, edge).leaf);
}

function doneEdges(leaf: AnyStateNode) {
  const { parent } = leaf;
  if (leaf.type !== "final" || parent === undefined) return [];
  return parent.transitions.get(`xstate.done.state.${parent.id}`) ?? [];
}

const called = (node: AnyStateNode): string =>
  node.parent === undefined ? "the root" : `state "${node.path.join(".")}"`;
