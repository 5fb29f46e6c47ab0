import { attempt, eat, oneOf, type Reader } from "../reader.js";
import { move, readGoal } from "./goal.js";
import { readNoun } from "./noun.js";
import { shown } from "./piles.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

/** What the opponent does, one thing after the other: "your opponent draws 2 cards and trashes 1 card from their hand". */
export function readOpponents(r: Reader): readonly Step[] | undefined {
  const both = attempt(r, readBoth);
  if (both !== undefined) return both;
  if (eat(r, "your opponent( must)?") === undefined) return undefined;
  const first = readDeed(r);
  if (first === undefined) return undefined;
  const steps = [...first];
  for (;;) {
    const more = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readDeed(rr)));
    if (more === undefined) return steps;
    steps.push(...more);
  }
}

/** What is done to both hands, or blindly to the own one. */
function readBoth(r: Reader): readonly Step[] | undefined {
  const blind = eat(r, "your opponent chooses {n} cards? from your hand; trash (that card|those cards)");
  if (blind !== undefined)
    return [
      move({ side: "you", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true }, { zone: "trash" }),
    ];
  const until = eat(r, "you and your opponent trash cards from your hands until you each have {n} cards in your hands");
  if (until === undefined) return undefined;
  return ["you", "opponent"].map((side) => {
    const count = { exactly: { size: "hand", side, plus: -Number(until[0]) } };
    return move({ side, zones: ["hand"], count, ...(side === "opponent" && { chooser: side }) }, { zone: "trash" });
  });
}

const readDeed = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readDraws, readDon, readHand, readPile, readCards]);

function readDraws(r: Reader): readonly Step[] | undefined {
  const player = "opponent";
  const until = eat(r, "draws cards until they have {n} cards in their hand");
  if (until !== undefined)
    return [{ type: "op:draw", count: { size: "hand", side: player, times: -1, plus: Number(until[0]) }, player }];
  if (eat(r, "draws a card") !== undefined) return [{ type: "op:draw", count: 1, player }];
  const drawn = eat(r, "draws {n} cards?");
  return drawn === undefined ? undefined : [{ type: "op:draw", count: Number(drawn[0]), player }];
}

function readDon(r: Reader): readonly Step[] | undefined {
  const until = eat(
    r,
    "returns DON!! cards from their field to their DON!! deck until they have {n}( DON!! cards on their field)?",
  );
  if (until !== undefined) {
    const count = { exactly: { size: "don", side: "opponent", plus: -Number(until[0]) } };
    return [{ type: "op:returnDon", count, player: "opponent" }];
  }
  const back = eat(r, "returns {n} DON!! cards? from their field to their DON!! deck");
  if (back !== undefined) return [{ type: "op:returnDon", count: { exactly: Number(back[0]) }, player: "opponent" }];
  const some = eat(r, "returns {n} of their( active)? DON!! cards to their DON!! deck");
  if (some !== undefined) {
    const active = /active\s+DON!! cards to their DON!! deck$/i.test(r.text.slice(0, r.at)) ? { active: true } : {};
    return [{ type: "op:returnDon", count: { exactly: Number(some[0]) }, player: "opponent", ...active }];
  }
  const rests = eat(r, "rests {n} of their( active)? DON!! cards");
  return rests === undefined ? undefined : [{ type: "op:restDon", count: Number(rests[0]), player: "opponent" }];
}

const HAND = { side: "opponent", zones: ["hand"] };

