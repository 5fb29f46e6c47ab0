import { texts } from "../texts.js";
import { LaneChart } from "../told/lane-chart.js";
import type { Tried } from "./messages.js";

interface ToldCodeProps {
  readonly game: string;
  readonly name: string;
  readonly tried: Tried | null;
  readonly refused: string | null;
}

/** What a plugin was found to do, where it acts, and why it was refused. */
export function ToldCode({ game, name, tried, refused }: ToldCodeProps) {
  return (
    <>
      <section className="told" aria-live="polite">
        <h2>{name}</h2>
        <p className="kind">{tried === null ? texts.notTried : `${tried.version}, with ${game}`}</p>
        {tried !== null && <p>{texts.triedFor(tried.answers)}</p>}
        {refused !== null && <p className="gap">{refused}</p>}
      </section>
      {tried !== null && (
        <>
          <h2>{texts.acts}</h2>
          {tried.lanes.map((lane) => (
            <LaneChart key={lane.procedure} lane={lane} isNamed />
          ))}
          <ul className="rows">
            {tried.acts.map(({ at, how }) => (
              <li key={`${how} ${at}`}>
                <code>{at}</code>
                <span>{how}</span>
              </li>
            ))}
          </ul>
          {tried.acts.length === 0 && <p className="quiet">{texts.actsNowhere}</p>}
        </>
      )}
    </>
  );
}
