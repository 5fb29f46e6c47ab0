import type { Voice } from "@riposte/catalog";
import type { Answer, Choice } from "@riposte/kernel";
import { checkAnswer } from "@riposte/kernel/run";
import { useEffect, useState } from "react";
import { texts } from "../texts.js";
import { answerOf, type Draft, firstDraft } from "./answer-draft.js";
import { DraftControls } from "./draft-controls.js";
import css from "./draft-form.module.css";

/** A question whose answer has several parts. */
export type Drafted = Exclude<Choice, { readonly kind: "one" }>;

interface DraftFormProps {
  readonly choice: Drafted;
  readonly voice: Voice;
  readonly hinted: Answer | null;
  readonly onSend: (answer: Answer) => void;
}

/** An answer of several parts: put together, checked while it is, and sent as a whole. */
export function DraftForm({ choice, voice, hinted, onSend }: DraftFormProps) {
  const [draft, setDraft] = useState<Draft>(() => firstDraft(choice));
  useEffect(() => {
    if (hinted !== null) setDraft(hinted as Draft);
  }, [hinted]);
  const answer = answerOf(draft);
  const problem = answer === null ? undefined : checkAnswer(choice, answer)?.reason;
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== null) onSend(answer);
      }}
    >
      <DraftControls choice={choice} draft={draft} voice={voice} onDraft={setDraft} />
      <button type="submit" className={css.send} disabled={problem !== undefined}>
        {texts.play.send}
      </button>
      {problem !== undefined && !isEmpty(draft) && <p className={css.problem}>{problem}</p>}
    </form>
  );
}

/** Nothing chosen yet needs no complaint. */
const isEmpty = (draft: Draft): boolean =>
  typeof draft === "object" && draft !== null && Object.keys(draft).length === 0;
