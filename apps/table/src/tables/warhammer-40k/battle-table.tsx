import { countModels, startingModels, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import { NumberList } from "../../play/number-list.js";
import { texts } from "../../texts.js";
import { optionsIn, type TableProps } from "../table-props.js";
import { Why } from "../why.js";
import css from "./battle-table.module.css";
import { Battlefield, type FieldSeen } from "./battlefield.js";

interface Seen extends FieldSeen {
  readonly round: number;
  readonly turn: number;
  readonly phase: string;
  readonly sides: readonly { readonly commandPoints: number; readonly victoryPoints: number }[];
}

/** Two line-ups on a table of lanes, and what is left of each unit. */
export function BattleTable({ view, numbers, voice, onChoose }: TableProps) {
  const seen = view.slices["warhammer-40k"] as Seen;
  const { round, turn, phase, units, sides, acting } = seen;
  const ways = new Map(optionsIn(view).map((option) => [String(option.key), option]));
  return (
    <div className={css.battle}>
      <p className={css.status}>
        {texts.battle.status(round, phase, turn)}
        {sides.map(({ commandPoints, victoryPoints }, seat) => (
          <span key={`${seat}`}>{texts.battle.side(seat, commandPoints, victoryPoints)}</span>
        ))}
      </p>
      <Battlefield {...seen} ways={ways} voice={voice} onChoose={onChoose} />
      <NumberList numbers={numbers.filter(({ id }) => id.startsWith("attack."))} voice={voice} />
      <div className={css.rosters}>
        {[0, 1].map((seat) => (
          <ul key={seat} className={seat === 0 ? css.one : css.other} aria-label={texts.lobby.seat(seat)}>
            {Object.values(units)
              .filter((unit) => unit.seat === seat)
              .map((unit) => (
                <li key={unit.id} data-acting={unit.id === acting}>
                  {ways.has(unit.id) ? (
                    <button type="button" onClick={() => onChoose(unit.id)}>
                      {nameOf(unit)}
                    </button>
                  ) : (
                    <b>{nameOf(unit)}</b>
                  )}
                  <small>
                    <Why number={numbers.find(({ id }) => id === `${unit.id}.M`)} voice={voice} />{" "}
                    {texts.battle.strength(
                      countModels(unit),
                      startingModels(unit),
                      woundsLeft(unit),
                      stateOf(unit, units),
                    )}
                  </small>
                </li>
              ))}
          </ul>
        ))}
      </div>
    </div>
  );
}

const nameOf = ({ name, id }: Unit): string => name ?? id;

function stateOf({ aboard, combat }: Unit, units: Seen["units"]): string {
  const transport = aboard === null ? undefined : units[aboard];
  const { state, inside } = texts.battle;
  const words = [
    transport === undefined ? "" : inside(nameOf(transport)),
    combat.moved === "none" ? "" : state[combat.moved],
    combat.charged ? state.charged : "",
    combat.battleShocked ? state.battleShocked : "",
  ];
  return words.filter((word) => word !== "").join(", ");
}
