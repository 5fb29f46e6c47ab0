import { countModels, startingModels, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import { NumberList } from "../../play/number-list.js";
import { texts } from "../../texts.js";
import { keysIn, type TableProps } from "../table-props.js";
import { Why } from "../why.js";
import css from "./battle-table.module.css";

interface Seen {
  readonly round: number;
  readonly turn: number;
  readonly phase: string;
  readonly units: Readonly<Record<string, Unit>>;
  readonly sides: readonly { readonly commandPoints: number; readonly victoryPoints: number }[];
  readonly acting: string | null;
}

/** Inches between the two edges, and the height of a lane on the drawing. */
const LENGTH = 44;
const LANE = 6.5;
/** How far a unit is drawn behind its front. */
const DEEP = 5;

/** Two line-ups on a table of lanes, seen from the side: where each unit stands, and what is left of it. */
export function BattleTable({ view, numbers, voice, onChoose }: TableProps) {
  const { round, turn, phase, units, sides, acting } = view.slices["warhammer-40k"] as Seen;
  const keys = keysIn(view);
  const standing = Object.values(units).filter(({ place }) => place !== null);
  const lanes = Math.max(1, ...standing.map(({ place }) => (place?.lane ?? 0) + 1));
  return (
    <div className={css.battle}>
      <p className={css.status}>
        {texts.battle.status(round, phase, turn)}
        {sides.map(({ commandPoints, victoryPoints }, seat) => (
          <span key={`${seat}`} className={seat === 0 ? css.one : css.other}>
            {texts.battle.side(seat, commandPoints, victoryPoints)}
          </span>
        ))}
      </p>
      <svg className={css.field} viewBox={`${-DEEP} 0 ${LENGTH + 2 * DEEP} ${lanes * LANE + 3}`}>
        <title>{texts.battle.table}</title>
        {Array.from({ length: lanes + 1 }, (_, lane) => (
          <path key={`${lane}`} className={css.lane} d={`M0,${lane * LANE}h${LENGTH}`} />
        ))}
        {[0, 6, 12, 18, 24, 30, 36, LENGTH].map((inch) => (
          <g key={inch}>
            <path className={css.lane} d={`M${inch},0v${lanes * LANE}`} />
            <text className={css.inch} x={inch} y={lanes * LANE + 2}>
              {inch}″
            </text>
          </g>
        ))}
        {standing.map((unit) => {
          const { along = 0, lane = 0 } = unit.place ?? {};
          const left = unit.seat === 0 ? along - DEEP : along;
          const wounds = woundsLeft(unit);
          return (
            <g
              key={unit.id}
              className={`${unit.seat === 0 ? css.one : css.other} ${unit.id === acting ? css.acting : ""}`}
            >
              <rect x={left} y={lane * LANE + 1} width={DEEP} height={LANE - 2} rx={0.8} />
              <path className={css.front} d={`M${along},${lane * LANE + 1}v${LANE - 2}`} />
              <text className={css.count} x={left + DEEP / 2} y={lane * LANE + LANE / 2 + 0.8}>
                {countModels(unit)}
                {aboard(unit, units).length > 0 && `+${aboard(unit, units).length}`}
              </text>
              <title>
                {texts.battle.unit(nameOf(unit), countModels(unit), startingModels(unit), wounds)}
                {aboard(unit, units).map((passenger) => `\n${texts.battle.carries(nameOf(passenger))}`)}
              </title>
            </g>
          );
        })}
      </svg>
      <NumberList numbers={numbers.filter(({ id }) => id.startsWith("attack."))} voice={voice} />
      <div className={css.rosters}>
        {[0, 1].map((seat) => (
          <ul key={seat} className={seat === 0 ? css.one : css.other} aria-label={texts.lobby.seat(seat)}>
            {Object.values(units)
              .filter((unit) => unit.seat === seat)
              .map((unit) => (
                <li key={unit.id} data-acting={unit.id === acting}>
                  {keys.has(unit.id) ? (
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

/** Who is inside a transport. */
const aboard = ({ id }: Unit, units: Seen["units"]): readonly Unit[] =>
  Object.values(units).filter((unit) => unit.aboard === id);

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
