import type { CSSProperties } from "react";
import { finePercent } from "../look/percent.js";
import { calculatorTexts as texts } from "./calculator-texts.js";
import { atLeast, type Compared, type Letter, meanOf, type Reckoned, sentenceOf, stepsTo } from "./compared.js";
import lettered from "./letter.module.css";
import css from "./result.module.css";

interface ResultProps {
  readonly compared: Compared;
  /** How many there are to be slain, or how much health. */
  readonly goal: number;
  /** What an attack most likely does: "slays 1". */
  readonly outcomeOf: (reckoned: Reckoned) => string;
  /** What the goal is called: "all 4 slain". */
  readonly all: string;
}

interface Counted {
  readonly letter: Letter;
  readonly reckoned: Reckoned;
}

/** What the attackers come to, side by side: a sentence, the chance of everything, bars on the way there, and why. */
export function Result({ compared, goal, outcomeOf, all }: ResultProps) {
  const counted = compared.filter((one): one is Counted => one.reckoned !== undefined);
  const sentence = sentenceOf(counted.map(({ reckoned }) => ({ name: reckoned.name, does: outcomeOf(reckoned) })));
  return (
    <section className={css.result} aria-label={texts.result}>
      <h2 aria-live="polite">{counted.length === 0 ? texts.mending : sentence}</h2>
      <div className={css.headlines}>
        {counted.map(({ letter, reckoned }) => (
          <div key={letter} data-letter={letter}>
            <b>{texts.headline(letter.toUpperCase(), reckoned.name)}</b>
            <strong>{finePercent(atLeast(reckoned.law, goal))}</strong>
            <small>
              {all}; {texts.average(meanOf(reckoned.law))}
            </small>
          </div>
        ))}
      </div>
      {counted.length > 0 && <Bars counted={counted} goal={goal} all={all} />}
      <div className={css.chains}>
        {counted.map(({ letter, reckoned }) => (
          <Chain key={letter} letter={letter} reckoned={reckoned} />
        ))}
      </div>
    </section>
  );
}

/** "At least n" as bars; for those who do not see them, a table. */
function Bars({ counted, goal, all }: { readonly counted: readonly Counted[] } & Pick<ResultProps, "goal" | "all">) {
  const steps = stepsTo(goal).map((least) => ({
    words: least === goal ? all : texts.orMore(least),
    chances: counted.map(({ letter, reckoned }) => ({ letter, chance: atLeast(reckoned.law, least) })),
  }));
  return (
    <>
      <div
        className={css.bars}
        style={{ "--attackers": counted.length, "--steps": steps.length } as CSSProperties}
        aria-hidden="true"
      >
        {steps.map(({ words, chances }) => (
          <div key={words}>
            {chances.map(({ letter, chance }) => (
              <i key={letter} data-letter={letter} style={{ height: `max(2px, ${(chance * 100).toFixed(1)}%)` }}>
                <span>{finePercent(chance)}</span>
              </i>
            ))}
            <b>{words}</b>
          </div>
        ))}
      </div>
      {/* a table is as wide as its words, however little of it is shown */}
      <div className={css.unseen}>
        <table>
          <caption>{texts.chart}</caption>
          <tbody>
            <tr>
              <td />
              {counted.map(({ letter, reckoned }) => (
                <th key={letter} scope="col">
                  {reckoned.name}
                </th>
              ))}
            </tr>
            {steps.map(({ words, chances }) => (
              <tr key={words}>
                <th scope="row">{words}</th>
                {chances.map(({ letter, chance }) => (
                  <td key={letter}>{finePercent(chance)}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function Chain({ letter, reckoned }: Counted) {
  return (
    <div className={css.row} data-letter={letter}>
      <span className={lettered.letter}>{letter.toUpperCase()}</span>
      <ol className={css.chain}>
        {reckoned.chain.map(({ value, words, about }) => (
          <li key={words}>
            <b>{value}</b>
            <span>{words}</span>
            <small>{about}</small>
          </li>
        ))}
      </ol>
      <details>
        <summary>{texts.why}</summary>
        {reckoned.reasons.length === 0 ? (
          <p>{texts.noReasons}</p>
        ) : (
          <ul>
            {reckoned.reasons.map((reason) => (
              <li key={reason}>{reason}</li>
            ))}
          </ul>
        )}
      </details>
    </div>
  );
}
