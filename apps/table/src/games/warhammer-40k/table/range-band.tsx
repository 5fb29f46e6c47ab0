import { distanceBetween, type Unit } from "@riposte/warhammer-40k";
import type { StageProps } from "../../../tables/table-parts.js";
import { type Box, type FieldShape, LENGTH } from "./field-shape.js";
import css from "./range-band.module.css";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";

/** How far the shooter's weapon reaches along its lane, half of it marked, and the way to the target looked at. */
export function RangeBand({ shape, ...props }: StageProps & { readonly shape: FieldShape }) {
  const { units, acting } = battleOf(props);
  const shooter = units[acting ?? ""];
  const aims = props.options.filter(({ label }) => label?.params?.weapon !== undefined);
  const regarded = aims.find(({ key }) => key === (props.regarded ?? props.hinted)) ?? aims[0];
  const weapon = shooter?.weapons.find(({ id }) => id === regarded?.label?.params?.weapon);
  const range = weapon?.range ?? 0;
  if (shooter?.place == null || range === 0) return null;
  const { along, lane } = shooter.place;
  const forward = shooter.seat === 0 ? 1 : -1;
  const reach = (inches: number) => Math.max(0, Math.min(LENGTH, along + forward * inches));
  const band = (inches: number) => shape.box(Math.min(along, reach(inches)), Math.max(along, reach(inches)), lane);
  const whole = band(range);
  const end = shape.box(reach(range), reach(range), lane);
  const target = units[String(regarded?.label?.params?.unit ?? "")];
  return (
    <g className={css.range}>
      <rect className={css.band} {...whole} />
      <rect className={css.half} {...band(range / 2)} />
      {reach(range) > 0 && reach(range) < LENGTH && (
        <text className={css.mark} {...markAt(shape, end, forward)}>
          {texts.inch(range)}
        </text>
      )}
      {target?.place != null && <Aim shooter={shooter} target={target} shape={shape} half={range / 2} />}
    </g>
  );
}

/** Upright the inches stand left of the field: there the reach is marked inside its band. */
const markAt = ({ isUpright }: FieldShape, { x, y, width }: Box, forward: number) =>
  isUpright
    ? ({ x: x + width - 6, y: y + 14, textAnchor: "end" } as const)
    : ({ x, y: y + 14, textAnchor: forward > 0 ? "end" : "start" } as const);

interface AimProps {
  readonly shooter: Unit;
  readonly target: Unit;
  readonly shape: FieldShape;
  readonly half: number;
}

/** From front to front, with the inches between. */
function Aim({ shooter, target, shape, half }: AimProps) {
  if (shooter.place === null || target.place === null) return null;
  const middle = ({ along, lane }: NonNullable<Unit["place"]>) => {
    const box = shape.box(along, along, lane);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const [from, to] = [middle(shooter.place), middle(target.place)];
  const [x, y] = [(from.x + to.x) / 2, (from.y + to.y) / 2];
  const inches = distanceBetween(shooter, target);
  return (
    <g>
      <path className={css.aim} d={`M${from.x} ${from.y}L${to.x} ${to.y}`} />
      <rect className={css.chip} x={x - 20} y={y - 11} width={40} height={22} rx={11} />
      <text className={css.inches} x={x} y={y + 4}>
        {texts.inch(inches)}
      </text>
      {inches <= half && (
        <text className={css.note} x={x} y={y + 25}>
          {texts.halfRange}
        </text>
      )}
    </g>
  );
}
