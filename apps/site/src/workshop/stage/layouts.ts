import type { ComponentType } from "react";
import type { BoardProps } from "./boards/board.js";
import type { Laying } from "./laying/laying.js";

/** How positions of a game are laid, and how they are drawn. */
export interface Layout {
  readonly laying: Laying;
  readonly Board: ComponentType<BoardProps>;
}

const duel = async (): Promise<Layout> => {
  const [{ layDuel }, { DuelBoard }] = await Promise.all([
    import("./laying/lay-duel.js"),
    import("./boards/duel-board.js"),
  ]);
  return { laying: layDuel, Board: DuelBoard };
};

const skirmish = async (): Promise<Layout> => {
  const [{ laySkirmish }, { SkirmishBoard }] = await Promise.all([
    import("./laying/lay-skirmish.js"),
    import("./boards/skirmish-board.js"),
  ]);
  return { laying: laySkirmish, Board: SkirmishBoard };
};

const battle = async (): Promise<Layout> => {
  const [{ layBattle }, { BattleBoard }] = await Promise.all([
    import("./laying/lay-battle.js"),
    import("./boards/battle-board.js"),
  ]);
  return { laying: layBattle, Board: BattleBoard };
};

const LAYOUTS: Readonly<Record<string, () => Promise<Layout>>> = {
  "imperial-assault": skirmish,
  "one-piece": duel,
  "warhammer-40k": battle,
};

/** Fetched with the game it is for. */
export const layoutOf = (game: string): Promise<Layout> => (LAYOUTS[game] ?? duel)();
