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
    if (eat(rr, "DON!! cards given to this (Character|Leader|card)") !== undefined)
      return { stat: "don", of: { ref: "self" } };
    return oneOf(rr, [readPlaced, readOwned]);
  });
}

/** "cards in your hand", "DON!! cards on your field", "Characters on your field". */
function readPlaced(r: Reader): Size | undefined {
  const thing = readThingName(r);
  if (thing === undefined || eat(r, thing === "cards" ? "in" : "on") === undefined) return undefined;
  const side = readWhose(r);
  if (side === undefined) return undefined;
  if (thing !== "cards") return eat(r, "field") === undefined ? undefined : sizeOf(thing, side);
  const pile = readPileName(r);
  return pile === undefined ? undefined : sizeOf(pile, side);
}

/** "your Life cards", "your opponent's number of Life cards", "your Characters", "your rested DON!! cards". */
function readOwned(r: Reader): Size | undefined {
  const side = readWhose(r);
  if (side === undefined) return undefined;
  eat(r, "number of");
  const thing = readThingName(r);
  return thing === undefined || thing === "cards" ? undefined : sizeOf(thing, side);
}

const THINGS: readonly (readonly [string, string])[] = [
  ["face-up Life( cards?)?", "faceUpLife"],
  ["Life( cards?| area)", "life"],
  ["active DON!!( cards?)?", "activeDon"],
  ["rested DON!!( cards?)?", "restedDon"],
  ["given DON!!( cards?)?", "givenDon"],
  ["DON!!( cards?)?", "don"],
  ["rested Characters?", "restedCharacters"],
  ["Characters?", "characters"],
  ["cards?", "cards"],
];

const readThingName = (r: Reader): string | undefined => THINGS.find(([words]) => eat(r, words) !== undefined)?.[1];

/** So much of something a player has: a size of its own, or cards to be counted. */
function sizeOf(thing: string, side: string): Size {
  const all = { side, zones: ["characters"], count: "all" };
  if (thing === "characters") return { count: all };
  return thing === "restedCharacters" ? { count: { ...all, filter: { state: "rested" } } } : { size: thing, side };
}

export const readPileName = (r: Reader): string | undefined =>
  ["hand", "trash", "deck"].find((pile) => eat(r, pile) !== undefined);

/** What is compared without saying whose: "cards in your hand", "Life cards", "DON!! cards on their field", "Characters". */
export function readThing(r: Reader): ((side: string) => Size) | undefined {
  const thing = readThingName(r);
  if (thing === undefined) return undefined;
  if (thing !== "cards") {
    eat(r, "on (your|their) field");
    return (side) => sizeOf(thing, side);
  }
  const pile = eat(r, "in (your|their)") === undefined ? undefined : readPileName(r);
  return pile === undefined ? undefined : (side) => sizeOf(pile, side);
}
