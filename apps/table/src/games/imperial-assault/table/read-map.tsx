import { type Board, nameOf, spaceNamed, type Table, TERRAIN } from "@riposte/imperial-assault";
import { memo, useMemo } from "react";
import type { StageProps } from "../../../tables/table-parts.js";
import { figureName, healthOf } from "./figure-looks.js";
import { keysOn, waysIn } from "./figure-options.js";
import css from "./read-map.module.css";
import { skirmishTexts as texts } from "./texts.js";
import { coordinatesOf, cornerOf, type Frame } from "./where.js";

interface ReadMapProps extends Pick<StageProps, "options" | "numbers" | "own" | "players" | "voice"> {
  readonly table: Table;
  readonly board: Board;
  readonly frame: Frame;
}

const GROUND: Readonly<Record<number, string>> = {
  [TERRAIN.difficult]: texts.ground.difficult,
  [TERRAIN.blocking]: texts.ground.blocking,
  [TERRAIN.impassable]: texts.ground.impassable,
};

/** The map for those who do not see it: a table of its rows and columns, each cell with who stands there. */
export const ReadMap = memo(function ReadMap({ table, board, frame, ...props }: ReadMapProps) {
  const { options, numbers, own, players, voice } = props;
  const cells = useMemo(() => {
    const said = new Map<number, string[]>();
    const tell = (space: string, words: string) => {
      const at = spaceNamed(board, space);
      said.set(at, [...(said.get(at) ?? []), words]);
    };
    for (const figure of Object.values(table.figures)) {
      const { left, full } = healthOf(figure, numbers);
      const conditions = figure.conditions.map((one) => texts.conditions[one]).join(", ");
      const whose = figure.seat === own ? "own" : players[figure.seat] === undefined ? "nobody" : "foe";
      const words = texts.figure(figureName(voice, figure), whose, left, full, conditions);
      const isLit = keysOn(figure, options).length > 0;
      for (const space of figure.spaces) tell(space, isLit ? `${words}, ${texts.canBe(figure.seat === own)}` : words);
    }
    const tokens = board.missions[table.mission]?.tokens ?? [];
    for (const { space, kind, side, colour, damage, holds = {} } of Object.values(table.objects)) {
      const label = tokens.find(({ id }) => id === kind)?.label ?? kind;
      if (space !== null) tell(space, texts.token(label, side ?? colour, damage, holds));
    }
    for (const space of waysIn(options).keys()) tell(space, texts.canGo);
    return said;
  }, [table, board, options, numbers, own, players, voice]);
  const { columns, rows } = coordinatesOf(board, frame);
  const grid = new Map(board.spaces.map((space) => [keyOf(cornerOf(board, frame, space)), space]));
  return (
    <table className={css.unseen}>
      <caption>{texts.map(board.name)}</caption>
      <thead>
        <tr>
          <td />
          {columns.map((column, x) => (
            <th key={x} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row, y) => (
          <tr key={y}>
            <th scope="row">{row}</th>
            {columns.map((_, x) => {
              const space = grid.get(keyOf({ x, y }));
              return <td key={x}>{space === undefined ? "" : wordsOf(board, space, cells.get(space) ?? [])}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
});

const keyOf = ({ x, y }: { readonly x: number; readonly y: number }): string => `${x},${y}`;

/** "K11, Riot Trooper 2, yours, health 4 of 7, can be activated". */
const wordsOf = (board: Board, space: number, said: readonly string[]): string =>
  [nameOf(board, space).toUpperCase(), GROUND[board.terrain[space] ?? 0], ...said].filter(Boolean).join(", ");
