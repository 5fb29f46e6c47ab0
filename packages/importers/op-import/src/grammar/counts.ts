import { attempt, eat, type Reader, sees } from "../reader.js";

/** Something that is so or not. */
export type Condition = Readonly<Record<string, unknown>>;

/** "3 or less", "3 or more", "3", "0 or 3 or more". */
export function bounds(r: Reader): Record<string, unknown> | undefined {
  const less = eat(r, "{n} or less");
  if (less !== undefined) return { max: Number(less[0]) };
  const either = eat(r, "{n} or {n} or more");
  if (either !== undefined) return { either: Number(either[0]), min: Number(either[1]) };
  const more = eat(r, "{n} or more");
  if (more !== undefined) return { min: Number(more[0]) };
  const exact = eat(r, "{n}");
  return exact === undefined ? undefined : { is: Number(exact[0]) };
}

/** Whose number it is. */
export const whose = (r: Reader): "you" | "opponent" | "both" | undefined => {
  if (eat(r, "you and your opponent have a total of") !== undefined) return "both";
  if (eat(r, "your opponent has") !== undefined) return "opponent";
  return eat(r, "you (have|do not have|don't have)") === undefined ? r.subject : "you";
};

/** Conditions on Life. */
export function readLife(r: Reader): Condition | undefined {
  return attempt(r, (rr) => {
    const isEither = eat(rr, "(either )?you or your opponent has") !== undefined;
    const side = isEither ? "either" : whose(rr);
    const range = side === undefined ? undefined : (bounds(rr) ?? one(rr));
    const size = eat(rr, "face-up Life cards?") !== undefined ? "faceUpLife" : "life";
    if (range === undefined || (size === "life" && eat(rr, "Life cards?") === undefined)) return undefined;
    if (!isEither) return { number: { size, side }, ...range };
    return { any: ["you", "opponent"].map((of) => ({ number: { size, side: of }, ...range })) };
  });
}

/** "Any DON!! cards": at least one. */
const some = (r: Reader): Record<string, unknown> | undefined => (eat(r, "any") === undefined ? undefined : { min: 1 });

const one = (r: Reader) => (eat(r, "(a|an)") === undefined ? undefined : { min: 1 });

/** Conditions on DON!!. */
export function readDon(r: Reader): Condition | undefined {
  if (eat(r, "all of your DON!! cards are rested") !== undefined)
    return {
      all: [
        { number: { size: "activeDon", side: "you" }, is: 0 },
        { number: { size: "restedDon", side: "you" }, min: 1 },
      ],
    };
  return attempt(r, (rr) => {
    const isEither = eat(rr, "(either )?you or your opponent has") !== undefined;
    const side = isEither ? "you" : whose(rr);
    eat(rr, "a total of");
    const range = side === undefined ? undefined : (bounds(rr) ?? some(rr));
    if (range === undefined) return undefined;
    const size =
      eat(rr, "active DON!! cards?") !== undefined
        ? "activeDon"
        : eat(rr, "rested DON!! cards?") !== undefined
          ? "restedDon"
          : eat(rr, "(DON!! cards? given|given DON!! cards?)") !== undefined
            ? "givenDon"
            : eat(rr, "DON!! cards?") !== undefined
              ? "don"
              : undefined;
    // given DON!! are none of the cost area's
    if (size === undefined || sees(rr, "in (your|their|your opponent's) cost area")) return undefined;
    eat(rr, "(on (your|their|the) field|to your Leader (and|or) Characters)");
    const again = attempt(rr, (r3) => (eat(r3, "or") === undefined ? undefined : bounds(r3)));
    if (again !== undefined && eat(rr, "DON!! cards on your field") !== undefined)
      return { any: [range, again].map((one) => ({ number: { size, side }, ...one })) };
    if (isEither) return { any: ["you", "opponent"].map((of) => ({ number: { size, side: of }, ...range })) };
    const { either, ...plain } = range;
    if (either === undefined) return { number: { size, side }, ...plain };
    return {
      any: [
        { number: { size, side }, is: either },
        { number: { size, side }, ...plain },
      ],
    };
  });
}

/** Conditions on hands, trashes and decks. */
export function readHandOrPile(r: Reader): Condition | undefined {
  const both = attempt(r, (rr) => {
    const range = eat(rr, "you have a total of") === undefined ? undefined : bounds(rr);
    const isBoth = eat(rr, "cards in your (Life area and hand|hand and Life area)") !== undefined;
    const sum = ["life", "hand"].map((size) => ({ size, side: "you" }));
    return range === undefined || !isBoth ? undefined : { number: { sum }, ...range };
  });
  if (both !== undefined) return both;
  return attempt(r, (rr) => {
    const side = whose(rr);
    const range = side === undefined ? undefined : bounds(rr);
    if (range === undefined || eat(rr, "cards? in (your|their)") === undefined) return undefined;
    const size = ["hand", "trash", "deck"].find((one) => eat(rr, one) !== undefined);
    return size === undefined ? undefined : { number: { size, side }, ...range };
  });
}
