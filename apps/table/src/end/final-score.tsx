import { Fragment } from "react";
import type { Player } from "../match/bar/players.js";
import type { Standing } from "../tables/table-parts.js";
import { endTexts as texts } from "./end-texts.js";
import css from "./final-score.module.css";

interface FinalScoreProps {
  readonly players: readonly Player[];
  readonly standing: Standing;
}

/** What each counted at the end, the reader first. */
export function FinalScore({ players, standing: { scores, goal, unit } }: FinalScoreProps) {
  if (scores === null) return null;
  const ordered = [...players].sort((one, other) => Number(one.side === "foe") - Number(other.side === "foe"));
  return (
    <div className={css.score}>
      {ordered.map(({ seat, side, name }, at) => (
        <Fragment key={seat}>
          {at > 0 && <i>{texts.to}</i>}
          <div data-side={side}>
            <b>{scores[seat]}</b>
            <small>{players.length > 1 ? [name, unit].filter(Boolean).join(", ") : goal && texts.of(goal)}</small>
          </div>
        </Fragment>
      ))}
    </div>
  );
}
