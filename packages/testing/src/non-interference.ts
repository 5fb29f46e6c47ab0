import { type Answer, pick } from "@riposte/kernel";
import { sampleChance } from "@riposte/kernel/chance";
import {
  answersOf,
  canonicalJSON,
  checkAnswer,
  describeRefusal,
  type Game,
  type LiveMatch,
  type PolicyChange,
  resumeMatch,
  type Snapshot,
} from "@riposte/kernel/run";
import { type Difference, exactDifferences } from "./differences.js";
import { openPosition, UNCHECKED } from "./scenario/open-position.js";
import type { Position } from "./scenario/position.js";

export interface NonInterference {
  /** Where both matches start; every seat holds `always`. */
  readonly position?: Position;
  /** The seat that must not notice; `null` watches. */
  readonly observer: number | null;
  /** The same state with other hidden things: all that the observer sees stays. */
  swap(snapshot: Snapshot): Snapshot;
  /** Which of the answers legal in both matches is taken; random when absent. `other` is the swapped match. */
  choose?(answers: readonly Answer[], match: LiveMatch<unknown>, other: LiveMatch<unknown>): Answer;
  /** What seats say about being asked before the first answer, such as passing until something happens to them. */
  readonly policies?: readonly { readonly seat: number; readonly change: PolicyChange }[];
  readonly seed?: string | number;
  readonly maxInputs?: number;
}

export interface Interference {
  readonly ok: boolean;
  /** The first input after which the observer sees a difference, and which; -1 when the swap itself shows. */
  readonly differences: readonly (Difference & { readonly input: number })[];
  /** Inputs entered alike in both. */
  readonly inputs: number;
  /** Public names of what other seats were asked on the way: the pauses that were compared. */
  readonly pauses: readonly string[];
}

/** How many answers of a decision are looked at for one that is legal in both matches. */
const LOOKED_AT = 200;

/** Plays two matches that are alike in public and shows that an opponent sees the same pauses, events and views. */
export function nonInterference<O>(game: Game<O>, options: NonInterference): Interference {
  const { position = {}, observer, seed = 1, maxInputs = 100 } = options;
  const opened = openPosition<unknown>(game, { ...position, hold: "always" });
  const start = holdingAlways(opened.match.snapshot());
  const one = resumeMatch<unknown>(game, start, opened.options);
  // what is checked in the one is not checked in the other
  const other = resumeMatch<unknown>(game, options.swap(structuredClone(start)), { ...opened.options, ...UNCHECKED });
  for (const { seat, change } of options.policies ?? [])
    for (const match of [one, other]) {
      const step = match.setPolicy(seat, change);
      if (!step.ok) throw new Error(describeRefusal(step));
    }
  const chance = sampleChance(String(seed));
  const streams = {};
  const draw = (answers: readonly Answer[]) => answers[chance.draw(streams, "choice", pick(answers.length))] as Answer;
  const pauses = new Set<string>();
  const differences = [...exactDifferences(one.viewFor(observer), other.viewFor(observer), "view")];
  let input = -1;
  while (differences.length === 0 && input + 1 < maxInputs && one.decision !== null) {
    note(one, observer, pauses);
    differences.push(...exactDifferences(momentsOf(one), momentsOf(other), "pause"));
    const answers = legalInBoth(one, other);
    // what only one of them can do is a choice for all to see: there the two matches part
    if (answers.length === 0) break;
    const answer = options.choose?.(answers, one, other) ?? draw(answers);
    input += 1;
    differences.push(...entered(one, other, answer, observer));
  }
  const found = differences.slice(0, 5).map((difference) => ({ input, ...difference }));
  return { ok: found.length === 0, differences: found, inputs: input + 1, pauses: [...pauses].sort() };
}

/** A snapshot brings its own policies, whatever the position says. */
const holdingAlways = (snapshot: Snapshot): Snapshot => ({
  ...snapshot,
  policies: snapshot.policies.map((policy) => ({ ...policy, hold: "always" as const })),
});

function entered(
  one: LiveMatch<unknown>,
  other: LiveMatch<unknown>,
  answer: Answer,
  observer: number | null,
): readonly Difference[] {
  const results = [one, other].map((match) => match.answer(match.decision?.seat ?? 0, answer));
  const [left, right] = results.map((result) => (result.ok ? result.events(observer) : describeRefusal(result)));
  return [
    ...exactDifferences(left, right, "events"),
    ...exactDifferences(one.viewFor(observer), other.viewFor(observer), "view"),
  ];
}

/** Answers of the pending decision that both matches allow. */
function legalInBoth(one: LiveMatch<unknown>, other: LiveMatch<unknown>): readonly Answer[] {
  if (one.decision === null || other.decision === null) return [];
  const answers = new Map<string, Answer>();
  let looked = 0;
  for (const answer of answersOf(one.decision.choice)) {
    if (++looked > LOOKED_AT) break;
    if (checkAnswer(other.decision.choice, answer) === undefined) answers.set(canonicalJSON(answer), answer);
  }
  return [...answers.values()];
}

/** The moments a pause stands for: were they others, it would be longer or shorter by what is hidden. */
const momentsOf = ({ decision }: LiveMatch<unknown>): readonly string[] =>
  decision?.choice.kind === "one" ? (decision.choice.moments ?? []).map(({ id }) => id) : [];

function note(match: LiveMatch<unknown>, observer: number | null, pauses: Set<string>): void {
  const decision = match.viewFor(observer).decision;
  if (decision !== null && !decision.own && decision.publicName !== null) pauses.add(decision.publicName);
}
