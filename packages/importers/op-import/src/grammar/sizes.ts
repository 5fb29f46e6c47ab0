import { attempt, eat, oneOf, type Reader } from "../reader.js";

/** A number that is counted now. */
export type Size = Readonly<Record<string, unknown>>;

type Side = "you" | "opponent";

/** "your", "your opponent's". */
export const readWhose = (r: Reader): Side | undefined =>
  eat(r, "(your|the) opponent's") !== undefined ? "opponent" : eat(r, "your( own)?") !== undefined ? "you" : undefined;

/** "the number of your Life cards", "the number of DON!! cards on your opponent's field", "your opponent's number of Life cards". */
export function readSize(r: Reader): Size | undefined {
  if (eat(r, "the total of your and your opponent's Life cards") !== undefined) return { size: "life", side: "both" };
  return attempt(r, (rr) => {
    eat(rr, "the (total )?number of");
    return oneOf(rr, [readPlaced, readOwned]);
  });
}

/** "cards in your hand", "DON!! cards on your field", "Characters on your field". */
function readPlaced(r: Reader): Size | undefined {
  const { thing, size } = THINGS.find(({ words }) => eat(r, words) !== undefined) ?? {};
  if (thing === undefined && size === undefined) return undefined;
  return oneOf(r, [
    (rr) => {
      const side = size === "cards" && eat(rr, "in") !== undefined ? readWhose(rr) : undefined;
      const pile = side === undefined ? undefined : readPileName(rr);
      return pile === undefined ? undefined : { size: pile, side };
    },
    (rr) => {
      const side = size !== "cards" && eat(rr, "on") !== undefined ? readWhose(rr) : undefined;
      return side === undefined || eat(rr, "field") === undefined ? undefined : sizeOf(thing ?? size, side);
    },
  ]);
}

/** "your Life cards", "your opponent's number of Life cards", "your Characters", "your rested DON!! cards". */
function readOwned(r: Reader): Size | undefined {
  const side = readWhose(r);
  if (side === undefined) return undefined;
  eat(r, "number of");
  const { thing, size } = THINGS.find(({ words, size: one }) => one !== "cards" && eat(r, words) !== undefined) ?? {};
  return thing === undefined && size === undefined ? undefined : sizeOf(thing ?? size, side);
}

const THINGS: readonly { readonly words: string; readonly size?: string; readonly thing?: string }[] = [
  { words: "face-up Life( cards?)?", size: "faceUpLife" },
  { words: "Life( cards?| area)", size: "life" },
  { words: "active DON!!( cards?)?", size: "activeDon" },
  { words: "rested DON!!( cards?)?", size: "restedDon" },
  { words: "given DON!!( cards?)?", size: "givenDon" },
  { words: "DON!!( cards?)?", size: "don" },
  { words: "rested Characters?", thing: "rested" },
  { words: "Characters?", thing: "characters" },
  { words: "cards?", size: "cards" },
];

/** What a player has so much of. */
function sizeOf(what: string | undefined, side: string): Size {
  if (what !== "characters" && what !== "rested") return { size: what, side };
  const filter = what === "rested" ? { filter: { state: "rested" } } : {};
  return { count: { side, zones: ["characters"], ...filter, count: "all" } };
}

export const readPileName = (r: Reader): string | undefined =>
  ["hand", "trash", "deck"].find((pile) => eat(r, pile) !== undefined);

/** What is compared without saying whose: "cards in hand", "Life cards", "DON!! cards on their field", "Characters". */
export function readThing(r: Reader): ((side: string) => Size) | undefined {
  const { thing, size } = THINGS.find(({ words }) => eat(r, words) !== undefined) ?? {};
  if (size === "cards") {
    const pile = eat(r, "in (your|their)") === undefined ? undefined : readPileName(r);
    return pile === undefined ? undefined : (side) => sizeOf(pile, side);
  }
  eat(r, "on (your|their) field");
  return thing === undefined && size === undefined ? undefined : (side) => sizeOf(thing ?? size, side);
}
