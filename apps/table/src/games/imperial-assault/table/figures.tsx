import { type Board, spaceNamed, type Table } from "@riposte/imperial-assault";
import { drawnButton } from "../../../look/drawn-button.js";
import { lit } from "../../../look/lit.js";
import { Token } from "../../../look/token.js";
import { isPicked, pressed, type StageProps } from "../../../tables/table-parts.js";
import { CELL } from "./cell.js";
import { figureName, healthOf, lookOf } from "./figure-looks.js";
import { keysOn } from "./figure-options.js";
import css from "./figures.module.css";
import { MissionToken } from "./mission-token.js";
import { skirmishTexts as texts } from "./texts.js";
import { cornerOf, type Frame } from "./where.js";

interface FiguresProps
  extends Pick<
    StageProps,
    "options" | "players" | "numbers" | "voice" | "own" | "hinted" | "regarded" | "chosen" | "onChoose" | "onPoint"
  > {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
  /** Every figure has its name beside it, or only who matters. */
  readonly showsNames: boolean;
}

/** Figures and mission tokens. */
export function Figures({ table, board, frame, showsNames, ...props }: FiguresProps) {
  const { options, players, numbers, voice, own, hinted, onChoose, onPoint } = props;
  const attack = table.attacks.at(-1);
  const isNamed = ({ id }: Table["figures"][string]) =>
    id === attack?.defender || id === (attack?.attacker ?? table.activation?.figure);
  // always in the same order: what changes its place in a drawing cannot travel
  const standing = Object.values(table.figures).filter(({ spaces }) => spaces.length > 0);
  const middleOf = ({ spaces }: Table["figures"][string]) => {
    const corners = spaces.map((space) => cornerOf(board, frame, spaceNamed(board, space)));
    const { x, y, width, height } = boxAround(corners);
    return {
      r: Math.min(width, height) * CELL * 0.42,
      style: { transform: `translate(${(x + width / 2) * CELL}px, ${(y + height / 2) * CELL}px)` },
    };
  };
  // the two of an attack are named on the sides that are turned away from each other
  const [attacker, defender] = [attack?.attacker, attack?.defender].map((id) => table.figures[id ?? ""]?.spaces[0]);
  const rowOf = (space: string) => cornerOf(board, frame, spaceNamed(board, space)).y;
  const isAttackerAbove = attacker !== undefined && defender !== undefined && rowOf(attacker) < rowOf(defender);
  const isNamedAbove = (id: string) =>
    (id === attack?.attacker && isAttackerAbove) || (id === attack?.defender && !isAttackerAbove);
  const labelOf = (kind: string) => board.missions[table.mission]?.tokens.find(({ id }) => id === kind)?.label ?? kind;
  const taken = new Set(standing.flatMap(({ spaces }) => spaces));
  const tokens = (isStoodOn: boolean) =>
    Object.values(table.objects).map((object) => {
      if (object.space === null || taken.has(object.space) !== isStoodOn) return null;
      const { x, y } = cornerOf(board, frame, spaceNamed(board, object.space));
      return <MissionToken key={object.id} {...{ object, x, y, isStoodOn }} label={labelOf(object.kind)} />;
    });
  return (
    <g>
      {tokens(false)}
      {standing.map((figure) => {
        const { r, style } = middleOf(figure);
        const keys = keysOn(figure, options);
        const isActing = attack === undefined ? table.activation?.figure === figure.id : attack.attacker === figure.id;
        const isTarget = attack?.defender === figure.id;
        const { left, full } = healthOf(figure, numbers);
        const name = figureName(voice, figure);
        const conditions = figure.conditions.map((one) => texts.conditions[one]).join(", ");
        const whose = figure.seat === own ? "own" : players[figure.seat] === undefined ? "nobody" : "foe";
        const label = texts.figure(name, whose, left, full, conditions);
        const act = () => (keys.length === 1 ? onChoose(keys[0] as string) : onPoint(keys));
        const shared = { className: css.figure, style, "data-preview": figure.id, "data-figure": figure.id };
        const drawn = (
          <>
            <Token
              {...lookOf(table, figure, props)}
              x={0}
              y={0}
              r={r}
              state={isTarget ? "target" : isActing ? "acting" : keys.length > 0 ? "can" : "rest"}
            />
            {isPicked(props, keys) && <circle className={css.picked} r={r * 1.2} />}
          </>
        );
        if (keys.length === 0)
          return (
            <g key={figure.id} {...shared}>
              <title>{label}</title>
              {drawn}
            </g>
          );
        return (
          <g
            key={figure.id}
            {...shared}
            {...lit(...keys)}
            {...pressed(props.chosen, keys)}
            data-hinted={keys.some((key) => key === hinted)}
            {...drawnButton(label, act)}
          >
            {drawn}
          </g>
        );
      })}
      {tokens(true)}
      {/* above all figures, so that none stands on a name */}
      {standing
        .filter((figure) => showsNames || isNamed(figure))
        .map((figure) => {
          const { r, style } = middleOf(figure);
          return (
            <g key={figure.id} className={css.travels} style={style}>
              <Name words={figureName(voice, figure)} x={0} y={(isNamedAbove(figure.id) ? -1.55 : 1.55) * r} />
            </g>
          );
        })}
    </g>
  );
}

function Name({ words, x, y }: { readonly words: string; readonly x: number; readonly y: number }) {
  const width = words.length * 5.1 + 14;
  return (
    <g>
      <rect className={css.label} x={x - width / 2} y={y - 7} width={width} height={14} rx={7} />
      <text className={css.name} x={x} y={y + 3.2}>
        {words}
      </text>
    </g>
  );
}

function boxAround(corners: readonly { readonly x: number; readonly y: number }[]) {
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  const [x, y] = [Math.min(...xs), Math.min(...ys)];
  return { x, y, width: Math.max(...xs) - x + 1, height: Math.max(...ys) - y + 1 };
}
