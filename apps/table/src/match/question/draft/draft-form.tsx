import type { Answer, Choice, Key } from "@riposte/kernel";
import { checkAnswer } from "@riposte/kernel/run";
import { useEffect } from "react";
import { texts } from "../../../texts.js";
import { useKeys } from "../../use-keys.js";
import { answerOf, type Draft } from "../answer-draft.js";
import { useAsked } from "../asked.js";
import { DraftControls } from "./draft-controls.js";
import css from "./draft-form.module.css";

/** A question whose answer has several parts. */
export type Drafted = Exclude<Choice, { readonly kind: "one" }>;

interface DraftFormProps {
  readonly choice: Drafted;
  readonly onSend: (answer: Answer) => void;
}

/** An answer of several parts: put together, checked while it is, and sent as a whole by a button that names it. */
export function DraftForm({ choice, onSend }: DraftFormProps) {
  const { answering, hinting } = useAsked();
  const { drafting } = answering;
  const { draft, onDraft } = drafting;
  const { hinted } = hinting;
  useEffect(() => {
    if (hinted !== null) onDraft(hinted as Draft);
  }, [hinted]);
  const answer = answerOf(draft);
  // what is still missing the button says, or what stands above the controls
  const isWhole = answer !== null && checkAnswer(choice, answer) === undefined;
  useKeys({
    Enter: () => {
      if (!isWhole) return false;
      onSend(answer);
      return true;
    },
  });
  return (
    <form
      className={css.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (answer !== null) onSend(answer);
      }}
    >
      <DraftControls choice={choice} drafting={drafting} />
      <button type="submit" className={css.send} disabled={!isWhole}>
        {sent(choice, draft)}
      </button>
    </form>
  );
}

/** What sending says. */
function sent(choice: Drafted, draft: Draft): string {
  if (choice.kind === "order") return texts.play.inThisOrder;
  if (choice.kind === "distribute") return texts.play.likeThis;
  if (choice.kind === "number") return texts.play.thisMany(draft as number);
  const { length } = draft as readonly Key[];
  return length < choice.min ? texts.play.chooseMore(choice.min - length) : texts.play.these(length);
}
