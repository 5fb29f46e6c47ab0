import { attempt, eat, type Reader } from "../reader.js";

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
  if (eat(r, "either you or your opponent has") !== undefined) return "both";
  return eat(r, "you (have|do not have|don't have)") === undefined ? undefined : "you";
};

/** Conditions on Life. */
export function readLife(r: Reader): Condition | undefined {
  if (eat(r, "you have less Life cards than your opponent") !== undefined)
    return { number: { size: "life", side: "you", plus: 1 }, max: { size: "life", side: "opponent" } };
  if (
    eat(r, "the number of your Life cards is equal to or less than the number of your opponent's Life cards") !==
    undefined
  )
    return { number: { size: "life", side: "you" }, max: { size: "life", side: "opponent" } };
  if (eat(r, "you have a face-up Life card") !== undefined)
    return { number: { size: "faceUpLife", side: "you" }, min: 1 };
  if (eat(r, "either you or your opponent has 0 Life cards") !== undefined)
    return { any: ["you", "opponent"].map((side) => ({ number: { size: "life", side }, is: 0 })) };
  return attempt(r, (rr) => {
    const side = whose(rr);
    const range = side === undefined ? undefined : bounds(rr);
    return range === undefined || eat(rr, "Life cards?") === undefined
      ? undefined
      : { number: { size: "life", side }, ...range };
  });
}

/** Conditions on DON!!. */
export function readDon(r: Reader): Condition | undefined {
  const don = (side: string) => ({ size: "don", side });
  if (
    eat(r, "the number of DON!! cards on your field is equal to or less than the number on your opponent's field") !==
    undefined
  )
    return { number: don("you"), max: don("opponent") };
  const fewer = eat(
    r,
    "the number of DON!! cards on your field is at least {n} less than the number on your opponent's field",
  );
  if (fewer !== undefined) return { number: { ...don("you"), plus: Number(fewer[0]) }, max: don("opponent") };
  if (eat(r, "your opponent has more DON!! cards on their field than you") !== undefined)
    return { number: { ...don("you"), plus: 1 }, max: don("opponent") };
  if (eat(r, "all of your DON!! cards are rested") !== undefined)
    return { number: { size: "activeDon", side: "you" }, is: 0 };
  return attempt(r, (rr) => {
    const side = whose(rr);
    const range = side === undefined ? undefined : bounds(rr);
    if (range === undefined) return undefined;
    const size =
      eat(rr, "active DON!! cards?") !== undefined
        ? "activeDon"
        : eat(rr, "rested DON!! cards?") !== undefined
          ? "restedDon"
          : eat(rr, "DON!! cards?") !== undefined
            ? "don"
            : undefined;
    if (size === undefined) return undefined;
    eat(rr, "on (your|their) field");
    const again = attempt(rr, (r3) => (eat(r3, "or") === undefined ? undefined : bounds(r3)));
    if (again !== undefined && eat(rr, "DON!! cards on your field") !== undefined)
      return { any: [range, again].map((one) => ({ number: { size, side }, ...one })) };
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
  const both = eat(r, "you have a total of {n} or less cards in your Life area and hand");
  if (both !== undefined)
    return {
      number: {
        sum: [
          { size: "life", side: "you" },
          { size: "hand", side: "you" },
        ],
      },
      max: Number(both[0]),
    };
  const fewer = eat(r, "the number of cards in your hand is at least {n} less than the number in your opponent's hand");
  if (fewer !== undefined)
    return { number: { size: "hand", side: "you", plus: Number(fewer[0]) }, max: { size: "hand", side: "opponent" } };
  return attempt(r, (rr) => {
    const side = whose(rr);
    const range = side === undefined ? undefined : bounds(rr);
    if (range === undefined || eat(rr, "cards? in (your|their)") === undefined) return undefined;
    const size = ["hand", "trash", "deck"].find((one) => eat(rr, one) !== undefined);
    return size === undefined ? undefined : { number: { size, side }, ...range };
  });
}
