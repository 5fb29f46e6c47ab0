import type { Prospect } from "@riposte/hosting";
import type { Option } from "@riposte/kernel";
import { countModels, startingModels, type Unit, woundsLeft } from "@riposte/warhammer-40k";
import { drawnButton } from "../../../look/drawn-button.js";
import { lit } from "../../../look/lit.js";
import { isPicked, pressed, type StageProps } from "../../../tables/table-parts.js";
import { Bases } from "./bases.js";
import { type Box, type FieldShape, LENGTH } from "./field-shape.js";
import { battleOf, nameOf } from "./seen-battle.js";
import { battleTexts as texts } from "./texts.js";
import css from "./unit-block.module.css";

interface UnitBlockProps extends StageProps {
  readonly unit: Unit;
  readonly box: Box;
  readonly shape: FieldShape;
  /** The answer that is about the unit. */
  readonly way: Option | undefined;
}

/** How wide a letter of a name is on average. */
const LETTER = 5.6;
/** From this height on a name may have two lines. */
const TWO_LINES = 28;

/** A unit: a block with a bold front edge, its name, and a base for each model. */
export function UnitBlock({
  unit,
  box,
  shape,
  way,
  players,
  own,
  hinted,
  regarded,
  chosen,
  onChoose,
  onRegard,
  ...props
}: UnitBlockProps) {
  const { acting, volleys } = battleOf(props);
  const player = players[unit.seat];
  const [models, starting] = [countModels(unit), startingModels(unit)];
  const inner = { x: box.x + 1, y: box.y + 4, width: Math.max(1, box.width - 2), height: Math.max(1, box.height - 8) };
  const prospect = way === undefined ? undefined : props.outlook?.answers[String(way.key)];
  const isTarget = volleys.at(-1)?.target === unit.id;
  const isForward = (unit.seat === (own ?? 0)) !== shape.isUpright;
  const front = shape.isUpright
    ? { x: inner.x, y: unit.seat === (own ?? 0) ? inner.y : inner.y + inner.height - 4, width: inner.width, height: 4 }
    : { x: isForward ? inner.x + inner.width - 4 : inner.x, y: inner.y, width: 4, height: inner.height };
  const room = Math.floor(inner.width / LETTER);
  const name = nameOf(props, unit);
  const lines = inner.height < TWO_LINES ? [name] : linesOf(name, room);
  const words = texts.unit(name, unit.seat === own, models, starting, woundsLeft(unit));
  const drawn = (
    <>
      <title>{words}</title>
      <rect className={css.body} {...inner} rx={8} />
      <rect className={css.front} {...front} rx={2} />
      {lines.map((line, at) => (
        <text
          key={line}
          className={css.name}
          x={inner.x + inner.width / 2}
          y={inner.y + Math.min(14, inner.height / 2 + 4) + at * 11}
          {...(line.length > room && { textLength: Math.max(1, inner.width - 8), lengthAdjust: "spacingAndGlyphs" })}
        >
          {at < lines.length - 1 ? `${line} ` : line}
        </text>
      ))}
      <Bases unit={unit} box={inner} top={inner.y + 20 + (lines.length - 1) * 11} side={player?.side ?? "foe"} />
      {prospect !== undefined && <Expected box={inner} shape={shape} figure={expectedOf(prospect, models)} />}
    </>
  );
  const shared = {
    className: css.unit,
    "data-side": player?.side,
    "data-acting": unit.id === acting,
    "data-target": isTarget,
    "data-preview": unit.id,
    ...(unit.id === acting && { "data-drag": "any" }),
    "data-picked": way !== undefined && isPicked({ hinted, regarded, chosen }, [way.key]),
  };
  if (way === undefined) return <g {...shared}>{drawn}</g>;
  return (
    <g
      {...shared}
      {...lit(way.key)}
      {...pressed(chosen, [way.key])}
      data-hinted={way.key === hinted}
      {...drawnButton(words, () => onChoose(way.key))}
      onPointerEnter={() => onRegard(way.key)}
      onPointerLeave={() => onRegard(null)}
    >
      {drawn}
    </g>
  );
}

interface ExpectedProps {
  readonly box: Box;
  readonly shape: FieldShape;
  readonly figure: string;
}

/** The one number of a target, how many of how many: beside it, on the side of the field's middle where the other has no room; upright on its edge, so that it covers no name. */
function Expected({ box, shape, figure }: ExpectedProps) {
  const width = figure.length * 6.6 + 16;
  const end = shape.box(LENGTH, LENGTH, 0);
  const right = box.x + box.width + 4;
  const beside = right + width <= end.x + end.width + 16 ? right : box.x - width - 4;
  const [x, y] = shape.isUpright
    ? [Math.max(2, box.x + box.width / 2 - width / 2), box.y + box.height - 14]
    : [beside, box.y + box.height / 2 - 9];
  return (
    <g>
      <rect className={css.expected} x={x} y={y} width={width} height={18} rx={9} />
      <text className={css.figure} x={x + width / 2} y={y + 13}>
        {figure}
      </text>
    </g>
  );
}

function expectedOf({ slain = [], damage }: Prospect, models: number): string {
  const mean = (law: readonly number[]) => law.reduce((sum, chance, count) => sum + chance * count, 0);
  return models > 1 ? texts.expected(mean(slain).toFixed(1), models) : `${mean(damage).toFixed(1)} ${texts.damage}`;
}

/** A name in one line, or two where it is long. */
function linesOf(name: string, room: number): readonly string[] {
  if (name.length <= room || !name.includes(" ")) return [name];
  const words = name.split(" ");
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(" "), words.slice(half).join(" ")];
}
