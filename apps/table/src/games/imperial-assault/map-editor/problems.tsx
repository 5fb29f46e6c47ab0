import { Button } from "../../../look/button.js";
import { Icon } from "../../../look/icon.js";
import { editorTexts as texts } from "./editor-texts.js";
import type { Fault } from "./faults.js";
import css from "./problems.module.css";
import { nameAt, type Sketch } from "./sketch.js";

interface ProblemsProps {
  readonly sketch: Sketch;
  readonly faults: readonly Fault[];
  readonly thoughts: readonly string[];
  /** Why the match did not start. */
  readonly refusals: readonly string[];
  /** Can a match start, with all of it or without a broken mission? */
  readonly canPlay: boolean;
  readonly onMend: (sketch: Sketch) => void;
  readonly onPlay: () => void;
}

/** What is wrong, numbered as on the map, each with what mends it; below what the map has, and the way to play it. */
export function Problems({ sketch, faults, thoughts, refusals, canPlay, onMend, onPlay }: ProblemsProps) {
  return (
    <aside className={css.aside}>
      <section>
        <h2>
          {texts.problems} <span>{texts.count(faults.length, thoughts.length)}</span>
        </h2>
        {faults.length === 0 && <p>{texts.noProblems}</p>}
        <ol className={css.faults}>
          {faults.map(({ text, mend }, index) => (
            <li key={text} data-fault={index + 1}>
              <Icon name="warn" />
              <span>{`${index + 1}. ${text}`}</span>
              {mend !== undefined && (
                <Button size="small" onClick={() => onMend(mend.sketch)}>
                  {mend.label}
                </Button>
              )}
            </li>
          ))}
        </ol>
        {thoughts.map((thought) => (
          <p key={thought} className={css.thought}>
            <Icon name="bulb" />
            <span>{thought}</span>
          </p>
        ))}
      </section>
      <section>
        <h2>{texts.this}</h2>
        <dl className={css.facts}>
          {factsOf(sketch).map(([what, how]) => (
            <div key={what}>
              <dt>{what}</dt>
              <dd>{how}</dd>
            </div>
          ))}
        </dl>
      </section>
      <div className={css.play}>
        {refusals.length > 0 && (
          <ul role="alert">
            {refusals.map((refusal) => (
              <li key={refusal}>{refusal}</li>
            ))}
          </ul>
        )}
        <Button look="lit" disabled={!canPlay} onClick={onPlay}>
          <Icon name="play" />
          {texts.play}
        </Button>
        <p>{faults.length === 0 ? texts.canPlay : canPlay ? texts.playWithout : texts.cannotPlay}</p>
      </div>
    </aside>
  );
}

function factsOf({ spaces, columns, rows, edges, missions }: Sketch): readonly (readonly [string, string])[] {
  const painted = Object.entries(spaces);
  const zone = (wanted: "red" | "blue") => painted.filter(([, one]) => one.zone === wanted).length;
  const terminals = painted.filter(([, { terminal }]) => terminal === true).map(([key]) => nameAt(key).toUpperCase());
  const doors = Object.values(edges).filter((edge) => edge === "door").length;
  const names = Object.values(missions).flatMap((mission) => (mission === undefined ? [] : [mission.name]));
  return [
    [texts.size, texts.spaces(columns, rows, painted.length)],
    [texts.starting, texts.startingSpaces(zone("red"), zone("blue"))],
    [texts.doors, String(doors)],
    [texts.terminals, terminals.join(", ") || texts.none],
    [texts.missionsOf, names.join(", ") || texts.none],
  ];
}
