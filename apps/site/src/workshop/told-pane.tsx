import type { Reading } from "./messages.js";
import { ScalesPane } from "./scales/scales-pane.js";
import { texts } from "./texts.js";

const MANY = 6;

interface ToldPaneProps {
  readonly game: string;
  readonly text: string;
  readonly setup: unknown;
  /** What the text was last read as, also while a mistake stands in it. */
  readonly made: Reading["made"];
  readonly hasProblems: boolean;
}

/** The ability in words, where it acts, who else does, and what it does to matches. */
export function ToldPane({ game, text, setup, made, hasProblems }: ToldPaneProps) {
  if (made === null)
    return <p className="quiet">{hasProblems ? "As soon as it reads, it is told here." : texts.reading}</p>;
  const { told, acts } = made;
  const others = [...new Set(acts.flatMap((act) => act.others))];
  return (
    <>
      <section className={`told${hasProblems ? " stale" : ""}`} aria-live="polite">
        <h3>{told.name}</h3>
        <p className="kind">{told.kind}</p>
        {told.sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
        {told.keywords.map(({ name, text: words }) => (
          <p key={name} className="kind">
            {name}: {words}
          </p>
        ))}
        {hasProblems && <p className="gap">Told as it was before the last mistake.</p>}
      </section>
      <h2>{texts.acts}</h2>
      {acts.length === 0 && <p className="quiet">{texts.actsNowhere}</p>}
      {acts.map(({ at, when, strip, procedure, kind }) => (
        <div key={at} className="act">
          {strip !== null && <div className="strip-place" dangerouslySetInnerHTML={{ __html: strip }} />}
          <p>
            <a href={placeOf(game, at, kind)}>
              <code>{at}</code>
            </a>{" "}
            <span>
              {when}
              {procedure === null ? "" : `, in ${procedure}`}
            </span>
          </p>
        </div>
      ))}
      {others.length > 0 && (
        <>
          <h2>{texts.others}</h2>
          <p className="quiet">
            {others.slice(0, MANY).join(", ")}
            {others.length > MANY ? ` and ${others.length - MANY} more` : ""}
          </p>
        </>
      )}
      <ScalesPane game={game} text={text} setup={setup} isReady={!hasProblems} />
    </>
  );
}

const LISTS = { event: "events", value: "values", effect: "effects" } as const;

function placeOf(game: string, at: string, kind: "window" | "event" | "value" | "effect"): string {
  const slug = at.replaceAll(/[^\w]+/g, "-").toLowerCase();
  return kind === "window" ? `reference/${game}/window-${slug}.html` : `reference/${game}/${LISTS[kind]}.html#${slug}`;
}
