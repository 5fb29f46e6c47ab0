import { HUMAN, type MatchAbout } from "@riposte/hosting/seats";
import { type Players, WATCHED } from "@riposte/words";
import { matchTexts } from "../texts.js";

/** Which colour and outline a player has: blue and round, or vermilion and eight-cornered. */
export type Side = "you" | "foe";

/** A player at the table, as the one who looks at it speaks of them. */
export interface Player {
  readonly seat: number;
  readonly side: Side;
  readonly name: string;
  /** The name where there is little room, which the page keeps apart from what stands around it. */
  readonly short: string;
  /** "your", or whose with the name. */
  readonly whose: string;
  readonly isBot: boolean;
}

/** All at a table, by seat; a watcher sees the first seat in blue. */
export function playersOf(
  { seat: own, seats }: Pick<MatchAbout, "seat" | "seats">,
  { you, names }: Players = WATCHED,
): readonly Player[] {
  return seats.map((kind, seat) => {
    const isYou = seat === you;
    const name = isYou ? matchTexts.you : (names[seat] ?? "");
    return {
      seat,
      side: seat === (own ?? 0) ? "you" : "foe",
      name,
      short: name.length > 7 ? `${[...name].slice(0, 3).join("")}.` : name,
      whose: isYou ? matchTexts.your : matchTexts.whose(name),
      isBot: kind !== HUMAN,
    };
  });
}
