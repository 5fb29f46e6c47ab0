import { say, type Voice } from "@riposte/catalog";
import type { Answer, Key } from "@riposte/kernel";
import { checkAnswer, type OwnDecision } from "@riposte/kernel/run";
import type { SeatState, Taken } from "@riposte/seats";
import { useEffect, useState } from "react";
import { texts } from "../texts.js";
import { answerOf, type Draft, firstDraft } from "./answer-draft.js";
import css from "./decision-panel.module.css";
import { DraftControls } from "./draft-controls.js";
import { OptionList } from "./option-list.js";
import { Refusals } from "./refusals.js";

interface DecisionPanelProps {
  readonly decision: OwnDecision;
  readonly refusals: SeatState["refusals"];
  readonly voice: Voice;
  readonly onAnswer: (answer: Answer) => Promise<Taken>;
  /** The answer a hint recommends. */
  readonly hinted: Answer | null;
  /** Only these options were pointed at. */
  readonly among: readonly Key[] | null;
  readonly onShowAll: () => void;
}

/** Any decision: the question, its legal answers by kind, and why the rest is not legal. Mount it anew for each decision. */
export function DecisionPanel({ decision, refusals, voice, onAnswer, hinted, among, onShowAll }: DecisionPanelProps) {
  const { choice } = decision;
  const [draft, setDraft] = useState<Draft>(() => firstDraft(choice));
  const [fault, setFault] = useState<string | null>(null);
  useEffect(() => {
    if (hinted !== null && choice.kind !== "one") setDraft(hinted as Draft);
  }, [hinted, choice]);
  const send = async (answer: Answer) => {
    const taken = await onAnswer(answer);
    setFault(taken.ok ? null : taken.reason);
  };
  const answer = answerOf(draft);
  const problem = choice.kind === "one" || answer === null ? undefined : checkAnswer(choice, answer)?.reason;
  return (
    <section className={css.panel} aria-label={texts.play.decision} data-decision={decision.id}>
      <h2 className={css.prompt} aria-live="polite">
        {say(voice, decision.prompt)}
      </h2>
      {choice.kind === "one" ? (
        <>
          <OptionList
            options={among === null ? choice.options : choice.options.filter(({ key }) => among.includes(key))}
            voice={voice}
            hinted={hinted}
            onChoose={(key) => send(key)}
          />
          {among !== null && (
            <button type="button" onClick={onShowAll}>
              {texts.play.showAll(choice.options.length)}
            </button>
          )}
        </>
      ) : (
        <form
          className={css.form}
          onSubmit={(event) => {
            event.preventDefault();
            if (answer !== null) send(answer);
          }}
        >
          <DraftControls choice={choice} draft={draft} voice={voice} onDraft={setDraft} />
          <button type="submit" className={css.send} disabled={problem !== undefined}>
            {texts.play.send}
          </button>
          {problem !== undefined && !isEmpty(draft) && <p className={css.problem}>{problem}</p>}
        </form>
      )}
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <Refusals refusals={refusals} voice={voice} />
    </section>
  );
}

/** Nothing chosen yet needs no complaint. */
const isEmpty = (draft: Draft): boolean =>
  typeof draft === "object" && draft !== null && Object.keys(draft).length === 0;
