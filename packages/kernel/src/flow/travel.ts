import type { AnyStateNode } from "xstate";

// The fields of StateNode used in flow/ (parent, path, type, initial, transitions, always, entry, exit, id) are typed but carry
// no promise of stability: xstate is pinned, and the walk and the fuzz in test/flow run on every bump.

/** What leaving one leaf by one transition does, by the algorithm of SCXML without parallel states. */
export interface Travel {
  /** Innermost first. */
  readonly exits: readonly AnyStateNode[];
  /** Outermost first. */
  readonly entries: readonly AnyStateNode[];
  readonly leaf: AnyStateNode;
}

/** The part of an xstate transition that decides where it goes. */
export interface Edge {
  readonly source: AnyStateNode;
  readonly target?: readonly AnyStateNode[] | undefined;
  readonly reenter: boolean;
}

/** Which states are left and entered when a transition is taken while `from` is the active leaf. */
export function travel(from: AnyStateNode, { source, target, reenter }: Edge): Travel {
  const to = target?.[0];
  if (to === undefined) return { exits: [], entries: [], leaf: from };
  const domain = domainOf(source, to, reenter);
  const leaf = initialLeaf(to);
  return {
    exits: lineage(from).filter((node) => isInside(node, domain)),
    entries: lineage(leaf)
      .filter((node) => isInside(node, domain))
      .reverse(),
    leaf,
  };
}

/** The leaf that is active once a state has been entered. */
export function initialLeaf(node: AnyStateNode): AnyStateNode {
  let leaf = node;
  while (leaf.type === "compound") leaf = leaf.initial.target[0] as AnyStateNode;
  return leaf;
}

/** A state and everything around it, innermost first. */
export function lineage(node: AnyStateNode): AnyStateNode[] {
  const nodes: AnyStateNode[] = [];
  for (let at: AnyStateNode | undefined = node; at !== undefined; at = at.parent) nodes.push(at);
  return nodes;
}

/** Every state without child states, in document order. */
export function leavesOf(node: AnyStateNode): AnyStateNode[] {
  const children = Object.values(node.states) as AnyStateNode[];
  return children.length === 0 ? [node] : children.flatMap(leavesOf);
}

/** True when reaching this leaf ends the procedure. */
export const endsProcedure = (leaf: AnyStateNode): boolean =>
  leaf.type === "final" && leaf.parent?.parent === undefined;

// The innermost state that stays active; undefined means that even the root is left and entered again.
function domainOf(source: AnyStateNode, to: AnyStateNode, reenter: boolean): AnyStateNode | undefined {
  if (!reenter && (to === source || isInside(to, source))) return source;
  return lineage(to).find((node) => isInside(to, node) && isInside(source, node));
}

const isInside = (node: AnyStateNode, around: AnyStateNode | undefined): boolean =>
  around === undefined || (node !== around && lineage(node).includes(around));
