import { eat, type Reader } from "../reader.js";
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
  const theirs = (target: object) => ({ ...target, chooser: "opponent" });
  const hand = eat(r, "(trashes|chooses) {n} cards? from their hand( and trashes it)?");
  if (hand !== undefined) {
    const steps: Step[] = [
      move(
        {
          side: "opponent",
          zones: ["hand"],
          count: { exactly: Number(hand.find((part) => part !== "")) },
          chooser: "opponent",
        },
        { zone: "trash" },
      ),
    ];
    if (eat(r, "and reveals their hand") !== undefined)
      steps.push({ type: "op:reveal", target: { side: "opponent", zones: ["hand"], count: "all" } });
    return steps;
  }
  const life = eat(r, "adds {n} cards? from their Life area to their hand");
  if (life !== undefined)
    return [
      move({ side: "opponent", zones: ["life"], at: "top", count: { exactly: Number(life[0]) } }, { zone: "hand" }),
    ];
  if (eat(r, "returns all cards in their hand to their deck and shuffles their deck") !== undefined)
    return [move({ side: "opponent", zones: ["hand"], count: "all" }, { zone: "deck", shuffle: true })];
  const drawn = eat(r, "draws {n} cards?");
  if (drawn !== undefined) return [{ type: "op:draw", count: Number(drawn[0]), player: "opponent" }];
  const don = eat(r, "returns {n} DON!! cards? from their field to their DON!! deck");
  if (don !== undefined) return [{ type: "op:returnDon", count: { exactly: Number(don[0]) }, player: "opponent" }];
  const rests = eat(r, "rests {n} of their active DON!! cards");
  if (rests !== undefined) return [{ type: "op:restDon", count: Number(rests[0]), player: "opponent" }];
  if (eat(r, "(returns|places|place)") === undefined) return undefined;
  const noun = readNoun(r, { side: "opponent" });
  const to = noun === undefined ? undefined : readGoal(r);
  return noun === undefined || to === undefined
    ? undefined
    : [move(theirs(selectorOf({ ...noun, side: "opponent" })), to)];
}
