import type { Answer, Choice, Key } from "@riposte/kernel";
import { checkAnswer } from "@riposte/kernel/run";
import { useEffect, useState } from "react";
import type { Seen, TableParts } from "../tables/table-parts.js";
import { texts } from "../texts.js";
import { answerOf, type Draft, firstDraft } from "./answer-draft.js";
import { DraftControls } from "./draft-controls.js";
import css from "./draft-form.module.css";

/** A question whose answer has several parts. */
export type Drafted = Exclude<Choice, { readonly kind: "one" }>;

interface DraftFormProps {
  readonly choice: Drafted;
  readonly seen: Seen;
  readonly parts: TableParts;
  readonly hinted: Answer | null;
  readonly onSend: (answer: Answer) => void;
  readonly onRegard: (key: Key | null) => void;
}

/** An answer of several parts: put together, checked while it is, and sent as a whole by a button that names it. */
export function DraftForm({ choice, hinted, onSend, ...props }: DraftFormProps) {
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
      <DraftControls {...props} choice={choice} draft={draft} onDraft={setDraft} />
      <button type="submit" className={css.send} disabled={problem !== undefined}>
        {sent(choice, draft)}
      </button>
      {problem !== undefined && !isEmpty(draft) && <p className={css.problem}>{problem}</p>}
    </form>
  );
}

/** What sending says. */
function sent({ kind }: Drafted, draft: Draft): string {
  if (kind === "order") return texts.play.inThisOrder;
  if (kind === "distribute") return texts.play.likeThis;
  return kind === "number" ? texts.play.thisMany(draft as number) : texts.play.these((draft as readonly Key[]).length);
}

/** Nothing chosen yet needs no complaint. */
const isEmpty = (draft: Draft): boolean =>
  typeof draft === "object" && draft !== null && Object.keys(draft).length === 0;
