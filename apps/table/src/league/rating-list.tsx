import type { LeagueReport } from "@riposte/hosting/league";
import { leagueTexts as texts } from "./league-texts.js";
import css from "./rating-list.module.css";

interface RatingListProps {
  readonly table: LeagueReport["table"];
  /** The list of a contender; marks differ by it, never by side colours. */
  readonly listOf: (name: string) => string;
  readonly botOf: (bot: string) => string;
}

const STEP = 100;

/** Ratings, the strongest first, each with the range it lies in. */
export function RatingList({ table, listOf, botOf }: RatingListProps) {
  const low = Math.floor(Math.min(...table.map(({ rating }) => rating.low)) / STEP) * STEP;
  const high = Math.ceil(Math.max(...table.map(({ rating }) => rating.high)) / STEP) * STEP;
  const at = (value: number) => `${((value - low) / Math.max(1, high - low)) * 100}%`;
  const lists = [...new Set(table.map(({ name }) => listOf(name)))].sort();
  const every = Math.max(1, Math.ceil((high - low) / STEP / 5)) * STEP;
  const ticks = Array.from({ length: Math.floor((high - low) / every) + 1 }, (_, step) => low + step * every);
  return (
    <table className={css.ratings}>
      <thead>
        <tr>
          <td />
          <td />
          <td>
            <div className={css.scale} aria-hidden="true">
              {ticks.map((tick) => (
                <span key={tick} style={{ left: at(tick) }}>
                  {tick}
                </span>
              ))}
            </div>
          </td>
          <td />
        </tr>
      </thead>
      <tbody>
        {table.map(({ name, bot, rating }, place) => (
          <tr key={name}>
            <td>{place + 1}</td>
            <th scope="row">
              {listOf(name)}
              {name !== bot && <small>{texts.bot(botOf(bot))}</small>}
            </th>
            <td>
              <div className={css.range} title={texts.range(rating.low, rating.high)}>
                {ticks.map((tick) => (
                  <u key={tick} style={{ left: at(tick) }} />
                ))}
                <i style={{ left: at(rating.low), right: `calc(100% - ${at(rating.high)})` }} />
                <b data-mark={lists.indexOf(listOf(name)) % 2} style={{ left: at(rating.value) }} />
              </div>
            </td>
            <td>{rating.value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
