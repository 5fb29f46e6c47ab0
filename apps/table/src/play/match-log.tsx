import { sentencesOf, type Voice } from "@riposte/catalog";
import type { SeenStep } from "@riposte/seats";
import { useEffect, useRef } from "react";
import { texts } from "../texts.js";
import css from "./match-log.module.css";

interface MatchLogProps {
  readonly steps: readonly SeenStep[];
  readonly voice: Voice;
  /** The step looked at. */
  readonly at: number;
  readonly onLook: (step: number) => void;
}

/** What happened, in sentences, newest last; a step can be looked at again. */
export function MatchLog({ steps, voice, at, onLook }: MatchLogProps) {
  const log = useRef<HTMLElement>(null);
  // only the log itself: to scroll the newest entry into view would move the whole page
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [steps]);
  const shown = steps
    .map((step, index) => ({ index, by: step.by, sentences: sentencesOf(voice, step.events) }))
    .filter(({ sentences }) => sentences.length > 0);
  return (
    <section ref={log} className={css.log} aria-label={texts.play.log}>
      <ol>
        {shown.map(({ index, by, sentences }) => (
          <li key={index} data-looked={index === at}>
            <button type="button" onClick={() => onLook(index)} title={texts.play.look(index)}>
              {by === null ? "•" : texts.play.seatShort(by)}
            </button>
            <span>{sentences.join(" ")}</span>
          </li>
        ))}
      </ol>
    </section>
  );
}
