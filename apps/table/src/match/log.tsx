import { Fragment, useEffect, useRef, useState } from "react";
import css from "./log.module.css";
import type { Player } from "./players.js";
import { matchTexts as texts } from "./texts.js";
import type { Told } from "./told.js";

interface LogProps {
  readonly told: readonly Told[];
  readonly players: readonly Player[];
  /** The step looked at. */
  readonly at: number;
  readonly onLook: (step: number) => void;
}

/** As many as are drawn at first; nobody reads a thousand. */
const RECENT = 120;

/** What happened, under the rounds it happened in, newest last; any line shows the table as it was then. */
export function Log({ told, players, at, onLook }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  // only the log itself: to scroll the newest entry into view would move the whole page
  useEffect(() => {
    if (list.current !== null && told.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [told]);
  const spoken = told.filter(({ sentences, isFirst }) => sentences.length > 0 || isFirst);
  const shown = isWhole ? spoken : spoken.slice(-RECENT);
  return (
    <section className={css.log} aria-label={texts.log}>
      <h2 className={css.head}>{texts.happened}</h2>
      <div ref={list} className={css.list}>
        {shown.length === 0 && <p className={css.none}>{texts.noLog}</p>}
        {shown.length < spoken.length && (
          <button type="button" className={css.more} onClick={() => setIsWhole(true)}>
            {texts.earlier}
          </button>
        )}
        {shown.map(({ step, by, sentences, chapter, isFirst }) => (
          <Fragment key={step}>
            {isFirst && <h3>{chapter}</h3>}
            {sentences.length > 0 && (
              <button
                type="button"
                className={css.line}
                data-side={by === null ? undefined : players[by]?.side}
                data-looked={step === at}
                onClick={() => onLook(step)}
              >
                {sentences.join(" ")}
              </button>
            )}
          </Fragment>
        ))}
      </div>
    </section>
  );
}
