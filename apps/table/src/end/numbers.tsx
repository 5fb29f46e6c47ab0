import type { Tally } from "@riposte/hosting";
import type { Player } from "../match/bar/players.js";
import { endTexts as texts } from "./end-texts.js";
import css from "./numbers.module.css";

interface NumbersProps {
  readonly tallies: readonly Tally[];
  readonly players: readonly Player[];
}

/** What both came to, side by side; the reader first. */
export function Numbers({ tallies, players }: NumbersProps) {
  const ordered = [...players].sort((one, other) => Number(one.side === "foe") - Number(other.side === "foe"));
  return (
    <dl className={css.numbers} aria-label={texts.numbers}>
      {tallies.map(({ label, counts }) => (
        <div key={label}>
          <dd>
            {ordered.map(({ seat, side, name }, at) => (
              <span key={seat}>
                {at > 0 && <i aria-hidden="true">/</i>}
                <b data-side={side} title={name}>
                  {counts[seat]}
                </b>
              </span>
            ))}
          </dd>
          <dt>{label}</dt>
        </div>
      ))}
    </dl>
  );
}
