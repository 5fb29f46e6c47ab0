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
  /** The name where there is little room. */
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
      short: shortOf(name),
      whose: isYou ? matchTexts.your : matchTexts.whose(name),
      isBot: kind !== HUMAN,
    };
  });
}

/** The first three letters; emoji are whole, and a name kept apart in its line stays so. */
function shortOf(name: string): string {
  const letters = Array.from(new Intl.Segmenter().segment(name), ({ segment }) => segment);
  if (letters.length <= 7) return name;
  return letters[0] === "\u2068" ? `${letters.slice(0, 4).join("")}.\u2069` : `${letters.slice(0, 3).join("")}.`;
}
