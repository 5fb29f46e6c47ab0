import { HUMAN } from "@riposte/hosting/seats";
import { savedTexts as texts } from "./saved-texts.js";

/** Who could go on with a match. */
export interface WayOn {
  readonly words: string;
  readonly seats: readonly string[];
}

/** A save does not say who sat where, so the player who opens it does; a person against the bot comes first. */
export function waysOn(seats: number, bot: string): readonly WayOn[] {
  if (seats === 1)
    return [
      { words: texts.alone, seats: [HUMAN] },
      { words: texts.bot, seats: [bot] },
    ];
  return [
    { words: texts.first, seats: [HUMAN, bot] },
    { words: texts.second, seats: [bot, HUMAN] },
    { words: texts.both, seats: [HUMAN, HUMAN] },
    { words: texts.bots, seats: [bot, bot] },
  ];
}
