import type { Answer, Choice, Key } from "@riposte/kernel";
import { answersOf, canonicalJSON, checkAnswer, listedIn } from "@riposte/kernel/run";

/** Can this be chosen: as a whole answer, or as one of the keys? */
export const isOffered = (choice: Choice, wanted: Answer): boolean =>
  checkAnswer(choice, wanted) === undefined || offeredKeys(choice).some((key) => key === wanted);

/** Everything offered, in the form the expectation uses: keys, or whole answers where it lists some. */
export function offeredLike(choice: Choice, wanted: readonly Answer[]): readonly Answer[] {
  return wanted.every((answer) => typeof answer !== "object") ? offeredKeys(choice) : [...answersOf(choice)];
}

/** Lists as sets, in an order of their own. */
export const sortedAnswers = (answers: readonly Answer[]): readonly Answer[] =>
  [...answers].sort((a, b) => (canonicalJSON(a) < canonicalJSON(b) ? -1 : 1));

/** What a choice offers: its keys, or for a number its legal values. */
const offeredKeys = (choice: Choice): readonly Key[] =>
  choice.kind === "number" ? ([...answersOf(choice)] as Key[]) : listedIn(choice).map(({ key }) => key);
