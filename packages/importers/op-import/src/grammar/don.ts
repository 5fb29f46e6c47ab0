import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";
import { readTarget } from "./target.js";

/** DON!! that are added, returned or given. */
export const readDon = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readAdded, readReturned, readEvened, readTakenBack, readShared, readGiveDon]);

function readAdded(r: Reader): readonly Step[] | undefined {
  if (eat(r, "add") === undefined) return undefined;
  const upTo = eat(r, "up to") === undefined ? {} : { upTo: true };
  const count = eat(r, "{n} (additional )?DON!! cards?( from your DON!! deck)?( and)?");
  const state =
    eat(r, "(set (it|them) )?as active") !== undefined
      ? "active"
      : eat(r, "(rest (it|them)|as rested)") !== undefined
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
  const theirs = eat(r, "return {n} DON!! cards? from their field to their DON!! deck");
  if (theirs !== undefined)
    return [{ type: "op:returnDon", count: { exactly: Number(theirs[0]) }, player: "opponent" }];
  const exact = eat(r, "return {n}( of your)? DON!! cards?( from your field)? to your DON!! deck");
  return exact === undefined ? undefined : [{ type: "op:returnDon", count: { exactly: Number(exact[0]) } }];
}

/** "Return all of your given DON!! cards to your cost area rested", "return all DON!! cards given to your opponent's Characters …". */
function readTakenBack(r: Reader): readonly Step[] | undefined {
  const whole = { side: "you", zones: ["leader", "characters"], count: "all" };
  const isWhole = eat(r, "return all (of )?your( currently)? given DON!! cards") !== undefined;
  if (!isWhole && eat(r, "return all( of the)? DON!! cards given to") === undefined) return undefined;
  const noun = isWhole ? undefined : readNoun(r, { count: "all" });
  if (!isWhole && (noun === undefined || noun.isUnowned === true)) return undefined;
  if (eat(r, "to (your|their|the owner's) cost area( rested)?") === undefined) return undefined;
  const target = noun === undefined ? whole : selectorOf({ ...noun, count: "all" });
  return [{ type: "op:detachDon", target, count: "all" }];
}

/** "Give a total of up to 3 rested DON!! cards to your Leader and Characters": shared as one likes. */
function readShared(r: Reader): readonly Step[] | undefined {
  const start = r.at;
  if (eat(r, "give") === undefined) return undefined;
  const don = readDonCards(r);
  if (don === undefined || don.from === "given" || eat(r, "to") === undefined) return undefined;
  const noun = readNoun(r, { side: "you", count: "all" });
  const isSeveral = noun?.count === "all" && noun.ref === undefined && (noun.zones?.length ?? 0) > 0;
  if (!isSeveral || !/\btotal of\b/i.test(r.text.slice(start, r.at))) return undefined;
  return [{ ...giveDon(selectorOf({ ...noun, count: "all" }), don), shared: true }];
}

/** "Give up to 1 rested DON!! card to …", "Give this Leader up to 1 rested DON!! card", "give 1 of your active DON!! cards to …". */
function readGiveDon(r: Reader): readonly Step[] | undefined {
  if (eat(r, "give") === undefined) return undefined;
  const first = attempt(r, readDonCards);
  if (first !== undefined) {
    const isEach = eat(r, "each to") !== undefined;
    if (!isEach && eat(r, "to") === undefined) return undefined;
    if (!isEach && eat(r, "each of your Leader and 1 of your Characters") !== undefined)
      return BOTH.map((one) => giveDon(one, first));
    const each = isEach
      ? undefined
      : attempt(r, (rr) => {
          const both = readEachOf(rr);
          return both === undefined || eat(rr, "each") === undefined ? undefined : both;
        });
    if (each !== undefined) return each.map((one) => giveDon(one, first));
    if (isEach) return readEachOf(r)?.map((one) => giveDon(one, first));
    const target = readReceiver(r, first.isOwners ? "both" : "you");
    return target === undefined ? undefined : [giveDon(target, first)];
  }
  const both = attempt(r, (rr) => {
    const receivers = readEachOf(rr);
    const each = receivers === undefined ? undefined : readDonCards(rr);
    return each === undefined || eat(rr, "each") === undefined
      ? undefined
      : receivers?.map((one) => giveDon(one, each));
  });
  if (both !== undefined) return both;
  const target = readReceiver(r, "you");
  const count = target === undefined ? undefined : readDonCards(r);
  if (target === undefined || count === undefined) return undefined;
  eat(r, "each");
  return [giveDon(target, count)];
}

/** "your Leader and 1 of your {Crew} type Characters": as many to each. */
function readEachOf(r: Reader): readonly object[] | undefined {
  if (eat(r, "your Leader and") === undefined) return undefined;
  const noun = readNoun(r, { side: "you" });
  const isOne = noun?.ref === undefined && noun?.zones?.length === 1 && noun.zones[0] === "characters";
  return noun === undefined || !isOne ? undefined : [BOTH[0] as object, selectorOf(noun)];
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
  /** It is said that they are the owner's, whosever card it is. */
  readonly isOwners: boolean;
}

/** "up to 2 rested DON!! cards", "1 of your active DON!! cards", "up to 1 total of your currently given DON!! cards". */
function readDonCards(r: Reader): DonCards | undefined {
  const isUpTo = sees(r, "(up to|a total of up to)");
  eat(r, "up to");
  const count = eat(
    r,
    "(a total of )?(up to )?{n}( total)?( of (your opponent's|your|their|its owner's|the owner's))?",
  );
  if (count === undefined) return undefined;
  const from = eat(r, "currently given") !== undefined ? "given" : eat(r, "active") !== undefined ? "active" : "rested";
  if (from === "rested") eat(r, "rested");
  if (eat(r, "DON!! cards?") === undefined) return undefined;
  const isOwners = eat(r, "of (its|the|their) owner") !== undefined;
  return { count: Number(count[0]), isUpTo, from, isOwners };
}

const giveDon = (target: object, { count, isUpTo, from }: DonCards): Step => ({
  type: "op:giveDon",
  target,
  count,
  ...(isUpTo && { upTo: true }),
  from,
});

/** "your Leader or 1 of your Characters", "each of your … Characters". */
function readReceiver(r: Reader, side: "you" | "both"): object | undefined {
  if (eat(r, "this Leader or 1 of your Characters") !== undefined)
    return { side: "you", zones: ["leader", "characters"], count: { exactly: 1 } };
  if (eat(r, "each of") !== undefined) {
    const noun = readNoun(r, { side: "you" });
    return noun === undefined ? undefined : selectorOf({ ...noun, count: { upTo: "any" } });
  }
  const noun = readTarget(r, { side });
  return noun === undefined ? undefined : selectorOf(noun);
}
