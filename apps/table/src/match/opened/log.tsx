import type { LogEntry, LogPart } from "@riposte/hosting";
import { plain } from "@riposte/words";
import { Fragment, useEffect, useRef, useState } from "react";
import type { Player } from "../bar/players.js";
import { matchTexts as texts } from "../texts.js";
import { newestIn } from "../told/newest-in.js";
import { Words } from "../told/words.js";
import css from "./log.module.css";

interface LogProps {
  readonly log: readonly LogPart[];
  readonly players: readonly Player[];
  /** The step looked at. */
  readonly at: number;
  readonly onLook: (step: number) => void;
}

/** As many rounds as are drawn at first; a hundred are not read. */
const RECENT = 6;

/** What happened, under the rounds it happened in, newest last; any line shows the table as it was then. */
export function Log({ log, players, at, onLook }: LogProps) {
  const list = useRef<HTMLDivElement>(null);
  const [isWhole, setIsWhole] = useState(false);
  // only the log itself: to scroll the newest entry into view would move the whole page
  const showNewest = () => list.current?.scrollTo({ top: list.current.scrollHeight });
  useEffect(showNewest, [log]);
  // a phone lays it open on a wish: what is hidden has no height to scroll in
  useEffect(() => {
    if (list.current === null) return;
    const seen = new IntersectionObserver(([entry]) => entry?.isIntersecting === true && showNewest());
    seen.observe(list.current);
    // advice above it takes from its room
    const resized = new ResizeObserver(showNewest);
    resized.observe(list.current);
    return () => {
      seen.disconnect();
      resized.disconnect();
    };
  }, []);
  const parts = isWhole ? log : log.slice(-RECENT);
  const looked = lookedAt(log, at);
  return (
    <section className={css.log} aria-label={texts.log}>
      <h2 className={css.head}>{texts.happened}</h2>
      <div ref={list} className={css.list}>
        {log.length === 0 && <p className={css.none}>{texts.noLog}</p>}
        {parts.length < log.length && (
          <button type="button" className={css.more} onClick={() => setIsWhole(true)}>
            {texts.earlier}
          </button>
        )}
        {parts.map(({ heading, entries }, part) => (
          <Fragment key={log.length - parts.length + part}>
            {heading !== null && entries.length > 0 && <h3>{plain(heading)}</h3>}
            {entries.map((entry, place) => (
              <Entry key={place} entry={entry} players={players} isLooked={entry === looked} onLook={onLook} />
            ))}
          </Fragment>
        ))}
      </div>
    </section>
  );
}

/** The last decision that had been taken. */
const lookedAt = (log: readonly LogPart[], at: number): LogEntry | undefined => newestIn(log, ({ step }) => step <= at);

interface EntryProps extends Pick<LogProps, "players" | "onLook"> {
  readonly entry: LogEntry;
  readonly isLooked: boolean;
}

/** One decision; what followed by rule unfolds. */
function Entry({ entry: { step, by, line, folded, isOpen }, players, isLooked, onLook }: EntryProps) {
  return (
    <div className={css.entry} data-side={by === null ? undefined : players[by]?.side} data-looked={isLooked}>
      <button type="button" onClick={() => onLook(step)}>
        <Words phrase={line} players={players} />
      </button>
      {folded.length > 0 && (
        <details open={isOpen}>
          <summary title={texts.followed(folded.length)} aria-label={texts.followed(folded.length)} />
          {folded.map((one, at) => (
            <p key={at}>
              <Words phrase={one} players={players} />
            </p>
          ))}
        </details>
      )}
    </div>
  );
}
