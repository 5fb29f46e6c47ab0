import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** DON!! that are added, returned or given. */
export const readDon = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readAdded, readReturned, readEvened, readGiveDon]);

function readAdded(r: Reader): readonly Step[] | undefined {
  if (eat(r, "add") === undefined) return undefined;
  const upTo = eat(r, "up to") === undefined ? {} : { upTo: true };
  const count = eat(r, "{n} (additional )?DON!! cards?( from your DON!! deck)?( and)?");
  const state =
    eat(r, "set (it|them) as active") !== undefined
      ? "active"
      : eat(r, "rest (it|them)") !== undefined
        ? "rested"
        : undefined;
  if (count === undefined || state === undefined) return undefined;
  return [{ type: "op:addDon", count: Number(count[0]), ...upTo, state }];
}

/** As many as one has more than the opponent. */
function readEvened(r: Reader): readonly Step[] | undefined {
  const words =
    "return DON!! cards from your field to your DON!! deck until you have the same number of DON!! cards on your field as your opponent";
  if (eat(r, words) === undefined) return undefined;
  const don = (side: string) => ({ size: "don", side });
  return [{ type: "op:returnDon", count: { exactly: { sum: [don("you"), { ...don("opponent"), times: -1 }] } } }];
}

/** "return 2 DON!! cards from your field to your DON!! deck", "return 1 or more …", "return 1 of your active DON!! cards …". */
function readReturned(r: Reader): readonly Step[] | undefined {
  if (eat(r, "return any number of( your)? DON!! cards( from your field)? to your DON!! deck") !== undefined)
    return [{ type: "op:returnDon", count: { upTo: "any" } }];
  const more = eat(r, "return {n} or more DON!! cards from your field to your DON!! deck");
  if (more !== undefined) return [{ type: "op:returnDon", count: { atLeast: Number(more[0]) } }];
  const active = eat(r, "return {n} of your active DON!! cards to your DON!! deck");
  if (active !== undefined) return [{ type: "op:returnDon", count: { exactly: Number(active[0]) }, active: true }];
  const exact = eat(r, "return {n}( of your)? DON!! cards?( from your field)? to your DON!! deck");
  return exact === undefined ? undefined : [{ type: "op:returnDon", count: { exactly: Number(exact[0]) } }];
}

/** "Give up to 1 rested DON!! card to …", "Give this Leader up to 1 rested DON!! card", "give 1 of your active DON!! cards to …". */
function readGiveDon(r: Reader): readonly Step[] | undefined {
  if (eat(r, "give") === undefined) return undefined;
  const first = attempt(r, readDonCards);
  if (first !== undefined) {
    if (eat(r, "to") === undefined) return undefined;
    if (eat(r, "each of your Leader and 1 of your Characters") !== undefined)
      return BOTH.map((one) => giveDon(one, first));
    // shared among several is not given to one
    if (sees(r, "your Leader and Characters")) return undefined;
    const target = readReceiver(r);
    return target === undefined ? undefined : [giveDon(target, first)];
  }
  if (eat(r, "your Leader and 1 of your Characters") !== undefined) {
    const each = readDonCards(r);
    return each === undefined || eat(r, "each") === undefined ? undefined : BOTH.map((one) => giveDon(one, each));
  }
  const target = readReceiver(r);
  const count = target === undefined ? undefined : readDonCards(r);
  if (target === undefined || count === undefined) return undefined;
  eat(r, "each");
  return [giveDon(target, count)];
}

/** The Leader, and one Character. */
const BOTH = [
  { side: "you", zones: ["leader"], count: "all" },
  { side: "you", zones: ["characters"], count: { exactly: 1 } },
];

interface DonCards {
  readonly count: number;
  readonly isUpTo: boolean;
  readonly from: "rested" | "active" | "given";
}

/** "up to 2 rested DON!! cards", "1 of your active DON!! cards", "up to 1 total of your currently given DON!! cards". */
function readDonCards(r: Reader): DonCards | undefined {
  const isUpTo = eat(r, "up to") !== undefined;
  const count = eat(r, "(a total of )?{n}( total)?( of (your opponent's|your|their))?");
  if (count === undefined) return undefined;
  const from = eat(r, "currently given") !== undefined ? "given" : eat(r, "active") !== undefined ? "active" : "rested";
  if (from === "rested") eat(r, "rested");
  return eat(r, "DON!! cards?") === undefined ? undefined : { count: Number(count[0]), isUpTo, from };
}

const giveDon = (target: object, { count, isUpTo, from }: DonCards): Step => ({
  type: "op:giveDon",
  target,
  count,
  ...(isUpTo && { upTo: true }),
  from,
});

/** "your Leader or 1 of your Characters", "each of your … Characters". */
function readReceiver(r: Reader): object | undefined {
  if (eat(r, "(your|this) Leader or 1 of your Characters") !== undefined)
    return { side: "you", zones: ["leader", "characters"], count: { exactly: 1 } };
  if (eat(r, "each of") !== undefined) {
    const noun = readNoun(r, { side: "you" });
    return noun === undefined ? undefined : selectorOf({ ...noun, count: { upTo: "any" } });
  }
  const noun = readNoun(r, { side: "you" });
  return noun === undefined ? undefined : selectorOf(noun);
}
