import { stratagemsPlayed } from "@riposte/hosting/warhammer-40k";
import { lit } from "../../../look/lit.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { battleOf } from "./seen-battle.js";
import css from "./stratagems.module.css";
import { battleTexts as texts } from "./texts.js";

const MOST = 3;

/** The stratagems of this phase: those that can be used now first, each with what it costs and does. */
export function Stratagems(props: StageProps) {
  const { phase, turn, sides, terms } = battleOf(props);
  const isOwnTurn = turn === (props.own ?? 0);
  const points = sides[props.own ?? 0]?.commandPoints ?? 0;
  const shown = stratagemsPlayed(terms === undefined ? "10" : "11")
    .filter(({ phases, player }) => {
      const isTimely = phases === undefined || (phases as readonly string[]).includes(phase);
      return isTimely && (player === "either" || (player === "active") === isOwnTurn);
    })
    .map((stratagem) => ({
      ...stratagem,
      keys: props.options.map(({ key }) => key).filter((key) => String(key).split("/")[0] === stratagem.id),
    }))
    .toSorted((one, other) => Number(other.keys.length > 0) - Number(one.keys.length > 0))
    .slice(0, MOST);
  return (
    <ul className={css.stratagems} aria-label={texts.stratagems}>
      {shown.map(({ id, name, cost, gist, keys }) => {
        const body = (
          <>
            <b>
              {name} <i>{texts.command(cost)}</i>
            </b>
            <span>{gist}</span>
            <small>{keys.length > 0 ? texts.useNow : cost > points ? texts.tooDear : texts.waits}</small>
          </>
        );
        return (
          <li key={id} data-preview={id}>
            {keys.length === 0 ? (
              <div>{body}</div>
            ) : (
              <button type="button" {...lit(...keys)} onClick={() => props.onPoint(keys)}>
                {body}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
