import { imperialAssaultContext as context, placesIn } from "@riposte/catalog/imperial-assault";
import { type Table, terminalsOn } from "@riposte/imperial-assault";
import { useMemo, useState } from "react";
import { texts } from "../../texts.js";
import { optionsIn, type TableProps } from "../table-props.js";
import { AttackBoard } from "./attack-board.js";
import { fieldOfTable } from "./field-of-table.js";
import { Ground } from "./ground.js";
import { type Pointed, pointedAt } from "./pointed.js";
import { Roster } from "./roster.js";
import { SightLines } from "./sight-lines.js";
import css from "./skirmish-table.module.css";
import { Standers } from "./standers.js";
import { CELL, frameOf } from "./where.js";

/** A space is never drawn narrower than a finger can hit. */
const SMALLEST = 34;

/** The map with everything on it, both armies, and the attack under way. */
export function SkirmishTable({ view, voice, numbers, onChoose }: TableProps) {
  const table = view.slices["imperial-assault"] as Table;
  const tokens =
    (view.slices["power-tokens"] as { held?: Readonly<Record<string, readonly string[]>> } | undefined)?.held ?? {};
  const board = context().boards.get(table.map);
  const [hovered, setHovered] = useState<number | null>(null);
  const field = useMemo(() => fieldOfTable(table), [table]);
  const options = optionsIn(view);
  const ways = new Map(
    options.flatMap((option) => {
      const [first] = placesIn(String(option.key)) ?? [];
      return first === undefined ? [] : [[first, option] as const];
    }),
  );
  if (board === undefined) return null;
  const frame = frameOf(board);
  const looker = table.attacks.at(-1)?.attacker ?? table.activation?.figure ?? null;
  const pointed: Pointed | null = hovered === null ? null : pointedAt(field, looker, hovered);
  const attackOn = (figure: string) => options.find(({ key }) => String(key).startsWith(`attack:${figure}:`));
  return (
    <div className={css.skirmish}>
      <p className={css.status}>
        {texts.skirmish.round(table.round, table.initiative)}
        {pointed !== null && <span> · {texts.skirmish.pointed(pointed)}</span>}
      </p>
      <div className={css.map}>
        <svg
          style={{ minWidth: frame.columns * SMALLEST }}
          viewBox={`0 0 ${frame.columns * CELL} ${frame.rows * CELL}`}
          onPointerLeave={() => setHovered(null)}
        >
          <title>{board.name}</title>
          <Ground
            board={board}
            ground={field}
            terminals={terminalsOn(board, table)}
            frame={frame}
            ways={ways}
            onHover={setHovered}
            onChoose={onChoose}
          />
          <Standers
            table={table}
            tokens={tokens}
            board={board}
            frame={frame}
            onHover={setHovered}
            attackOn={attackOn}
            onChoose={onChoose}
          />
          {pointed?.sight?.by === "lines" && <SightLines sight={pointed.sight} frame={frame} />}
        </svg>
      </div>
      {table.attacks.length > 0 && (
        <AttackBoard attack={table.attacks.at(-1) as Table["attacks"][number]} numbers={numbers} voice={voice} />
      )}
      <Roster table={table} tokens={tokens} numbers={numbers} voice={voice} />
    </div>
  );
}
