import type { LogEntry, LogPart } from "@riposte/hosting";
import { type Phrase, plain } from "@riposte/words";
import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Player } from "../bar/players.js";
import { newestIn } from "../told/newest-in.js";
import { Words } from "../told/words.js";
import css from "./latest.module.css";

interface LatestProps {
  readonly log: readonly LogPart[];
  readonly players: readonly Player[];
  readonly own: number | null;
  /** The question says it already, or an earlier moment is looked at. */
  readonly isSaid: boolean;
  /** What was rolled for it, by the step it began at. */
  readonly rolled: (since: number) => ReactNode;
}

/** Long enough to be read twice. */
const SHOWN = 6000;

/** What happened last, in one sentence: for a while over the table where no log is in sight or dice fell. */
export function Latest({ log, players, own, isSaid, rolled }: LatestProps) {
  const last = newestIn(log);
  const line = useNewest(last);
  const news = last === undefined || line === undefined ? "" : `${last.step} ${last.folded.length} ${plain(line)}`;
  const known = useRef(news);
  const [isFresh, setIsFresh] = useState(false);
  useEffect(() => {
    if (news === known.current || isSaid) return;
    known.current = news;
    setIsFresh(news !== "");
    const end = setTimeout(() => setIsFresh(false), SHOWN);
    return () => clearTimeout(end);
  }, [news, isSaid]);
  // who only moved something sees where it stands now, and what happens by rule alone the bar tells
  const isPlain = last?.by == null || (last.by === own && last.folded.length === 0);
  const dice = last === undefined || last.isOpen || !isFresh ? null : rolled(last.step);
  return (
    <div
      className={css.latest}
      aria-hidden="true"
      data-fresh={isFresh && !isSaid && !isPlain}
      data-rolled={dice !== null}
    >
      {dice}
      {line !== undefined && (
        <p>
          <Words phrase={line} players={players} />
        </p>
      )}
    </div>
  );
}

/** Of what is under way, or was told already, the newest part; else what was decided. */
function useNewest(last: LogEntry | undefined): Phrase | undefined {
  const told = useRef<{ readonly last: LogEntry | undefined; readonly line: Phrase | undefined }>(null);
  if (told.current?.last !== last) {
    const before = told.current?.last;
    const isKnown = last !== undefined && before?.step === last.step && plain(before.line) === plain(last.line);
    const line = last?.isOpen === true || isKnown ? (last?.folded.at(-1) ?? last?.line) : last?.line;
    told.current = { last, line };
  }
  return told.current?.line;
}
