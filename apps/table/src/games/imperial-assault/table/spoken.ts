import { contextAtTable as context } from "@riposte/hosting/imperial-assault";
import { type Board, EDGE, nameOf, spaceNamed, type Table, TERRAIN, terminalsOn } from "@riposte/imperial-assault";
import type { Key } from "@riposte/kernel";
import { inOneLine, type SpokenTable } from "../../../tables/spoken.js";
import type { StageProps } from "../../../tables/table-parts.js";
import { fieldOfTable } from "./field-of-table.js";
import { figureName, healthOf } from "./figure-looks.js";
import { keysOn, waysIn } from "./figure-options.js";
import { countedBy } from "./ground.js";
import { skirmishTexts as texts } from "./texts.js";
import { coordinatesOf, cornerOf, frameOf } from "./where.js";

const GROUND: Readonly<Record<number, string>> = {
  [TERRAIN.difficult]: texts.ground.difficult,
  [TERRAIN.blocking]: texts.ground.blocking,
  [TERRAIN.impassable]: texts.ground.impassable,
};

/** The map by rows and columns: "K11, Riot Trooper 2, yours, health 4 of 7, acting, wall to the south". */
export function spokenMap(stage: StageProps): SpokenTable {
  const table = stage.view.slices["imperial-assault"] as Table;
  const board = context().boardFor(table);
  const frame = frameOf(board);
  const said = saidOf(stage, table, board);
  const ground = fieldOfTable(table);
  const ways = waysIn(stage.options);
  const keysAt = (space: number): readonly Key[] => [
    ...(ways.get(nameOf(board, space)) ?? []).map(({ key }) => key),
    ...Object.values(table.figures)
      .filter(({ spaces }) => spaces[0] !== undefined && spaceNamed(board, spaces[0]) === space)
      .flatMap((figure) => keysOn(figure, stage.options)),
  ];
  const { rows } = coordinatesOf(board, frame);
  const grid = new Map(
    board.spaces.map((space) => {
      const { x, y } = cornerOf(board, frame, space);
      return [`${x} ${y}`, space];
    }),
  );
  return {
    name: texts.map(board.name),
    rows: rows.map((name, y) => ({
      name: texts.row(name),
      places: Array.from({ length: frame.columns }, (_, x) => {
        const space = grid.get(`${x} ${y}`);
        if (space === undefined) return null;
        const line = inOneLine([
          nameOf(board, space).toUpperCase(),
          GROUND[board.terrain[space] ?? 0],
          ...(said.get(space) ?? []),
          ...edgesOf(board, ground, space),
        ]);
        return { line, keys: [...new Set(keysAt(space))] };
      }),
    })),
  };
}

/** Figures and tokens by where they are. */
function saidOf({ options, numbers, own, players, voice }: StageProps, table: Table, board: Board) {
  const said = new Map<number, string[]>();
  const tell = (at: number, words: string) => said.set(at, [...(said.get(at) ?? []), words]);
  const target = table.attacks.at(-1)?.defender;
  for (const figure of Object.values(table.figures)) {
    const { left, full } = healthOf(figure, numbers);
    const conditions = figure.conditions.map((one) => texts.conditions[one]).join(", ");
    const whose = figure.seat === own ? "own" : players[figure.seat] === undefined ? "nobody" : "foe";
    const words = inOneLine([
      texts.figure(figureName(voice, figure), whose, left, full, conditions),
      figure.id === table.activation?.figure && texts.acting,
      figure.id === target && texts.target,
      keysOn(figure, options).length > 0 && texts.canBe(figure.seat === own),
    ]);
    for (const space of figure.spaces) tell(spaceNamed(board, space), words);
  }
  const tokens = board.missions[table.mission]?.tokens ?? [];
  for (const { space, kind, side, colour, damage, holds = {} } of Object.values(table.objects)) {
    const label = tokens.find(({ id }) => id === kind)?.label ?? kind;
    if (space !== null) tell(spaceNamed(board, space), texts.token(label, side ?? colour, damage, holds));
  }
  for (const space of board.spaces) if (board.rubble[space] === 1) tell(space, texts.rubble);
  for (const space of countedBy(board, board.missions[table.mission])) tell(space, texts.counts);
  for (const space of terminalsOn(board, table)) tell(space, texts.terminal);
  for (const [space, [option]] of waysIn(options))
    tell(spaceNamed(board, space), texts.canGo(option?.label?.params?.cost));
  return said;
}

/** "wall to the south": each edge is kept by the space east or south of it. */
function edgesOf({ stride }: Board, { west, north }: Pick<Board, "west" | "north">, space: number): readonly string[] {
  const sides = [
    [north[space], texts.sides.north],
    [west[space + 1], texts.sides.east],
    [north[space + stride], texts.sides.south],
    [west[space], texts.sides.west],
  ] as const;
  const byKind = new Map<number, string[]>();
  for (const [kind = EDGE.open, side] of sides)
    if (kind !== EDGE.open) byKind.set(kind, [...(byKind.get(kind) ?? []), side]);
  return [...byKind].map(([kind, all]) => texts.edge(texts.edges[kind] ?? "", all));
}
