import { attempt, eat, type Reader } from "../reader.js";
import { move, readGoal } from "./goal.js";
import { readCount, readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import { readWhose } from "./sizes.js";
import type { Step } from "./step.js";

/** Cards of the top of a deck or of Life. */
export function readPile(r: Reader): readonly Step[] | undefined {
  const verb =
    eat(r, "trash") !== undefined
      ? "trash"
      : eat(r, "add") !== undefined
        ? "add"
        : eat(r, "place") !== undefined
          ? "place"
          : undefined;
  if (verb === undefined) return undefined;
  const until = verb === "trash" ? attempt(r, readUntil) : undefined;
  if (until !== undefined) return until;
  if (
    verb === "trash" &&
    eat(r, "the same number of cards from the top of your deck as you did from your hand") !== undefined
  )
    return [
      move({ side: "you", zones: ["deck"], at: "top", count: { exactly: { done: "count" } } }, { zone: "trash" }),
    ];
  const count = readCount(r);
  if (count === undefined) return undefined;
  const upTo = eat(r, "of your opponent's Life cards") ?? eat(r, "your opponent's Life cards");
  if (upTo !== undefined && verb === "trash")
    return [move({ side: "opponent", zones: ["life"], at: "top", count }, { zone: "trash" })];
  if (eat(r, "cards?") === undefined) return undefined;
  const end =
    eat(r, "from the top or bottom of") !== undefined
      ? "either"
      : eat(r, "from the bottom of") !== undefined
        ? "bottom"
        : eat(r, "from( the top of)?") !== undefined
          ? "top"
          : undefined;
  if (end === undefined) return undefined;
  if (eat(r, "each of your and your opponent's Life cards") !== undefined && verb === "trash")
    return ["you", "opponent"].map((side) => move({ side, zones: ["life"], at: end, count }, { zone: "trash" }));
  const side =
    eat(r, "(your opponent's|their)") !== undefined
      ? "opponent"
      : eat(r, "(your|the)") !== undefined
        ? "you"
        : undefined;
  const zone = eat(r, "Life( cards| area)") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  if (side === undefined || zone === undefined) return undefined;
  const target = { side, zones: [zone], at: end, count };
  if (verb === "trash") return [move(target, { zone: "trash" })];
  const to = readGoal(r);
  return to === undefined ? undefined : [move(target, to)];
}

/** Life cards are turned. */
export function readFlip(r: Reader): readonly Step[] | undefined {
  if (eat(r, "turn") === undefined) return undefined;
  const top = attempt(r, readTop);
  const noun = top === undefined ? readNoun(r, { side: "you" }) : undefined;
  if (top === undefined && noun?.zones?.[0] !== "life") return undefined;
  const face = eat(r, "face-up") !== undefined ? "up" : eat(r, "face-down") !== undefined ? "down" : undefined;
  const target = top ?? (noun === undefined ? undefined : selectorOf(noun));
  return face === undefined ? undefined : [{ type: "op:flip", target, face }];
}

/** Cards are shown. */
export function readReveal(r: Reader): readonly Step[] | undefined {
  if (eat(r, "reveal") === undefined) return undefined;
  const pile = attempt(r, readTop);
  if (pile !== undefined) return [shown(r, pile)];
  const noun = readNoun(r, { side: "you", zones: ["hand"] });
  if (noun === undefined) return undefined;
  const target = selectorOf(noun);
  const to = attempt(r, (rr) => (eat(rr, "and add (it|them)") === undefined ? undefined : readGoal(rr)));
  return [shown(r, target), ...(to === undefined ? [] : [move({ ref: "chosen" }, to)])];
}

/** Cards that are shown are "the revealed cards" from here on. */
export function shown(r: Reader, target: object): Step {
  r.shown = "shown";
  r.last = "chosen";
  return { type: "op:reveal", target, as: "shown" };
}

/** "1 card from the top of your opponent's deck". */
function readTop(r: Reader): object | undefined {
  const count = eat(r, "{n} cards? from the top of");
  const side = count === undefined ? undefined : readWhose(r);
  const zone = eat(r, "deck") !== undefined ? "deck" : eat(r, "Life( cards| area)") !== undefined ? "life" : undefined;
  if (count === undefined || side === undefined || zone === undefined) return undefined;
  return { side, zones: [zone], at: "top", count: { exactly: Number(count[0]) } };
}

/** "cards from the top of your Life cards until you have 1 Life card": as many as there are more. */
function readUntil(r: Reader): readonly Step[] | undefined {
  const kept = eat(r, "cards from your hand until you have {n}( cards in your hand)?");
  if (kept !== undefined) {
    const count = { exactly: { size: "hand", side: "you", plus: -Number(kept[0]) } };
    return [move({ side: "you", zones: ["hand"], count }, { zone: "trash" })];
  }
  const side = eat(r, "cards from the top of") === undefined ? undefined : readWhose(r);
  const zone = eat(r, "Life( cards| area)") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  if (side === undefined || zone === undefined) return undefined;
  const left = eat(r, "until (you have|your opponent has|they have) {n} (Life cards?|cards? in (your|their) deck)");
  if (left === undefined) return undefined;
  const count = { exactly: { size: zone, side, plus: -Number(left[0]) } };
  return [move({ side, zones: [zone], at: "top", count }, { zone: "trash" })];
}
