import type { Answer, Choice } from "@riposte/kernel";
import { answerAt, canonicalJSON, countAnswers, drawAnswer, type Simulation } from "@riposte/kernel/run";
import { type Branch, Node } from "./node.js";
import type { Player } from "./open-cards.js";
import type { Below } from "./search-help.js";

/** With more answers than this, some are drawn instead of listed. */
const LISTED = 64;
const DRAWN = 24;
/** A moment has one branch, the policy's, until it was visited so often, and three at four times that. */
const NARROW = 24;

/** How many branches a moment may have by now. */
const widthAt = (visits: number): number => 1 + Math.floor(Math.sqrt(visits / NARROW));

/** Answers worth a look, one of each kind of thing to do after the other; of orders and other long lists only some. */
export function answersTo(choice: Choice, below: Below): readonly Answer[] {
  if (choice.kind === "one") return byKind(choice, below);
  const count = countAnswers(choice);
  if (count <= LISTED) return shuffled(count, below).map((place) => answerAt(choice, place, count));
  return Array.from({ length: DRAWN }, () => drawAnswer(choice, below));
}

/** The branch to go down: those for what can be answered now, opening new ones as the moment is visited more. */
export function openBranches(
  node: Node,
  simulation: Simulation<unknown>,
  policy: Player,
  below: Below,
): readonly Branch[] {
  const width = widthAt(node.visits);
  // the policy that plays on is asked first: most moments are seen so seldom that its answer is all they get
  const answers = width === 1 ? [policy()] : [policy(), ...answersTo(simulation.choice, below)];
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

/** Options in a drawn order, dealt out by what kind of thing they are: thirty ways to walk do not crowd out the one attack. */
function byKind({ options }: Choice & { readonly kind: "one" }, below: Below): readonly Answer[] {
  const kinds = new Map<string, Answer[]>();
  for (const place of shuffled(options.length, below)) {
    const { key, verb = String(key).split(":")[0] as string } = options[place] as (typeof options)[number];
    const alike = kinds.get(verb);
    if (alike === undefined) kinds.set(verb, [key]);
    else alike.push(key);
  }
  const dealt: Answer[] = [];
  for (let turn = 0; dealt.length < options.length; turn++)
    for (const alike of kinds.values()) if (turn < alike.length) dealt.push(alike[turn] as Answer);
  return dealt;
}

function shuffled(count: number, below: Below): number[] {
  const places = Array.from({ length: count }, (_, place) => place);
  for (let at = count - 1; at > 0; at--) {
    const other = below(at + 1);
    [places[at], places[other]] = [places[other] as number, places[at] as number];
  }
  return places;
}
