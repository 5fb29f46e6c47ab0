import type { Sources } from "@riposte/hosting/analysis";
import { percent } from "../look/percent.js";
import css from "./analysis-screen.module.css";
import { analysisTexts as texts } from "./analysis-texts.js";

interface LuckCardProps {
  /** Of the side of the reader. */
  readonly sources: Sources;
  readonly whose: (seat: number) => string;
  /** The reader's seat. */
  readonly blue: number;
}

/** Luck and play told apart, as steps from the start to the end. */
export function LuckCard({ sources, whose, blue }: LuckCardProps) {
  const { choices, errors, luck } = sources;
  const seats = choices.map((_, seat) => seat).sort((one, other) => Number(one === blue) - Number(other === blue));
  const rows = [
    ...seats.map((seat) => ({
      label: texts.choices(whose(seat)),
      change: choices[seat] ?? 0,
      error: errors[seat] ?? 0,
    })),
    ...seats.map((seat) => ({
      label: texts.fell(whose(seat), seats.length),
      change: luck[seat] ?? 0,
      error: 0,
    })),
  ];
  const all = (changes: readonly number[]) => Math.round(changes.reduce((sum, one) => sum + one, 0) * 100);
  const { start } = sources;
  const stops = [start];
  for (const { change } of rows) stops.push((stops.at(-1) ?? 0) + change);
  // luck and its opposite may each be more than a whole match
  const [least, most] = [Math.min(0, ...stops), Math.max(1, ...stops)];
  const place = (chance: number) => (chance - least) / (most - least);
  return (
    <article className={css.card}>
      <h3>{texts.luckAndPlay}</h3>
      <p className={css.about}>{texts.luckAbout}</p>
      <table className={css.steps}>
        <tbody>
          <tr>
            <th scope="row">{texts.atStart}</th>
            <td>
              <Step from={place(0)} to={place(start)} kind="start" />
            </td>
            <td>{percent(start)}</td>
          </tr>
          {rows.map(({ label, change, error }, at) => (
            <tr key={label}>
              <th scope="row">{label}</th>
              <td>
                <Step from={place(stops[at] ?? 0)} to={place(stops[at + 1] ?? 0)} kind={change < 0 ? "foe" : "you"} />
              </td>
              <td>
                {texts.signed(Math.round(change * 100))}
                {error < 0.005 ? "" : ` ±${Math.round(error * 100)}`}
              </td>
            </tr>
          ))}
          <tr>
            <th scope="row">{texts.atEnd}</th>
            <td />
            <td>{percent(sources.end)}</td>
          </tr>
        </tbody>
      </table>
      <footer>
        <b>{texts.sum(texts.signed(all(choices)), texts.signed(all(luck)))}</b>
      </footer>
    </article>
  );
}

function Step({ from, to, kind }: { readonly from: number; readonly to: number; readonly kind: string }) {
  const [left, right] = [Math.min(from, to), Math.max(from, to)];
  return <i className={css.step} data-kind={kind} style={{ left: `${left * 100}%`, right: `${100 - right * 100}%` }} />;
}
