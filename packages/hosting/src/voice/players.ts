/** Who is spoken to, and what all are called. */
export interface Players {
  /** The seat that reads; no words say "you" to `null`. */
  readonly you: number | null;
  /** By seat; never read for the seat that is "you". */
  readonly names: readonly string[];
}

/** The sides' colours: what players are called who gave no name. */
const COLOURS = ["Blue", "Red", "Green", "Yellow"] as const;

/** A reader without a seat. */
export const WATCHED: Players = { you: null, names: COLOURS };

/** Who sits where, as an app knows it. */
export interface Seating {
  /** The seat that reads; `null` watches. */
  readonly seat: number | null;
  /** A person is "human", anything else a bot by its name. */
  readonly seats: readonly string[];
  /** The names people gave. */
  readonly names?: readonly (string | null | undefined)[];
  /** Other people sit at other devices; else they share this one, and go by their colours. */
  readonly isShared?: boolean;
}

/** What the players are called by the one who reads: their names, else "Opponent" or "Friend", else the side's colour. */
export function playersAt({ seat, seats, names = [], isShared = false }: Seating): Players {
  const colour = (at: number) => COLOURS[at] ?? `Player ${at + 1}`;
  const others = seats.length - 1;
  const called = (kind: string, at: number) => {
    if (seat === null || others > 1) return colour(at);
    if (kind !== "human") return "Opponent";
    return isShared ? "Friend" : colour(at);
  };
  const given = (at: number) => (names[at] ?? "").trim();
  return { you: seat, names: seats.map((kind, at) => given(at) || called(kind, at)) };
}

const NTH = ["first", "second", "third", "fourth"] as const;

/** Where the player is not known: "first player". */
export const nthPlayer = (seat: number): string =>
  NTH[seat] === undefined ? `player ${seat + 1}` : `${NTH[seat]} player`;

/** "You" or the name. */
export const whoIs = ({ you, names }: Players, seat: number): string =>
  seat === you ? "you" : (names[seat] ?? `Player ${seat + 1}`);

/** "your", or the name's own. */
export function whoseIs(players: Players, seat: number): string {
  if (seat === players.you) return "your";
  const name = whoIs(players, seat);
  return name.endsWith("s") ? `${name}'` : `${name}'s`;
}

/** A player doing something: the verb is given as others do it, "draws". */
export const whoDoes = (players: Players, seat: number, verb: string): string =>
  `${whoIs(players, seat)} ${seat === players.you ? secondPerson(verb) : verb}`;

const IRREGULAR: Readonly<Record<string, string>> = { is: "are", has: "have", does: "do", was: "were" };

/** "draws" as "you draw". */
function secondPerson(verb: string): string {
  const own = IRREGULAR[verb];
  if (own !== undefined) return own;
  if (verb.endsWith("ies")) return `${verb.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz|o)es$/.test(verb) ? verb.slice(0, -2) : verb.replace(/s$/, "");
}
