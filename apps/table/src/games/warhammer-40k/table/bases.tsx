import { countModels, startingModels, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import type { Box } from "./field-shape.js";
import css from "./unit-block.module.css";
import { roleOf } from "./unit-role.js";

interface BasesProps {
  readonly unit: Unit;
  readonly box: Box;
  readonly top: number;
  readonly side: "you" | "foe";
}

/** A base for each model, lost ones hollow; a single model has its wounds as a bar. */
export function Bases({ unit, box, top, side }: BasesProps) {
  const [alive, all] = [countModels(unit), startingModels(unit)];
  const room = box.y + box.height - top - 3;
  if (room < 6) return null;
  const role = roleOf(unit);
  if (all === 1) {
    const most = unit.models.reduce((sum, { W }) => sum + W, 0);
    const size = Math.min(22, room);
    const [x, y] = [box.x + box.width / 2 - 20, top];
    return (
      <g>
        <Base x={x} y={y} size={size} side={side} role={role} isLost={false} />
        <rect className={css.track} x={x + size + 6} y={y + size / 2 - 2.5} width={22} height={5} rx={2.5} />
        <rect
          className={css.left}
          x={x + size + 6}
          y={y + size / 2 - 2.5}
          width={22 * Math.min(1, woundsLeft(unit) / most)}
          height={5}
          rx={2.5}
        />
      </g>
    );
  }
  const columns = Math.min(all, all > 6 ? Math.ceil(all / 2) : all, Math.max(2, Math.floor((box.width - 14) / 13)));
  const rows = Math.ceil(all / columns);
  const size = Math.min(17, (box.width - 14) / columns - 1.5, room / rows - 1);
  if (size < 4) return null;
  const left = box.x + (box.width - columns * (size + 1.5)) / 2;
  return Array.from({ length: all }, (_, at) => (
    <Base
      key={at}
      x={left + (at % columns) * (size + 1.5)}
      y={top + Math.floor(at / columns) * (size + 1)}
      size={size}
      side={side}
      role={role}
      isLost={at >= alive}
    />
  ));
}

interface BaseProps {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly side: "you" | "foe";
  readonly role: string;
  readonly isLost: boolean;
}

function Base({ x, y, size, side, role, isLost }: BaseProps) {
  const corner = side === "you" ? size / 2 : size * 0.28;
  return (
    <g>
      <rect className={isLost ? css.lost : css.base} x={x} y={y} width={size} height={size} rx={corner} />
      {!isLost && size > 8 && (
        <use
          className={css.role}
          href={`#${role}`}
          x={x + size * 0.17}
          y={y + size * 0.17}
          width={size * 0.66}
          height={size * 0.66}
        />
      )}
    </g>
  );
}
