import type { LeagueReport, Share } from "@riposte/hosting/league";
import { percent } from "../look/percent.js";
import css from "./match-ups.module.css";

interface MatchUpsProps {
  readonly report: LeagueReport;
  readonly shortOf: (name: string, bot: string) => string;
}

/** Who beats whom; tinted only where it is more than a little. */
export function MatchUps({ report: { table, matchUps }, shortOf }: MatchUpsProps) {
  return (
    <div className={css.scroll}>
      <table className={css.matrix}>
        <thead>
          <tr>
            <td />
            {table.map(({ name, bot }) => (
              <th key={name} scope="col">
                {shortOf(name, bot)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {matchUps.map((row, at) => {
            const { name = "", bot = "" } = table[at] ?? {};
            return (
              <tr key={name}>
                <th scope="row">{shortOf(name, bot)}</th>
                {row.map((share, column) => (
                  <Cell key={table[column]?.name} share={share} />
                ))}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

const [SOME, MUCH] = [0.03, 0.15];

function Cell({ share }: { readonly share: Share | null }) {
  if (share === null || share.games === 0) return <td>–</td>;
  const by = Math.abs(share.share - 0.5);
  return (
    <td
      data-tone={by < SOME ? undefined : share.share > 0.5 ? "good" : "bad"}
      data-much={by >= MUCH}
      title={`${percent(share.low)} to ${percent(share.high)}`}
    >
      {Math.round(share.share * 100)}
    </td>
  );
}
