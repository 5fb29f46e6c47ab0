import type { NumberShown, Voice } from "@riposte/hosting";
import type { Answer, Choice, Key, Option } from "@riposte/kernel";
import type { View } from "@riposte/kernel/run";
import { texts } from "../texts.js";

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

/** Chooses nothing, where one at most is chosen; its words are no message of a game, and are said as they are. */
const NONE: Option = { key: "none", label: { id: texts.play.none } };

/** The options of a question that one key answers: one of them, or at most one of several. */
export function oneOf(choice: Choice): readonly Option[] | null {
  if (choice.kind === "one") return choice.options;
  if (choice.kind !== "several" || choice.max !== 1) return null;
  return choice.min === 1 ? choice.of : [...choice.of, NONE];
}

/** The answer that one key gives. */
export const answerWith = (choice: Choice, key: Key): Answer =>
  choice.kind === "one" ? key : key === NONE.key ? [] : [key];

/** The key an answer consists of. */
export const keyIn = (answer: Answer | null): Key | null => {
  if (Array.isArray(answer) && answer.length === 0) return NONE.key;
  const [only] = Array.isArray(answer) && answer.length === 1 ? answer : [answer];
  return typeof only === "string" || typeof only === "number" ? only : null;
};

/** The options that can be chosen now by pointing: one that answers, or several one after another. */
export function optionsIn({ decision }: View): readonly Option[] {
  if (decision?.own !== true) return [];
  const { choice } = decision;
  return oneOf(choice) ?? (choice.kind === "several" ? choice.of : []);
}
