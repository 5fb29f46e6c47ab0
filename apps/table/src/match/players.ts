import { HUMAN, type MatchAbout } from "@riposte/seats";
import { matchTexts } from "./texts.js";

/** Which colour and outline somebody has: blue and round, or vermilion and eight-cornered. */
export type Side = "you" | "foe";

/** Somebody at the table, as the one who looks at it speaks of them. */
export interface Player {
  readonly seat: number;
  readonly side: Side;
  readonly name: string;
  /** The name where there is little room. */
  readonly short: string;
  readonly isBot: boolean;
}

/** Everybody at a table, by seat. People who share a device are Blue and Red, since both of them are "you". */
export function playersOf({
  seat: own,
  seats,
  isShared,
}: Pick<MatchAbout, "seat" | "seats" | "isShared">): readonly Player[] {
  const people = seats.filter((name) => name === HUMAN).length;
  const sharesDevice = !isShared && people > 1;
  return seats.map((kind, seat) => {
    const isBot = kind !== HUMAN;
    const isYou = seat === own && !sharesDevice;
    const side: Side = (sharesDevice || own === null ? seat === 0 : seat === own) ? "you" : "foe";
    const { you, foe, friend, blue, red } = matchTexts.players;
    const called = isYou ? you : sharesDevice || own === null ? (seat === 0 ? blue : red) : isBot ? foe : friend;
    return { seat, side, isBot, name: called.name, short: called.short };
  });
}
