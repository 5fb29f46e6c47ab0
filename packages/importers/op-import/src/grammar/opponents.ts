import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { move, readGoal } from "./goal.js";
import { readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** What the opponent does: chooses and trashes, returns, places, rests. */
export function readOpponents(r: Reader): readonly Step[] | undefined {
  const blind = eat(r, "your opponent chooses {n} card from your hand; trash that card");
  if (blind !== undefined)
    return [
      move({ side: "you", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true }, { zone: "trash" }),
    ];
  const until = eat(r, "you and your opponent trash cards from your hands until you each have {n} cards in your hands");
  if (until !== undefined)
    return ["you", "opponent"].map((side) => {
      const count = { exactly: { size: "hand", side, plus: -Number(until[0]) } };
      return move({ side, zones: ["hand"], count, ...(side === "opponent" && { chooser: side }) }, { zone: "trash" });
    });
  if (eat(r, "your opponent( must)?") === undefined) return undefined;
  const hand = attempt(r, readHandTrashed);
  if (hand !== undefined) {
    const steps: Step[] = [
      move(
        {
          side: "opponent",
          zones: ["hand"],
          count: { exactly: hand },
          chooser: "opponent",
        },
        { zone: "trash" },
      ),
    ];
    if (eat(r, "and reveals their hand") !== undefined)
      steps.push({ type: "op:reveal", target: { side: "opponent", zones: ["hand"], count: "all" } });
    return steps;
  }
  if (eat(r, "returns all cards in their hand to their deck and shuffles their deck") !== undefined)
    return [move({ side: "opponent", zones: ["hand"], count: "all" }, { zone: "deck", shuffle: true })];
  const drawn = eat(r, "draws {n} cards?");
  if (drawn !== undefined) return [{ type: "op:draw", count: Number(drawn[0]), player: "opponent" }];
  const don = eat(r, "returns {n} DON!! cards? from their field to their DON!! deck");
  if (don !== undefined) return [{ type: "op:returnDon", count: { exactly: Number(don[0]) }, player: "opponent" }];
  const rests = eat(r, "rests {n} of their active DON!! cards");
  if (rests !== undefined) return [{ type: "op:restDon", count: Number(rests[0]), player: "opponent" }];
  return oneOf(r, [readTheirPile, readTheirCards]);
}

/** "trashes 1 card from their hand", "chooses 1 card from their hand and trashes it". */
function readHandTrashed(r: Reader): number | undefined {
  const isChosen = eat(r, "chooses") !== undefined;
  const count = isChosen || eat(r, "trashes") !== undefined ? eat(r, "{n} cards? from their hand") : undefined;
  if (count === undefined || (isChosen && eat(r, "and trashes (it|them)") === undefined)) return undefined;
  return Number(count[0]);
}

/** "trashes 2 cards from the top of their deck", "adds 1 card from their Life area to their hand". */
function readTheirPile(r: Reader): readonly Step[] | undefined {
  const isTrash = eat(r, "trashes") !== undefined;
  if (!isTrash && eat(r, "adds") === undefined) return undefined;
  const count = eat(r, "{n} cards? from( the top of)? their");
  const zone = eat(r, "Life( cards| area)") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  const to = isTrash ? { zone: "trash" } : readGoal(r);
  if (count === undefined || zone === undefined || to === undefined) return undefined;
  return [move({ side: "opponent", zones: [zone], at: "top", count: { exactly: Number(count[0]) } }, to)];
}

/** "returns 1 of their Characters to the owner's hand", "rests 2 of their Characters", "K.O.'s 1 of their Characters". */
function readTheirCards(r: Reader): readonly Step[] | undefined {
  const verb = VERBS.find(([words]) => eat(r, words) !== undefined)?.[1];
  if (verb === undefined) return undefined;
  const noun = readNoun(r, { side: "opponent" });
  if (noun === undefined) return undefined;
  const target = { ...selectorOf({ ...noun, side: "opponent" }), chooser: "opponent" };
  if (verb === "trash") return [move(target, { zone: "trash" })];
  if (verb !== "move") return [{ type: `op:${verb}`, target }];
  const to = readGoal(r);
  return to === undefined ? undefined : [move(target, to)];
}

const VERBS: readonly (readonly [string, string])[] = [
  ["(returns|places|place)", "move"],
  ["trashes", "trash"],
  ["rests", "rest"],
  ["(K.O.'s|K.O.s)", "ko"],
];
