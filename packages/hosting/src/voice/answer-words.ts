import type { Choice } from "@riposte/kernel";
import { listedIn } from "@riposte/kernel/run";
import { labelOf, say, type Voice } from "./voice.js";

/** An answer in words: labels where the choice has them. */
export function answerWords(voice: Voice, choice: Choice, answer: unknown): string {
  const named = (key: unknown) => {
    const option = listedIn(choice).find((candidate) => String(candidate.key) === String(key));
    if (option !== undefined) return labelOf(voice, option);
    // passing at the first moment of a pause alone is not listed
    return key === "pass" ? say(voice, { id: "kernel:pass" }) : String(key);
  };
  if (Array.isArray(answer)) return answer.length === 0 ? "none" : answer.map(named).join(", ");
  if (typeof answer === "object" && answer !== null) {
    return Object.entries(answer)
      .map(([key, amount]) => `${amount} to ${named(key)}`)
      .join(", ");
  }
  return choice.kind === "number" ? String(answer) : named(answer);
}
