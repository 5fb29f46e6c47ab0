import { labelOf, say, type Voice } from "@riposte/hosting";
import type { Answer } from "@riposte/kernel";
import type { OwnDecision } from "@riposte/kernel/run";
import { useEffect, useRef } from "react";
import { Button, buttonClass } from "../../look/button.js";
import { keyIn, oneOf } from "../../tables/table-props.js";
import dock from "../question/dock.module.css";
import { matchTexts as texts } from "../texts.js";
import { taken, useKeys } from "../use-keys.js";
import css from "./confirm-answer.module.css";

interface ConfirmAnswerProps {
  readonly decision: OwnDecision;
  readonly answer: Answer;
  readonly voice: Voice;
  readonly onYes: () => void;
  readonly onNo: () => void;
}

/** Asks once more before an answer counts. */
export function ConfirmAnswer({ decision, answer, voice, onYes, onNo }: ConfirmAnswerProps) {
  const yes = useRef<HTMLButtonElement>(null);
  useEffect(() => yes.current?.focus(), []);
  useKeys({ Escape: taken(onNo), Enter: taken(onYes) });
  const { choice, prompt } = decision;
  const chosen = oneOf(choice)?.find(({ key }) => key === keyIn(answer));
  return (
    <section className={css.confirm} aria-label={texts.confirm}>
      <p>{say(voice, prompt)}</p>
      <h2 className={dock.question}>{chosen === undefined ? texts.asChosen : labelOf(voice, chosen)}</h2>
      <button ref={yes} type="button" className={buttonClass("lit")} onClick={onYes}>
        {texts.yes}
      </button>
      <Button onClick={onNo}>{texts.no}</Button>
    </section>
  );
}
