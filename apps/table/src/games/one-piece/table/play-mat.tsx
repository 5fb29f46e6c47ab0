import type { StageProps } from "../../../tables/table-parts.js";
import { Half } from "./half.js";
import css from "./play-mat.module.css";
import { PowerGauge } from "./power-gauge.js";

/** Both halves of the mat, one's own below, and the battle between them. */
export function PlayMat(props: StageProps) {
  const own = props.own ?? 0;
  return (
    <div className={css.mat}>
      <Half {...props} seat={1 - own} />
      <PowerGauge {...props} />
      <Half {...props} seat={own} />
    </div>
  );
}
