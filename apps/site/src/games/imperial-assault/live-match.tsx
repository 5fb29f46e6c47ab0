import { Sprite } from "@riposte/table/skirmish";
import { percent } from "@riposte/words";
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import type { FrontMatch, Moment } from "../../../pages/games/imperial-assault/front/front-match.js";
import { FrontBoard } from "./front-board.js";

/** Milliseconds a question stands, then its answer. */
const ASKS = 2600;
const ANSWERS = 1500;

/** A match that plays itself: the table, the question, and the machine that asks it. */
export function LiveMatch({ match }: { readonly match: FrontMatch }) {
  const [at, setAt] = useState(() => firstOf(match));
  const [isAnswered, setIsAnswered] = useState(false);
  // who wants no motion starts it by hand
  const [isPlaying, setIsPlaying] = useState(() => !matchMedia("(prefers-reduced-motion: reduce)").matches);
  useEffect(() => {
    if (!isPlaying) return;
    const timer = setTimeout(
      () => {
        if (isAnswered) setAt((at + 1) % match.moments.length);
        setIsAnswered(!isAnswered);
      },
      isAnswered ? ANSWERS : ASKS,
    );
    return () => clearTimeout(timer);
  }, [at, isAnswered, isPlaying, match]);
  const moment = match.moments[at] as Moment;
  return (
    <>
      <Sprite />
      <div className="board">
        <FrontBoard match={match} figures={moment.figures} />
        <Asked moment={moment} isAnswered={isAnswered} />
      </div>
      <div className="inside">
        <p className="which">
          <small>
            The same moment inside<span className="wide">: the statechart of {moment.procedure}</span>
          </small>
          <button type="button" className="plain" onClick={() => setIsPlaying(!isPlaying)}>
            {isPlaying ? "Pause" : "Play"}
          </button>
        </p>
        <Strip drawn={match.strips[moment.at] ?? ""} />
      </div>
      <dl className="who">
        {moment.who.map(({ plugin, words }) => (
          <div key={plugin}>
            <dt>
              <code>{plugin}</code>
            </dt>
            <dd>{words}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** A choice of which the odds say something is what there is to see first. */
function firstOf({ moments }: FrontMatch): number {
  const isTelling = ({ at, options }: Moment) =>
    at === "attack rerolls" && new Set(options.map(({ chance }) => chance)).size > 1;
  return Math.max(0, moments.findIndex(isTelling));
}

/** The states around the one the match stands at, which is in the middle where there is no room for all. */
function Strip({ drawn }: { readonly drawn: string }) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const here = place.current?.querySelector("[data-here]")?.getBoundingClientRect();
    const around = place.current?.getBoundingClientRect();
    if (here === undefined || around === undefined || place.current === null) return;
    place.current.scrollLeft += here.left + here.width / 2 - around.left - around.width / 2;
  }, [drawn]);
  return <div ref={place} className="following" dangerouslySetInnerHTML={{ __html: drawn }} />;
}

/** The question as at the table; then what was answered, and what came of it. */
function Asked({ moment, isAnswered }: { readonly moment: Moment; readonly isAnswered: boolean }) {
  const { chip, question, options, more, words } = moment;
  return (
    <div className="asked">
      <span className="chip" data-own={chip === "Your move"}>
        {chip}
      </span>
      <p className="question">{question}</p>
      <ul>
        {options.map(({ words: answer, chance, isTaken }, at) => (
          <li key={at} data-best={isTaken} data-taken={isAnswered && isTaken}>
            <span>{answer}</span>
            {chance !== undefined && <b>{percent(chance)}</b>}
          </li>
        ))}
      </ul>
      <p className="outcome">{isAnswered ? words : more > 0 ? `and ${more} more` : ""}</p>
    </div>
  );
}
