import { eat, oneOf, type Reader } from "../reader.js";
import { readNoun } from "./noun.js";
import { every } from "./selector.js";

/** Lines about the card itself: its other names, how many of it a deck may have. */
export function readFacts(r: Reader): Record<string, unknown> | undefined {
  const name = eat(r, "also treat this card's name as {name} according to the rules");
  if (name !== undefined) return { alsoNamed: [name[0]] };
  if (eat(r, "under the rules of this game, you may have any number of this card in your deck") !== undefined)
    return { construction: { copies: "any" } };
  return undefined;
}

const held = (steps: readonly object[], more: object = {}) => ({ timing: "static", ...more, steps });

/** Lines that change rules, as static abilities. */
export function readRule(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "your Character cards are played rested") !== undefined)
    return held([{ type: "op:rule", player: "you", playsRested: true }]);
  if (eat(r, "your [On Play] effects are negated") !== undefined)
    return held([{ type: "op:rule", player: "you", negated: ["onPlay"] }]);
  if (
    eat(
      r,
      "your face-up Life cards are placed at the bottom of your deck instead of being added to your hand, according to the rules",
    ) !== undefined
  )
    return held([{ type: "op:rule", player: "you", faceUpLifeToDeck: true }]);
  if (eat(r, "this Character cannot attack a Leader on the turn in which it is played") !== undefined)
    return held([{ type: "op:give", target: { ref: "self" }, cannot: [{ verb: "attackLeader" }] }], {
      condition: { ref: "self", matches: { new: true } },
    });
  return oneOf(r, [readCounters, readHandCosts]);
}

function readCounters(r: Reader): Record<string, unknown> | undefined {
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  const counter = eat(r, "have a +{n} Counter, according to the rules");
  if (counter === undefined) return undefined;
  return held([
    { type: "op:give", target: every({ ...noun, side: "you", zones: ["hand"] }), counter: Number(counter[0]) },
  ]);
}

function readHandCosts(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "the cost of playing") !== undefined) {
    const noun = readNoun(r, { side: "you", zones: ["hand"] });
    const by = noun === undefined ? undefined : eat(r, "will be reduced by {n}");
    return noun === undefined || by === undefined
      ? undefined
      : held([{ type: "op:give", target: every(noun), cost: -Number(by[0]) }]);
  }
  if (eat(r, "give") === undefined) return undefined;
  const noun = readNoun(r);
  const by = noun?.zones?.[0] === "hand" ? eat(r, "-{n} cost") : undefined;
  return noun === undefined || by === undefined
    ? undefined
    : held([{ type: "op:give", target: every(noun), cost: -Number(by[0]) }]);
}
