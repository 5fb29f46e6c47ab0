import type { StageProps } from "../table-parts.js";
import type { FieldShape } from "./field-shape.js";
import css from "./objectives.module.css";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";

const REACH = 3;

/** Objectives in the colour of whoever has more of them within reach. */
export function Objectives({ shape, ...props }: StageProps & { readonly shape: FieldShape }) {
  const { objectives, units } = battleOf(props);
  return objectives.map(({ id, along, lane }) => {
    const control = [0, 1].map((seat) =>
      Object.values(units)
        .filter(
          ({ seat: whose, place }) =>
            whose === seat && place !== null && place.lane === lane && Math.abs(place.along - along) <= REACH,
        )
        .flatMap(({ models }) => models)
        .reduce((sum, { count, OC }) => sum + count * OC, 0),
    );
    const [one = 0, other = 0] = control;
    const holder = one === other ? undefined : props.players[one > other ? 0 : 1];
    const box = shape.box(along, along, lane);
    const [x, y] = shape.isUpright ? [box.x + shape.lane / 2, box.y] : [box.x, box.y + shape.lane / 2];
    const r = Math.min(REACH * shape.inch, shape.lane * 0.62);
    return (
      <g key={id} className={css.objective} data-side={holder?.side}>
        <title>{texts.objective(holder?.name ?? texts.free)}</title>
        <circle className={css.reach} cx={x} cy={y} r={r} />
        <circle className={css.marker} cx={x} cy={y} r={11} />
        <use className={css.flag} href="#flag" x={x - 7} y={y - 7} width="14" height="14" />
      </g>
    );
  });
}
