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
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => end.current?.scrollIntoView({ block: "nearest" }));
  const shown = steps
    .map((step, index) => ({ index, by: step.by, sentences: sentencesOf(voice, step.events) }))
    .filter(({ sentences }) => sentences.length > 0);
  return (
    <section className={css.log} aria-label={texts.play.log}>
      <ol>
        {shown.map(({ index, by, sentences }) => (
          <li key={index} ref={index === shown.at(-1)?.index ? end : null} data-looked={index === at}>
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
