import type { Arguments } from "../arguments.js";
import type { Flag } from "../command.js";
import { findBot } from "../find-game.js";
import type { GameEntry } from "../games/game-entry.js";
import { UserMistake } from "../user-mistake.js";

/** Which bots play, and where they sit. */
export interface Seating {
  /** One for all seats, or one for each seat of the first game. */
  readonly bots: readonly string[];
  /** Bots change places from game to game. */
  readonly alternates: boolean;
}

export const SEATING_FLAGS: readonly Flag[] = [
  { name: "bot", value: "NAME", help: "which bot plays; greedy,random seats one each; random unless given" },
  { name: "against", value: "NAME", help: "the opponent of --bot: they change seats from game to game" },
];

/** The seating the flags ask for. */
export function readSeating(entry: GameEntry, args: Arguments): Seating {
  const named = (args.text("bot") ?? "random").split(",").map((name) => name.trim());
  const against = args.text("against");
  if (against !== undefined && named.length > 1)
    throw new UserMistake("BAD_VALUE", "--against takes one --bot, not one for each seat. Leave one of them out.");
  const bots = against === undefined ? named : [...named, against];
  for (const bot of bots) findBot(entry, bot);
  return { bots, alternates: against !== undefined };
}

/** The bot at a seat in the game of that number. */
export function botAt({ bots, alternates }: Seating, seat: number, game: number): string {
  const place = alternates ? seat + game : seat;
  return bots[place % bots.length] as string;
}
