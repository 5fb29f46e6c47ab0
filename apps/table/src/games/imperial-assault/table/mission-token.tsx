import type { Table } from "@riposte/imperial-assault";
import { CELL } from "./cell.js";
import css from "./mission-token.module.css";
import { skirmishTexts as texts } from "./texts.js";

interface MissionTokenProps {
  readonly object: Table["objects"][string];
  readonly label: string;
  /** Its space, in spaces from the corner of the map. */
  readonly x: number;
  readonly y: number;
  /** A figure stands on it: it lies small in the corner of the space, above the figure. */
  readonly isStoodOn?: boolean;
}

/** A mission token: a disc in its colour with its letter, what lies on it below; the colour is said too. */
export function MissionToken({ object, label, x, y, isStoodOn = false }: MissionTokenProps) {
  const { side, colour, holds = {}, damage } = object;
  const [left, top, scale] = isStoodOn ? [x + 0.8, y + 0.2, 0.62] : [x + 0.5, y + 0.5, 1];
  const held = Object.values(holds).reduce((sum, amount) => sum + amount, 0);
  return (
    <g
      className={css.token}
      data-colour={side ?? colour}
      data-stood={isStoodOn}
      data-preview={object.id}
      transform={`translate(${left * CELL} ${top * CELL}) scale(${scale})`}
    >
      <title>{texts.token(label, side ?? colour, damage, holds)}</title>
      <TokenDisc label={label} cx={0} cy={0} />
      {held > 0 && (
        <>
          <circle className={css.count} cx={12} cy={11} r={7.5} />
          <text className={css.number} x={12} y={14.2}>
            {held}
          </text>
        </>
      )}
    </g>
  );
}

/** The disc of a mission token and its letter. */
export function TokenDisc({ label, cx, cy }: { readonly label: string; readonly cx: number; readonly cy: number }) {
  return (
    <>
      <circle className={css.disc} cx={cx} cy={cy} r={13} />
      <text className={css.letter} x={cx} y={cy + 4.5}>
        {label.slice(0, 1).toUpperCase()}
      </text>
    </>
  );
}
