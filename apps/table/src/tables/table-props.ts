import type { NumberShown, Voice } from "@riposte/catalog";
import type { Answer, Choice, Key, Option } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";

/** What a drawn table gets: only what its seat sees. */
export interface TableProps {
  readonly view: View;
  readonly voice: Voice;
  readonly numbers: readonly NumberShown[];
  /** One of the pending question's options was pointed at on the table. */
  readonly onChoose: (key: Key) => void;
  /** Something was pointed at that these options are about: the question narrows to them, and at last to one, which is chosen. */
  readonly onPoint: (keys: readonly Key[]) => void;
}

/** The options of a question that one key answers: one of them, or exactly one of several. */
export function oneOf(choice: Choice): readonly Option[] | null {
  if (choice.kind === "one") return choice.options;
  return choice.kind === "several" && choice.min === 1 && choice.max === 1 ? choice.of : null;
}

/** The answer that one key gives. */
export const answerWith = (choice: Choice, key: Key): Answer => (choice.kind === "one" ? key : [key]);

/** The key an answer consists of. */
export const keyIn = (answer: Answer | null): Key | null => {
  const [only] = Array.isArray(answer) && answer.length === 1 ? answer : [answer];
  return typeof only === "string" || typeof only === "number" ? only : null;
};

/** The options that can be chosen now by pointing. */
export const optionsIn = ({ decision }: View): readonly Option[] =>
  decision?.own === true ? (oneOf(decision.choice) ?? []) : [];
