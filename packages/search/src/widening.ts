import type { Answer } from "@riposte/kernel";
import { canonicalJSON, type Simulation } from "@riposte/kernel/run";
import { type Branch, Node } from "./node.js";
import type { Player } from "./open-cards.js";
import type { Below } from "./search-help.js";

/** With more answers than this, some are drawn instead of listed. */
const LISTED = 64;
const DRAWN = 16;
/** A moment that was visited n times has about this times the root of n branches open. */
const BREADTH = 2;

/** How many branches a moment may have by now. */
const widthAt = (visits: number): number => Math.ceil(BREADTH * Math.sqrt(visits + 1));

/** What can be answered now: all of it where that is little, else a few drawn ones; at a new moment the policy's answer first. */
export function answersNow(
  simulation: Simulation<unknown>,
  node: Node,
  policy: Player,
  below: Below,
): readonly Answer[] {
  const count = simulation.count();
  const places = count <= LISTED ? shuffled(count, below) : Array.from({ length: DRAWN }, () => below(count));
  const answers = places.map((place) => simulation.at(place));
  return node.branches.size > 0 ? answers : [policy(), ...answers];
}

/** The branches for what can be answered now, opening new ones as the moment is visited more. */
export function openBranches(node: Node, answers: readonly Answer[]): readonly Branch[] {
  const width = widthAt(node.visits);
  const open = new Map<string, Branch>();
  const fresh: [string, Answer][] = [];
  for (const answer of answers) {
    const key = canonicalJSON(answer);
    const known = node.branches.get(key);
    if (known !== undefined) open.set(key, known);
    else fresh.push([key, answer]);
  }
  for (const [key, answer] of fresh) {
    if (open.size >= width) break;
    if (open.has(key)) continue;
    const branch: Branch = { answer, node: new Node(), visits: 0, offered: 0, worth: 0 };
    node.branches.set(key, branch);
    open.set(key, branch);
  }
  const all = [...open.values()];
  for (const branch of all) branch.offered += 1;
  return all;
}

function shuffled(count: number, below: Below): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let at = count - 1; at > 0; at--) {
    const other = below(at + 1);
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places;
}
