import { imperialAssaultContext as context, markOf, spellId } from "@riposte/catalog/imperial-assault";
import { type Board, spaceNamed, type Table } from "@riposte/imperial-assault";
import type { Key, Option } from "@riposte/kernel";
import css from "./standers.module.css";
import { CELL, cornerOf, type Frame } from "./where.js";

interface StandersProps {
  readonly table: Table;
  readonly tokens: Readonly<Record<string, readonly string[]>>;
  readonly board: Board;
  readonly frame: Frame;
  readonly onHover: (space: number) => void;
  /** The option to attack a figure, if there is one. */
  readonly attackOn: (figure: string) => Option | undefined;
  readonly onChoose: (key: Key) => void;
}

const SIGNS: Readonly<Record<string, string>> = { focus: "F", hide: "H", stun: "S", weaken: "W", bleed: "B" };

/** Figures and mission tokens. */
export function Standers({ table, tokens, board, frame, onHover, attackOn, onChoose }: StandersProps) {
  return (
    <g>
      {Object.values(table.objects).map(({ id, space }) => {
        if (space === null) return null;
        const { x, y } = cornerOf(board, frame, spaceNamed(board, space));
        return (
          <path key={id} className={css.object} d={`M${x + 20},${y + 6}l14,14-14,14-14-14z`}>
            <title>{id}</title>
          </path>
        );
      })}
      {Object.values(table.figures)
        .filter(({ spaces }) => spaces.length > 0)
        .map((figure) => {
          const spaces = figure.spaces.map((space) => spaceNamed(board, space));
          const box = boxAround(spaces.map((space) => cornerOf(board, frame, space)));
          const attack = attackOn(figure.id);
          const marks = [
            ...figure.conditions.map((one) => SIGNS[one] ?? one),
            ...(tokens[figure.id] ?? []).map(() => "•"),
          ];
          const health = context().body(figure.card).health;
          const isActive = table.activation?.figure === figure.id;
          return (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing shows range and sight; the roster and the question say the same in words
            <g
              key={figure.id}
              className={`${css.figure} ${figure.seat === 0 ? css.one : css.other} ${isActive ? css.active : ""} ${attack === undefined ? "" : css.target}`}
              onPointerEnter={() => onHover(spaces[0] as number)}
              onClick={() => attack !== undefined && onChoose(attack.key)}
            >
              <title>{`${spellId(context(), figure.id)} ${figure.damage}/${health} ${figure.conditions.join(" ")}`}</title>
              <rect x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} rx={14} />
              <text className={css.mark} x={box.x + box.width / 2} y={box.y + box.height / 2 + 4}>
                {markOf(context(), figure.id)}
              </text>
              <path
                className={css.health}
                d={`M${box.x + 7},${box.y + box.height - 8}h${(box.width - 14) * (1 - figure.damage / health)}`}
              />
              <text className={css.conditions} x={box.x + box.width - 5} y={box.y + 11}>
                {marks.join("")}
              </text>
            </g>
          );
        })}
    </g>
  );
}

function boxAround(corners: readonly { readonly x: number; readonly y: number }[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + CELL, height: Math.max(...ys) - y + CELL };
}
