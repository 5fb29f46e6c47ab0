import { laterMoments, reasonOf, say } from "@riposte/hosting";
import type { Taken } from "@riposte/hosting/seats";
import type { Answer } from "@riposte/kernel";
import type { OwnDecision, PolicyChange } from "@riposte/kernel/run";
import { lazy, type ReactNode, Suspense, useState } from "react";
import type { Course } from "../../tables/table-parts.js";
import { answerWith, oneOf } from "../../tables/table-props.js";
import { useAtSeat } from "../at-seat.js";
import { matchTexts as texts } from "../texts.js";
import css from "./dock.module.css";
import type { Drafted } from "./draft/draft-form.js";
import { OptionList } from "./option-list.js";
import { PassUntil } from "./pass-until.js";
import { Refusals } from "./refusals.js";

// most questions are answered with one thing
const DraftForm = lazy(async () => ({ default: (await import("./draft/draft-form.js")).DraftForm }));

interface DockProps {
  readonly decision: OwnDecision;
  readonly onAnswer: (answer: Answer) => Promise<Taken>;
  /** Passes from now on, and here. */
  readonly onPass: (change: PolicyChange) => Promise<Taken>;
}

/** Any decision: the question, its answers and what they lead to, and why the rest waits. Mount it anew for each decision. */
export function Dock({ decision, onAnswer, onPass }: DockProps) {
  const { seen, parts, state } = useAtSeat();
  const { choice } = decision;
  const options = oneOf(choice);
  const { voice } = seen;
  const moments = laterMoments(voice, choice);
  const lead = parts.lead?.(seen) ?? null;
  const [fault, setFault] = useState<string | null>(null);
  const turn = parts.turnOf?.(seen) ?? null;
  const isOwnTurn = turn === null ? decision.window == null : turn === seen.own;
  const send = async (answer: Answer) => {
    const taken = await onAnswer(answer);
    setFault(taken.ok ? null : reasonOf(voice, taken));
  };
  return (
    <>
      <ChipLine chip={isOwnTurn ? texts.yourMove : texts.yourAnswer} isLit course={parts.course?.(seen)} />
      <h2 tabIndex={-1} className={css.question} aria-live="polite" data-decision={decision.id}>
        {say(voice, decision.prompt)}
      </h2>
      {lead !== null && <p className={css.lead}>{lead}</p>}
      {moments.length > 0 && <p className={css.moments}>{texts.andThen(moments.join(" · "))}</p>}
      {options !== null ? (
        <OptionList options={options} onChoose={(key) => send(answerWith(choice, key))} />
      ) : (
        <Suspense fallback={null}>
          <DraftForm choice={choice as Drafted} onSend={send} />
        </Suspense>
      )}
      <PassUntil decision={decision} onPass={onPass} onFault={setFault} />
      {fault !== null && (
        <p className={css.fault} role="alert">
          {fault}
        </p>
      )}
      <Refusals refusals={state.refusals} voice={voice} />
    </>
  );
}

interface ChipLineProps {
  readonly chip: string;
  readonly isLit?: boolean;
  readonly course?: Course | null | undefined;
  readonly children?: ReactNode;
}

/** Whose turn to speak it is, and where the procedure under way stands. */
export function ChipLine({ chip, isLit = false, course, children }: ChipLineProps) {
  return (
    <div className={css.chips}>
      <span className={css.chip} data-on={isLit}>
        {chip}
      </span>
      {course != null && (
        <span className={css.steps}>
          {course.steps.map((step, at) => (
            <span key={step} aria-current={at === course.at ? "step" : undefined}>
              {step}
            </span>
          ))}
        </span>
      )}
      {children}
    </div>
  );
}
