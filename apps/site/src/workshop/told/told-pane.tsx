import { Icons } from "../icons.js";
import type { ActingAt, OnStage, Reading } from "../messages.js";
import { ScalesPane } from "../scales/scales-pane.js";
import { texts } from "../texts.js";
import { LaneChart } from "./lane-chart.js";
import { OddsTable } from "./odds-table.js";

const MANY = 6;

interface ToldPaneProps {
  readonly game: string;
  readonly text: string;
  readonly setup: unknown;
  /** What the text was last read as, also while a mistake stands in it. */
  readonly made: Reading["made"];
  readonly problem: string | null;
  /** What is told is the rest of what is written, without the part that is wrong. */
  readonly isRest: boolean;
  readonly onStage: OnStage | null;
}

/** The ability in words, where it acts, who else does, and what it does to matches. */
export function ToldPane({ game, text, setup, made, problem, isRest, onStage }: ToldPaneProps) {
  if (made === null)
    return <p className="quiet">{problem !== null ? "As soon as it reads, it is told here." : texts.reading}</p>;
  const { told, acts, lanes, conditions } = made;
  const cost = /cost (\d+)/.exec(told.kind)?.[1];
  return (
    <>
      <section className={`told${problem !== null ? " stale" : ""}`} aria-live="polite">
        {cost !== undefined && (
          <span className="cost" aria-hidden="true">
            {cost}
          </span>
        )}
        <h2>{told.name}</h2>
        <p className="kind">{told.kind}</p>
        {told.sentences.map((sentence) => (
          <p key={sentence}>
            <Marked text={sentence} words={conditions} />
          </p>
        ))}
        {told.keywords.map(({ name, text: words }) => (
          <p key={name} className="kind">
            {name}: {words}
          </p>
        ))}
        {problem !== null && (
          <p className="gap">
            {Icons.warn} {problem} {isRest ? texts.restTold : texts.beforeTold}
          </p>
        )}
      </section>
      <h2>
        {texts.acts} {lanes.length === 1 && lanes[0] !== undefined && <small>{texts.lane(lanes[0])}</small>}
      </h2>
      {acts.length === 0 && <p className="quiet">{texts.actsNowhere}</p>}
      {lanes.map((lane) => (
        <LaneChart key={lane.procedure} lane={lane} isNamed={lanes.length > 1} />
      ))}
      <ul className="rows">
        {acts.map(({ at, when, kind }) => (
          <li key={at}>
            <a href={placeOf(game, at, kind)}>
              <code>{at}</code>
            </a>
            <span>{when}</span>
          </li>
        ))}
      </ul>
      {onStage !== null && onStage.others.length > 0 && (
        <>
          <h2>
            {texts.others} <small>{texts.othersAbout}</small>
          </h2>
          <ul className="rows">
            {onStage.others.slice(0, MANY).map(({ name, where }) => (
              <li key={`${name} ${where}`}>
                <b>{name}</b>
                <span>{where}</span>
              </li>
            ))}
          </ul>
          {onStage.others.length > MANY && <p className="quiet">and {onStage.others.length - MANY} more</p>}
        </>
      )}
      {onStage?.odds != null && <OddsTable odds={onStage.odds} />}
      <ScalesPane game={game} text={text} setup={setup} isReady={problem === null} />
    </>
  );
}

/** A sentence with its conditions told apart. */
function Marked({ text, words }: { readonly text: string; readonly words: readonly string[] }) {
  if (words.length === 0) return <>{text}</>;
  const parts = text.split(new RegExp(`\\b(${words.map((word) => word.replaceAll("-", "[- ]")).join("|")})\\b`, "gi"));
  return (
    <>
      {parts.map((part, at) =>
        at % 2 === 1 ? (
          <em key={at} className="condition">
            {part}
          </em>
        ) : (
          part
        ),
      )}
    </>
  );
}

const LISTS = { event: "events", value: "values", effect: "effects" } as const;

function placeOf(game: string, at: string, kind: ActingAt["kind"]): string {
  const slug = at.replaceAll(/[^\w]+/g, "-").toLowerCase();
  return kind === "window" ? `reference/${game}/window-${slug}.html` : `reference/${game}/${LISTS[kind]}.html#${slug}`;
}
