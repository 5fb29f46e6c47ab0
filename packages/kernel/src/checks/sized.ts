import { answerAt, countAnswers } from "../choices/answers.js";
import type { Choice } from "../choices/choice.js";
import type { QuestionEntry } from "../compose/game.js";
import type { Pending, Runtime } from "../engine/runtime.js";
import { KernelError } from "../errors.js";
import { canonicalJSON } from "../values/canonical.js";

/** A question that says how many answers it has says the same as its list: their number, and answers from one end to the other. */
export function checkSize(rt: Runtime, entry: QuestionEntry, asked: Pending, choice: Choice): void {
  const size = entry.run.size?.(asked, rt.match);
  const count = countAnswers(choice);
  if (size !== count) throw unlike(entry, `says that it has ${size} answers, and lists ${count}`);
  for (const index of samplesOf(count)) {
    const answer = entry.run.pick?.(index, asked, rt.match) ?? null;
    if (canonicalJSON(answer) !== canonicalJSON(answerAt(choice, index, count)))
      throw unlike(entry, `picks another answer ${index} than it lists`);
  }
}

/** All of a few; of many some, the first and the last among them. */
function samplesOf(count: number): readonly number[] {
  if (count <= SAMPLES) return Array.from({ length: count }, (_, index) => index);
  if (!Number.isSafeInteger(count)) return [0];
  return Array.from({ length: SAMPLES }, (_, at) => Math.floor((at * (count - 1)) / (SAMPLES - 1)));
}

const SAMPLES = 24;

const unlike = ({ label }: QuestionEntry, what: string): KernelError =>
  new KernelError("DATA_INVALID", `${label} ${what}. What size and pick say must be what choices lists.`);
