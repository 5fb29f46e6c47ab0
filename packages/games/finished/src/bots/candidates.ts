import type { Answer, Choice } from "@riposte/kernel";
import { answersOf } from "@riposte/kernel/run";
import type { CardUse } from "../questions/next.js";
import { ascending, type Posed } from "./rules-of-thumb.js";

/** Something to try: the answer to the question at hand, and to the one it leads to. */
export interface Candidate {
  readonly answer: Answer;
  readonly followUp?: Planned;
}

/** An answer to a question that is not asked yet. */
export interface Planned {
  readonly question: string;
  readonly answer: Answer;
}

/** What is worth trying, the thriftiest first; orders are ascending, and the present is never sorted for its own sake. */
export function candidates({ question, choice }: Posed, present: readonly number[]): readonly Candidate[] {
  switch (question) {
    case "finished:next":
      return [{ answer: "end" }, ...usesOf(choice).flatMap((use) => waysToUse(use, present))];
    case "finished:order":
      return [{ answer: ascending(present) }];
    case "finished:two-cards":
      return pairs(present).map((answer) => ({ answer }));
    default:
      return [...answersOf(choice)].map((answer) => ({ answer }));
  }
}

function waysToUse({ key, ability }: CardUse, present: readonly number[]): readonly Candidate[] {
  if (ability === "cardsIntoPast")
    return pairs(present).map((answer) => ({ answer: key, followUp: { question: "finished:two-cards", answer } }));
  if (ability === "cardIntoFuture")
    return present.map((answer) => ({ answer: key, followUp: { question: "finished:one-card", answer } }));
  return [{ answer: key }];
}

const usesOf = (choice: Choice): readonly CardUse[] =>
  choice.kind === "one" ? choice.options.filter((option): option is CardUse => "ability" in option) : [];

function pairs(cards: readonly number[]): readonly number[][] {
  const sorted = ascending(cards);
  return sorted.flatMap((low, at) => sorted.slice(at + 1).map((high) => [low, high]));
}