/** "trashes 1 card from their hand", "chooses 1 card from their hand and trashes it", "reveals their hand". */
function readHand(r: Reader): readonly Step[] | undefined {
  const top = eat(r, "reveals {n} cards? from the top of their deck");
  if (top !== undefined) {
    const target = { side: "opponent", zones: ["deck"], at: "top", count: { exactly: Number(top[0]) } };
    return [shown(r, target)];
  }
  if (eat(r, "reveals their hand") !== undefined) return [shown(r, { ...HAND, count: "all" })];
  if (eat(r, "returns all cards in their hand to their deck and shuffles their deck") !== undefined)
    return [move({ ...HAND, count: "all" }, { zone: "deck", shuffle: true })];
  const until = attempt(r, readUntil);
  if (until !== undefined) return until;
  const verb = ["chooses", "trashes", "reveals"].find((word) => eat(r, word) !== undefined);
  const count = verb === undefined ? undefined : eat(r, "{n} cards? from their hand");
  if (count === undefined) return undefined;
  const target = { ...HAND, count: { exactly: Number(count[0]) }, chooser: "opponent" };
  if (verb === "reveals") return [shown(r, target)];
  if (verb === "trashes" || eat(r, "and trashes (it|them)") !== undefined) return [move(target, { zone: "trash" })];
  const to = eat(r, "and (places|returns) (it|them)") === undefined ? undefined : readGoal(r);
  return to === undefined ? undefined : [move(target, to)];
}

/** "trashes cards from their hand until they have 6 cards in their hand". */
function readUntil(r: Reader): readonly Step[] | undefined {
  const isTrash = eat(r, "trashes cards from their hand") !== undefined;
  if (!isTrash && eat(r, "(places|returns) cards from their hand") === undefined) return undefined;
  const to = isTrash ? { zone: "trash" } : readGoal(r);
  const left = to === undefined ? undefined : eat(r, "until they have {n}( cards in their hand)?");
  if (left === undefined || to === undefined) return undefined;
  const count = { exactly: { size: "hand", side: "opponent", plus: -Number(left[0]) } };
  return [move({ ...HAND, count, chooser: "opponent" }, to)];
}

/** "trashes 2 cards from the top of their deck", "adds 1 card from their Life area to their hand". */
function readPile(r: Reader): readonly Step[] | undefined {
  const isTrash = eat(r, "trashes") !== undefined;
  if (!isTrash && eat(r, "adds") === undefined) return undefined;
  const count = eat(r, "{n} cards? from( the top of)? their");
  const zone = eat(r, "Life( cards| area)") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  const to = isTrash ? { zone: "trash" } : readGoal(r);
  if (count === undefined || zone === undefined || to === undefined) return undefined;
  return [move({ side: "opponent", zones: [zone], at: "top", count: { exactly: Number(count[0]) } }, to)];
}

const VERBS: readonly (readonly [string, string])[] = [
  ["(returns|places|place)", "move"],
  ["trashes", "trash"],
  ["rests", "rest"],
  ["plays", "play"],
  ["sets", "stand"],
  ["(K.O.'s|K.O.s)", "ko"],
];

/** "returns 1 of their Characters to the owner's hand", "rests 2 of their Characters": the opponent chooses. */
function readCards(r: Reader): readonly Step[] | undefined {
  const verb = VERBS.find(([words]) => eat(r, words) !== undefined)?.[1];
  const noun = verb === undefined ? undefined : readNoun(r, { side: "opponent" });
  if (verb === undefined || noun === undefined) return undefined;
  if (verb === "stand" && noun.zones?.includes("cost") === true) noun.filter.state = "rested";
  const target = { ...selectorOf({ ...noun, side: "opponent" }), chooser: "opponent" };
  if (verb === "trash") return [move(target, { zone: "trash" })];
  if (verb === "play") {
    const rested = eat(r, "(as )?rested") === undefined ? {} : { rested: true };
    return noun.zones?.[0] === "hand" || noun.zones?.[0] === "trash"
      ? [{ type: "op:play", target, ...rested }]
      : undefined;
  }
  if (verb === "stand" && eat(r, "as active") === undefined) return undefined;
  if (verb !== "move") return [{ type: `op:${verb}`, target }];
  const to = readGoal(r);
  return to === undefined ? undefined : [move(target, to)];
}
