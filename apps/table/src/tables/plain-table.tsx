import type { GameDescriptor } from "@riposte/hosting";
import { type PlainBoard, type PlainPart, type PlainZone, plainTable } from "@riposte/hosting/plain";
import type { Key } from "@riposte/kernel";
import { capital } from "@riposte/words";
import type { ComponentType } from "react";
import { lit } from "../look/lit.js";
import { NumberList } from "../play/number-list.js";
import { keysOf } from "./about-thing.js";
import { PlainFace } from "./plain-face.js";
import css from "./plain-table.module.css";
import { plainTexts as texts } from "./plain-texts.js";
import { isPicked, pressed, type StageProps } from "./table-parts.js";

/** Draws what lies in the middle, and what each player has: the others above, the one who looks below. */
export const createPlainStage =
  (
    layout: GameDescriptor["table"],
    handOf: (seen: StageProps) => Pick<PlainZone, "title"> | undefined,
  ): ComponentType<StageProps> =>
  (props) => {
    const { view, players, own, numbers, voice } = props;
    const { middle, seats } = plainTable(view.slices, players.length, layout);
    const last = own ?? 0;
    // the own hand lies below the table, to be read
    const hand = handOf(props)?.title;
    const around = [...players].sort((one, other) => Number(one.seat === last) - Number(other.seat === last));
    return (
      <div className={css.plain}>
        <NumberList numbers={numbers} voice={voice} />
        <div className={css.others}>
          {around.slice(0, -1).map((player) => (
            <Seat key={player.seat} player={player} part={seats[player.seat]} {...props} />
          ))}
        </div>
        <section className={css.part} aria-label={texts.middle}>
          <Part part={middle} {...props} />
        </section>
        {around.slice(-1).map((player) => (
          <Seat key={player.seat} player={player} part={without(seats[player.seat], hand)} {...props} />
        ))}
      </div>
    );
  };

const without = (part: PlainPart | undefined, zone: string | undefined): PlainPart | undefined =>
  part === undefined ? undefined : { ...part, zones: part.zones.filter(({ title }) => title !== zone) };

interface SeatProps extends StageProps {
  readonly player: StageProps["players"][number];
  readonly part: PlainPart | undefined;
}

function Seat({ player, part, ...stage }: SeatProps) {
  if (part === undefined || (part.zones.length === 0 && part.counters.length === 0)) return null;
  const isAsked = stage.view.decision?.seat === player.seat;
  return (
    <section className={css.part} data-side={player.side} data-asked={isAsked} aria-label={player.name}>
      <h2>{player.name}</h2>
      <Part part={part} {...stage} />
    </section>
  );
}

function Part({ part: { counters, zones, boards }, ...stage }: StageProps & { readonly part: PlainPart }) {
  return (
    <>
      {counters.length > 0 && (
        <dl className={css.counters}>
          {counters.map(({ title, value }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      )}
      <div className={css.zones}>
        {zones.map((zone) => (
          <Zone key={zone.title} zone={zone} {...stage} />
        ))}
      </div>
      {boards.map((board) => (
        <Board key={board.title} board={board} {...stage} />
      ))}
    </>
  );
}

function Zone({ zone: { title, cards, count }, ...stage }: StageProps & { readonly zone: PlainZone }) {
  return (
    <div className={css.zone}>
      <h3>
        {title} <small>{count}</small>
      </h3>
      <ul>
        {cards === null
          ? count > 0 && <li className={css.back}>{count}</li>
          : cards.map((card, at) => (
              <li key={`${card}${at}`}>
                <Thing id={card} {...stage} />
              </li>
            ))}
      </ul>
    </div>
  );
}

/** A card or a piece: lit where an answer is about it. */
function Thing({ id, view, voice, onChoose, onPoint, onRegard, ...stage }: StageProps & { readonly id: string }) {
  const keys = keysOf(view, id);
  const [first] = keys;
  const name = capital(voice.spell?.(id) ?? id);
  if (first === undefined)
    return (
      <span className={css.card} data-preview={id}>
        <PlainFace name={name} about={undefined} />
      </span>
    );
  return (
    <button
      type="button"
      className={css.card}
      data-preview={id}
      data-picked={isPicked(stage, keys)}
      {...pressed(stage.chosen, keys)}
      {...lit(...keys)}
      onPointerEnter={() => onRegard(first)}
      onPointerLeave={() => onRegard(null)}
      onClick={() => choose(keys, onChoose, onPoint)}
    >
      <PlainFace name={name} about={undefined} />
    </button>
  );
}

const choose = (keys: readonly Key[], onChoose: StageProps["onChoose"], onPoint: StageProps["onPoint"]): void =>
  keys.length === 1 ? onChoose(keys[0] as Key) : onPoint(keys);

const HUNDRED = 100;

/** Places in rows, or where the game says they are. */
function Board({ board, ...stage }: StageProps & { readonly board: PlainBoard }) {
  const { title, columns, rows, places, isGrid } = board;
  const cell = { width: HUNDRED / columns, height: HUNDRED / rows };
  return (
    <section className={css.board} aria-label={title} style={{ aspectRatio: `${columns} / ${rows}` }}>
      {places.map(({ key, title: name, x, y, things }) => {
        const keys = keysOf(stage.view, key);
        const size = isGrid ? { width: `${cell.width}%`, height: `${cell.height}%` } : {};
        return (
          <div
            key={key}
            className={css.place}
            data-grid={isGrid}
            style={{ left: `${x * cell.width}%`, top: `${y * cell.height}%`, ...size }}
          >
            {keys.length > 0 ? (
              <button
                type="button"
                aria-label={texts.place(name, things)}
                data-picked={isPicked(stage, keys)}
                {...lit(...keys)}
                onClick={() => choose(keys, stage.onChoose, stage.onPoint)}
              >
                {things.join(" ")}
              </button>
            ) : things.length > 0 ? (
              things.map((thing) => <Thing key={thing} id={thing} {...stage} />)
            ) : (
              !isGrid && <small>{name}</small>
            )}
          </div>
        );
      })}
    </section>
  );
}
