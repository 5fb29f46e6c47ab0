import type { NumberShown, Voice } from "@riposte/catalog";
import type { Key, Option } from "@riposte/kernel";
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

/** The options that can be chosen now by pointing. */
export const optionsIn = ({ decision }: View): readonly Option[] =>
  decision?.own === true && decision.choice.kind === "one" ? decision.choice.options : [];
