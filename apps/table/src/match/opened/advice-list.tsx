import { type Advice, answerWords, closeWords, type Voice } from "@riposte/hosting";
import type { Answer, Choice } from "@riposte/kernel";
import { useEffect, useRef } from "react";
import type { Advising } from "../question/use-advice.js";
import { matchTexts as texts } from "../texts.js";
import css from "./advice-list.module.css";

interface AdviceListProps {
  readonly advising: Advising;
  readonly choice: Choice;
  readonly voice: Voice;
  readonly onAnswer: (answer: Answer) => void;
}

/** The best few answers, each with the chance to win it gives and one sentence why. */
export function AdviceList({ advising, choice, voice, onAnswer }: AdviceListProps) {
  const { advice, share } = advising;
  const list = useRef<HTMLOListElement>(null);
  // the best of what was asked for is not left below the fold, nor is the question pushed above it
  useEffect(() => list.current?.firstElementChild?.scrollIntoView({ block: "nearest" }), [advice]);
  if (advice === null)
    return (
      <p className={css.thinking} role="status">
        {texts.weighing} <progress max={1} value={Math.min(1, share)} aria-label={texts.weighing} />
      </p>
    );
  const close = closeWords(advice);
  return (
    <>
      {close !== "" && <p className={css.close}>{close}</p>}
      <ol ref={list} className={css.advice} aria-label={texts.advice}>
        {advice.map((one) => (
          <li key={JSON.stringify(one.answer)}>
            <button type="button" onClick={() => onAnswer(one.answer)}>
              <Chance {...one} />
              <span>
                <b>{answerWords(voice, choice, one.answer)}</b>
                <small>{one.why}</small>
              </span>
            </button>
          </li>
        ))}
      </ol>
    </>
  );
}

function Chance({ chance, spread }: Advice) {
  return (
    <span className={css.chance}>
      <b>{texts.chance(chance)}</b>
      <small>{texts.spread(spread)}</small>
    </span>
  );
}
