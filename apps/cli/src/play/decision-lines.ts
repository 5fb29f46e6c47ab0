import type { Choice, Decision, Game, Option } from "@riposte/kernel";
import { say } from "../render/say.js";
import type { Paint } from "../terminal/paint.js";
import { answerHelp } from "./read-answer.js";

/** A decision as text: the question, the numbered options, what is not legal and why, how to answer. */
export function decisionLines(game: Game, decision: Decision, paint: Paint): readonly string[] {
  const { choice } = decision;
  const options = optionsOf(choice);
  const width = String(options.length).length;
  return [
    paint.bold(say(game, decision.prompt)),
    ...options.map((option, at) => `  ${paint.cyan(String(at + 1).padStart(width))} ${labelOf(game, option)}`),
    ...refusalLines(game, decision).map((line) => paint.dim(`  ${"-".padStart(width)} ${line}`)),
    paint.dim(`  Enter ${answerHelp(choice)}.`),
    paint.dim("  u undo · r redo · h hint · s FILE save · l FILE load · ? help · q quit"),
  ];
}

/** What cannot be chosen now, each with its reason. */
export function refusalLines(game: Game, decision: Decision): readonly string[] {
  return decision.refusals().map(({ key, reason }) => {
    const why = say(game, reason);
    return why.includes(String(key)) ? why : `${key}: ${why}`;
  });
}

/** The listed things of a choice; a number has none. */
export function optionsOf(choice: Choice): readonly Option[] {
  switch (choice.kind) {
    case "one":
      return choice.options;
    case "several":
    case "order":
      return choice.of;
    case "number":
      return [];
    case "distribute":
      return choice.among;
  }
}

/** An option in words: its label, or its key. */
export const labelOf = (game: Game, option: Option): string =>
  option.label === undefined ? String(option.key) : say(game, option.label);

/** An answer in words, for logs: labels where the choice has them. */
export function answerText(game: Game, choice: Choice, answer: unknown): string {
  const named = (key: unknown) => {
    const option = optionsOf(choice).find((candidate) => String(candidate.key) === String(key));
    return option === undefined ? String(key) : labelOf(game, option);
  };
  if (Array.isArray(answer)) return answer.length === 0 ? "none" : answer.map(named).join(", ");
  if (typeof answer === "object" && answer !== null) {
    return Object.entries(answer)
      .map(([key, amount]) => `${amount} to ${named(key)}`)
      .join(", ");
  }
  return choice.kind === "number" ? String(answer) : named(answer);
}
