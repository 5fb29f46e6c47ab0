import { labelOf, type Voice } from "@riposte/catalog";
import type { Key, Option } from "@riposte/kernel";
import {
  countModels,
  type Objective,
  startingModels,
  type Terrain,
  type Unit,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { texts } from "../../texts.js";
import { pressable } from "../pressable.js";
import css from "./battlefield.module.css";
import { DEEP, drawnUnits } from "./drawn-units.js";

/** What lies and stands on the table. */
export interface FieldSeen {
  readonly lanes: number;
  readonly zone: number;
  readonly terrain: readonly Terrain[];
  readonly objectives: readonly Objective[];
  readonly units: Readonly<Record<string, Unit>>;
  readonly acting: string | null;
}

interface BattlefieldProps extends FieldSeen {
  /** Options by the key of the place or unit they lead to. */
  readonly ways: ReadonlyMap<string, Option>;
  readonly voice: Voice;
  readonly onChoose: (key: Key) => void;
}

/** Inches between the two edges, and the height of a lane on the drawing. */
const LENGTH = 44;
const LANE = 4.4;

/** The lanes seen from above: cover, objectives, where each unit stands with its front, and where the question can lead. */
export function Battlefield({
  lanes,
  zone,
  terrain,
  objectives,
  units,
  acting,
  ways,
  voice,
  onChoose,
}: BattlefieldProps) {
  const middle = (lane: number) => (lane + 0.5) * LANE;
  return (
    <div className={css.scroll}>
      <svg className={css.field} viewBox={`${-DEEP - 1} -1 ${LENGTH + 2 * DEEP + 2} ${lanes * LANE + 4}`}>
        <title>{texts.battle.table}</title>
        {[0, LENGTH - zone].map((from) => (
          <rect key={from} className={css.zone} x={from} y={0} width={zone} height={lanes * LANE} />
        ))}
        {terrain.map(({ lane, from, to, height }) => (
          <rect
            key={`${lane}:${from}`}
            className={css.ruin}
            x={from}
            y={lane * LANE + 0.3}
            width={to - from}
            height={LANE - 0.6}
          >
            <title>{texts.battle.ruin(height)}</title>
          </rect>
        ))}
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
        {objectives.map(({ id, along, lane }) => (
          <g key={id} className={css.objective}>
            <title>{texts.battle.objective(id)}</title>
            <circle cx={along} cy={middle(lane)} r={3} />
            <circle className={css.marker} cx={along} cy={middle(lane)} r={0.9} />
          </g>
        ))}
        {drawnUnits(Object.values(units)).map(({ unit, left, front, lane, row, rows }) => {
          const way = ways.get(unit.id);
          const aboard = Object.values(units).filter((one) => one.aboard === unit.id);
          const height = (LANE - 0.8) / rows;
          const top = lane * LANE + 0.4 + row * height;
          const side = unit.seat === 0 ? css.one : css.other;
          const name = unit.name ?? unit.id;
          return (
            <g
              key={unit.id}
              className={`${css.unit} ${side} ${unit.id === acting ? css.acting : ""} ${way === undefined ? "" : css.way}`}
              {...(way === undefined ? {} : pressable(() => onChoose(way.key), labelOf(voice, way)))}
            >
              <title>
                {texts.battle.unit(name, countModels(unit), startingModels(unit), woundsLeft(unit))}
                {aboard.map((passenger) => `\n${texts.battle.carries(passenger.name ?? passenger.id)}`)}
              </title>
              <rect x={left} y={top + 0.1} width={DEEP} height={height - 0.2} rx={0.6} />
              <path className={css.front} d={`M${front},${top + 0.1}v${height - 0.2}`} />
              <text
                className={css.count}
                x={left + DEEP / 2}
                y={top + height * 0.55}
                style={{ fontSize: `${height * 0.4}px` }}
              >
                {countModels(unit)}
                {aboard.length > 0 && `+${aboard.length}`}
              </text>
              <text className={css.name} x={left + DEEP / 2} y={top + height - 0.5}>
                {name}
              </text>
            </g>
          );
        })}
        {[...ways.values()].map((way) => {
          const { along, lane } = (way.label?.params ?? {}) as { along?: number; lane?: number };
          if (along === undefined || lane === undefined) return null;
          return (
            <g key={String(way.key)} className={css.way} {...pressable(() => onChoose(way.key), labelOf(voice, way))}>
              <title>{labelOf(voice, way)}</title>
              <circle cx={along} cy={middle(lane)} r={0.8} />
            </g>
          );
        })}
      </svg>
    </div>
  );
}
