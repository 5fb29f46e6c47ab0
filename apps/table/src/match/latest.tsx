import { type LogPart, plain } from "@riposte/catalog";
import { type ReactNode, useEffect, useRef, useState } from "react";
import css from "./latest.module.css";
import type { Player } from "./players.js";
import { Words } from "./words.js";

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

/** What happened last, in one sentence: read aloud, and for a while over the table where no log is in sight or dice fell. */
export function Latest({ log, players, own, isSaid, rolled }: LatestProps) {
  // what happens by rule alone the bar tells
  const last = log.at(-1)?.entries.findLast(({ by }) => by !== null);
  // of what is under way, the newest part
  const line = last?.isOpen === true ? (last.folded.at(-1) ?? last.line) : last?.line;
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
  // who only moved something sees where it stands now
  const isPlain = last?.by === own && last?.folded.length === 0;
  const dice = last === undefined || last.isOpen || !isFresh ? null : rolled(last.step);
  return (
    <div className={css.latest} role="status" data-fresh={isFresh && !isSaid && !isPlain} data-rolled={dice !== null}>
      {dice}
      {line !== undefined && (
        <p>
          <Words phrase={line} players={players} />
        </p>
      )}
    </div>
  );
}
