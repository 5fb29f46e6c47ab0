import { ENGLISH, type Language } from "./language.js";

/** Who is spoken to, and what the players are called. */
export interface Players {
  /** The seat that reads; to `null`, who watches, no words say "you". */
  readonly you: number | null;
  /** By seat; never read for the seat that is "you". */
  readonly names: readonly string[];
}

/** The sides' colours: what players are called who gave no name. */
export const COLOURS = ["Blue", "Red", "Green", "Yellow"] as const;

/** As a watcher reads. */
export const WATCHED: Players = { you: null, names: COLOURS };

const NTH = ["first", "second", "third", "fourth"] as const;

/** A seat where players have no names: "first player". */
export const nthPlayer = (seat: number): string =>
  NTH[seat] === undefined ? `player ${seat + 1}` : `${NTH[seat]} player`;

/** "you" or the name. */
export const whoIs = ({ you, names }: Players, seat: number, language: Language = ENGLISH): string =>
  seat === you ? language.you : (names[seat] ?? `Player ${seat + 1}`);

/** "your", or the name's own. */
export const whoseIs = (players: Players, seat: number, language: Language = ENGLISH): string =>
  seat === players.you ? language.your : language.owned(whoIs(players, seat, language));

/** A verb as a seat does it: given as others do it, "draws", or as both do, "draw|draws". */
export function verbOf({ you }: Players, seat: number, verb: string, language: Language = ENGLISH): string {
  const [first = "", other] = verb.split("|");
  if (other !== undefined) return seat === you ? first : other;
  return seat === you ? language.yours(verb) : verb;
}
