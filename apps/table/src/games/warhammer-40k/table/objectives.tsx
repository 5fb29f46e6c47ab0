import type { StageProps } from "../../../tables/table-parts.js";
import type { FieldShape } from "./field-shape.js";
import { heldObjectives, REACH } from "./held-objectives.js";
import css from "./objectives.module.css";
import { battleOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";

/** Objectives in the colour of the player who has more of them on the ground that counts: around the marker, or the terrain it stands in. */
export function Objectives({ shape, ...props }: StageProps & { readonly shape: FieldShape }) {
  return heldObjectives(battleOf(props)).map(({ objective: { id, along, lane }, area, holder }) => {
    const player = holder === null ? undefined : props.players[holder];
    const box = shape.box(along, along, lane);
    const [x, y] = shape.isUpright ? [box.x + shape.lane / 2, box.y] : [box.x, box.y + shape.lane / 2];
    const who = player?.name ?? texts.free;
    return (
      <g key={id} className={css.objective} data-side={player?.side}>
        <title>{area === null ? texts.objective(who) : texts.objectiveArea(who)}</title>
        {area === null ? (
          <circle className={css.reach} cx={x} cy={y} r={Math.min(REACH * shape.inch, shape.lane * 0.62)} />
        ) : (
          <rect className={css.reach} {...shape.box(area.from, area.to, area.lane)} rx="6" />
        )}
        <circle className={css.marker} cx={x} cy={y} r={11} />
        <use className={css.flag} href="#flag" x={x - 7} y={y - 7} width="14" height="14" />
      </g>
    );
  });
}
