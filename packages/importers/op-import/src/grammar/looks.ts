import { attempt, eat, isDone, oneOf, type Reader, sees } from "../reader.js";
import { readGoal } from "./goal.js";
import { readNoun } from "./noun.js";
import { readWhose } from "./sizes.js";
import type { Step } from "./step.js";

/** Looking at cards: what is taken and where the rest goes, over several sentences. */
export const readLooks = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readDeck, readReveal, readWhole, readLife]);

function readDeck(r: Reader): readonly Step[] | undefined {
  const isUpTo = sees(r, "look at up to");
  const count = eat(r, "look at (up to )?{n} cards? from the top of");
  const of = count === undefined ? undefined : readWhose(r);
  if (count === undefined || of === undefined) return undefined;
  const zone = eat(r, "deck") !== undefined ? "deck" : eat(r, "Life( cards| area)") !== undefined ? "life" : undefined;
  if (zone === undefined) return undefined;
  const look = { type: "op:look", ...(of === "opponent" && { of }), zone, count: Number(count[0]) };
  eat(r, ",");
  const both = attempt(r, (rr) =>
    eat(rr, "and (place|return) (them|it) (at|to)") === undefined ? undefined : readEnd(rr),
  );
  const looking = (more: object): readonly Step[] => {
    if (!isUpTo) return [{ ...look, ...more }];
    const how = { type: "op:chooseNumber", as: "many", min: 0, max: look.count };
    return [how, { ...look, count: { bound: "many" }, ...more }];
  };
  if (both !== undefined) return looking({ rest: both });
  if (eat(r, "and place (them|it) back( in (your|their) Life area)?( in any order)?") !== undefined)
    return looking({ rest: { to: "top", order: "any" } });
  // just a look
  if (isDone(r) || sees(r, ".( Then)?")) return looking({ rest: { to: "top", order: "same" } });
  eat(r, "(;|and)");
  const take = readTake(r);
  if (take === undefined) return undefined;
  const rest = readRest(r);
  return rest === undefined ? undefined : looking({ take: [take], rest });
}

function readEnd(r: Reader): Record<string, unknown> | undefined {
  const to =
    eat(r, "(the )?top or bottom of") !== undefined
      ? "topOrBottom"
      : eat(r, "(the )?top of") !== undefined
        ? "top"
        : eat(r, "(the )?bottom of") !== undefined
          ? "bottom"
          : undefined;
  if (
    to === undefined ||
    eat(r, "(your opponent's|the owner's|the|your|their) (deck|Life cards|Life area)") === undefined
  )
    return undefined;
  return { to, order: eat(r, "in any order") === undefined && to !== "topOrBottom" ? "same" : "any" };
}

function readTake(r: Reader): Record<string, unknown> | undefined {
  const how =
    eat(r, "reveal") !== undefined
      ? "reveal"
      : eat(r, "play") !== undefined
        ? "play"
        : eat(r, "add") !== undefined
          ? "add"
          : eat(r, "trash") !== undefined
            ? "trash"
            : undefined;
  if (how === undefined) return undefined;
  const noun = readNoun(r, { side: "you", zones: ["deck"] });
  if (noun === undefined) return undefined;
  const { filter, count } = noun;
  const taken = { ...(Object.keys(filter).length > 0 && { filter }), count };
  if (how === "play") return { ...taken, to: eat(r, "rested") === undefined ? "play" : "playRested" };
  if (how === "trash") return { ...taken, to: { zone: "trash" } };
  if (how === "reveal" && eat(r, "and add (it|them)") === undefined) return undefined;
  const to = readGoal(r);
  return to === undefined ? undefined : { ...taken, to };
}

function readRest(r: Reader): Record<string, unknown> | undefined {
  return attempt(r, (rr) => {
    eat(rr, "(. Then,|.|, and|and)");
    if (eat(rr, "trash the rest") !== undefined) return { to: "trash" };
    if (eat(rr, "place (the rest|the revealed card|it) at") === undefined) return undefined;
    return readEnd(rr);
  });
}

/** "Reveal 1 card from the top of your deck and play up to 1 … Then, place the rest …". */
function readReveal(r: Reader): readonly Step[] | undefined {
  const count = eat(r, "reveal {n} cards? from the top of your deck");
  if (count === undefined) return undefined;
  const look = { type: "op:look", zone: "deck", count: Number(count[0]), reveal: true };
  const end = attempt(r, (rr) => (eat(rr, "and place it at") === undefined ? undefined : readEnd(rr)));
  if (end !== undefined) return [{ ...look, rest: end }];
  eat(r, "(,|and)");
  const take = attempt(r, readTake);
  if (take === undefined) return undefined;
  const rest = readRest(r);
  return rest === undefined ? undefined : [{ ...look, take: [take], rest }];
}

/** A whole deck. */
function readWhole(r: Reader): readonly Step[] | undefined {
  const isReveal = eat(r, "reveal") !== undefined;
  if (!isReveal && eat(r, "add") === undefined) return undefined;
  const noun = readNoun(r);
  if (noun?.zones?.[0] !== "deck" || (isReveal && eat(r, "and add (it|them)") === undefined)) return undefined;
  const to = readGoal(r);
  if (to === undefined || eat(r, "(. Then, shuffle|, then shuffle|and shuffle) your deck") === undefined)
    return undefined;
  const take = [{ filter: noun.filter, count: noun.count, to }];
  return [{ type: "op:look", zone: "deck", count: "all", take, rest: { to: "shuffle" } }];
}

function readLife(r: Reader): readonly Step[] | undefined {
  const either = eat(
    r,
    "look at (up to )?1 card from the top of your or your opponent's Life cards(,)? and place it at the top or bottom of the Life cards",
  );
  if (either !== undefined) {
    const look = (of: string) => ({ type: "op:look", of, zone: "life", count: 1, rest: { to: "topOrBottom" } });
    return [
      {
        type: "op:choose",
        options: [
          { gist: "Look at your own.", steps: [look("you")] },
          { gist: "Look at the opponent's.", steps: [look("opponent")] },
          { gist: "Look at none.", steps: [{ type: "op:number", as: "none", value: 0 }] },
        ],
      },
    ];
  }
  const whose =
    eat(r, "look at all( of)? your opponent's Life cards") !== undefined
      ? "opponent"
      : eat(r, "look at all( of)? your Life cards") !== undefined
        ? "you"
        : undefined;
  if (whose === undefined) return undefined;
  const look = { type: "op:look", of: whose, zone: "life", count: "all" };
  const deck = eat(
    r,
    "; place 1( card)? at the top of your deck and place the rest back in your Life area in any order",
  );
  if (deck !== undefined)
    return [{ ...look, take: [{ count: { exactly: 1 }, to: { zone: "deck", end: "top" } }], rest: { to: "top" } }];
  return eat(r, "and place them back in (their|your) Life area in any order") === undefined
    ? undefined
    : [{ ...look, rest: { to: "top" } }];
}
