import type { Key } from "@riposte/kernel";
import { useRef } from "react";
import type { StageProps } from "../../../tables/table-parts.js";
import { useRoom } from "../../../tables/use-room.js";
import css from "./battlefield.module.css";
import { DEEP, drawnUnits } from "./drawn-units.js";
import { type Box, type FieldShape, LENGTH, shapeOf } from "./field-shape.js";
import { Objectives } from "./objectives.js";
import { isFinger, PLACES, PlaceMark, placeOf, placesUnder } from "./places.js";
import { RangeBand } from "./range-band.js";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import { UnitBlock } from "./unit-block.js";
import { useLookedAt } from "./use-looked-at.js";
import { wayTo } from "./way-to.js";

/** The lanes seen from above: ruins, objectives, units with their fronts, and where the question can lead. */
export function Battlefield(props: StageProps) {
  const battle = battleOf(props);
  const place = useRef<HTMLDivElement>(null);
  const shape = shapeOf(useRoom(place), battle.lanes, props.own === 1);
  useLookedAt(place, shape, props);
  const units = drawnUnits(Object.values(battle.units));
  // places stand beside the units of an upright lane, so that no name is covered
  const narrowed = shape.isUpright && props.options.some((option) => placeOf(option) !== null) ? 1 - PLACES : 1;
  const isTouched = isFinger();
  return (
    <div ref={place} className={css.around} {...(shape.size !== null && { tabIndex: 0 })}>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach each place itself */}
      <svg
        className={css.field}
        style={shape.size ?? undefined}
        onClick={({ clientX, clientY, currentTarget }) => {
          const { left, top } = currentTarget.getBoundingClientRect();
          const keys = isTouched ? placesUnder(props.options, shape, clientX - left, clientY - top) : [];
          if (keys.length === 1) props.onChoose(keys[0] as Key);
          else if (keys.length > 1) props.onPoint(keys);
        }}
      >
        <title>{texts.field}</title>
        <Lanes {...props} shape={shape} />
        {battle.terrain.map(({ lane, from, to, height }) => (
          <Ruin key={`${lane}:${from}`} label={texts.ruin(height)} {...shape.box(from, to, lane)} />
        ))}
        <Objectives {...props} shape={shape} />
        <RangeBand {...props} shape={shape} />
        {units.map(({ unit, left, lane, row, rows }) => {
          const from = Math.max(0, Math.min(LENGTH - DEEP, left));
          const box = shape.box(from, from + DEEP, lane, { at: row, of: rows });
          return (
            <UnitBlock
              key={unit.id}
              {...props}
              unit={unit}
              shape={shape}
              box={{ ...box, width: box.width * narrowed }}
              way={wayTo(props.options, unit.id)}
            />
          );
        })}
        {props.options.map((option) => (
          <PlaceMark key={String(option.key)} {...props} option={option} shape={shape} isTouched={isTouched} />
        ))}
      </svg>
    </div>
  );
}

interface ShapeProps extends StageProps {
  readonly shape: FieldShape;
}

function Lanes({ shape, ...props }: ShapeProps) {
  const { lanes, zone } = battleOf(props);
  const whole = shape.box(0, LENGTH, 0);
  const [wide, high] = shape.isUpright ? [shape.lane * lanes, whole.height] : [whole.width, shape.lane * lanes];
  const own = props.own ?? 0;
  const ground = (from: number, to: number) => {
    const box = shape.box(from, to, 0);
    return shape.isUpright ? { ...box, width: wide } : { ...box, height: high };
  };
  return (
    <g>
      <rect className={css.ground} x={whole.x} y={whole.y} width={wide} height={high} rx={10} />
      <rect className={css.zone} data-side={own === 0 ? "you" : "foe"} {...ground(0, zone)} />
      <rect className={css.zone} data-side={own === 0 ? "foe" : "you"} {...ground(LENGTH - zone, LENGTH)} />
      {Array.from({ length: lanes }, (_, lane) => {
        const box = shape.box(0, LENGTH, lane);
        const [x, y] = shape.isUpright
          ? [box.x + box.width / 2, box.y + box.height + 16]
          : [box.x - 14, box.y + box.height / 2 + 4];
        return (
          <g key={lane}>
            <rect className={css.lane} {...box} />
            <text className={css.mark} x={x} y={y}>
              {lane + 1}
            </text>
          </g>
        );
      })}
      {[0, 6, 12, 18, 24, 30, 36, LENGTH].map((inch) => {
        const box = shape.box(inch, inch, 0);
        const d = shape.isUpright ? `M${box.x} ${box.y}h${wide}` : `M${box.x} ${box.y}v${high}`;
        const [x, y] = shape.isUpright ? [box.x - 14, box.y + 4] : [box.x, box.y + high + 17];
        return (
          <g key={inch}>
            <path className={css.inches} d={d} />
            <text className={css.mark} x={x} y={y}>
              {texts.inch(inch)}
            </text>
          </g>
        );
      })}
    </g>
  );
}

interface RuinProps extends Box {
  readonly label: string;
}

function Ruin({ x, y, width, height, label }: RuinProps) {
  const [cx, cy] = [x + width / 2, y + height / 2];
  return (
    <g>
      <title>{label}</title>
      <rect
        className={css.ruin}
        x={x + 2}
        y={y + 5}
        width={Math.max(0, width - 4)}
        height={Math.max(0, height - 10)}
        rx={6}
      />
      <path className={css.walls} d={`M${cx - 22} ${cy + 14}v-23l12-6v8l10-5 11 7v-6l11 8v17`} />
    </g>
  );
}
