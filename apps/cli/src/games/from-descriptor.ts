import { findGame, type ThinkingGame } from "@riposte/hosting";
import { UserMistake } from "../user-mistake.js";
import type { GameEntry } from "./game-entry.js";

/** What the command line takes from a game's descriptor as it is: composition, setup, bots and words. */
export function fromDescriptor(
  descriptor: ThinkingGame,
): Pick<
  GameEntry,
  "game" | "plugins" | "setup" | "bots" | "search" | "standing" | "outlook" | "used" | "voice" | "unplayed" | "actors"
> {
  const { id, setup, bots, search, standing, outlook, used, voice, unplayed, actors } = descriptor;
  const listed = findGame(id)?.plugins ?? [];
  return {
    game(names, guests) {
      const composed = descriptor.compose(names, guests);
      if (composed.ok) return composed.game;
      throw new UserMistake("BAD_VALUE", composed.problems.join("\n"));
    },
    plugins: listed.filter(({ isOptional }) => isOptional).map(({ name }) => name),
    setup,
    bots,
    search,
    standing,
    ...(outlook && { outlook }),
    ...(used && { used }),
    ...(unplayed && { unplayed }),
    ...(actors && { actors }),
    voice,
  };
}
