import { type LogEntry, logOf, type Phrase, plain, type Voice } from "@riposte/catalog";
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

/** What happened, a decision and its outcome in a line, newest last; any of them can be looked at again. */
export function MatchLog({ steps, voice, at, onLook }: MatchLogProps) {
  const log = useRef<HTMLElement>(null);
  // only the log itself: to scroll the newest entry into view would move the whole page
  useEffect(() => {
    if (log.current !== null) log.current.scrollTop = log.current.scrollHeight;
  }, [steps]);
  return (
    <section ref={log} className={css.log} aria-label={texts.play.log}>
      {logOf(voice, steps).map(({ heading, entries }, part) => (
        <div key={part}>
          {heading !== null && <h3>{plain(heading)}</h3>}
          <ol>
            {entries.map((entry, place) => (
              <Entry key={place} entry={entry} isLooked={entry.step === at} onLook={onLook} />
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

interface EntryProps {
  readonly entry: LogEntry;
  readonly isLooked: boolean;
  readonly onLook: (step: number) => void;
}

/** One decision; what followed by rule unfolds. */
function Entry({ entry: { step, line, folded, isOpen }, isLooked, onLook }: EntryProps) {
  const said = (
    <button type="button" onClick={() => onLook(step)} title={texts.play.look(step)}>
      <Words phrase={line} />
    </button>
  );
  return (
    <li data-looked={isLooked}>
      {folded.length === 0 ? (
        said
      ) : (
        <details open={isOpen}>
          <summary>{said}</summary>
          {folded.map((one, at) => (
            <p key={at}>
              <Words phrase={one} />
            </p>
          ))}
        </details>
      )}
    </li>
  );
}

/** A phrase with what came of it in bold. */
const Words = ({ phrase }: { readonly phrase: Phrase }) =>
  phrase.map(({ text, isBold }, at) => (isBold === true ? <b key={at}>{text}</b> : <span key={at}>{text}</span>));
