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
}

/** A mission token: a disc in its colour with its letter, what lies on it below; the colour is said too. */
export function MissionToken({ object, label, x, y }: MissionTokenProps) {
  const { side, colour, holds = {}, damage } = object;
  const [cx, cy] = [(x + 0.5) * CELL, (y + 0.5) * CELL];
  const held = Object.values(holds).reduce((sum, amount) => sum + amount, 0);
  return (
    <g className={css.token} data-colour={side ?? colour} data-preview={object.id}>
      <title>{texts.token(label, side ?? colour, damage, holds)}</title>
      <TokenDisc label={label} cx={cx} cy={cy} />
      {held > 0 && (
        <>
          <circle className={css.count} cx={cx + 12} cy={cy + 11} r={7.5} />
          <text className={css.number} x={cx + 12} y={cy + 14.2}>
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
