import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { readCount, readNoun } from "./noun.js";
import { selectorOf } from "./selector.js";
import type { Step } from "./step.js";

const move = (target: object, to: object): Step => ({ type: "op:move", target, to });

/** Cards that change places: K.O., trash, return, play, add. */
export const readMoves = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [readPile, readKo, readRest, readStand, readTrash, readReturn, readPlace, readPlay, readAdd, readFlip, readReveal, readOpponents]);

function readKo(r: Reader): readonly Step[] | undefined {
  if (eat(r, "K.O.") === undefined) return undefined;
  const steps: Step[] = [];
  do {
    const noun = readNoun(r);
    if (noun === undefined) return undefined;
    steps.push({ type: "op:ko", target: selectorOf(noun) });
  } while (attempt(r, (rr) => (eat(rr, "(and|or)") !== undefined && isNounNext(rr) ? true : undefined)) === true);
  const [first] = steps;
  if (steps.length === 1 && first !== undefined && eat(r, ", or return it to the owner's hand") !== undefined)
    return chosenOf(first.target as object, [{ type: "op:ko", target: CHOSEN }, move(CHOSEN, { zone: "hand" })]);
  return steps;
}

const CHOSEN = { ref: "chosen" };

/** One card, and one of several things to do with it. */
const chosenOf = (target: object, ways: readonly Step[]): readonly Step[] => [
  { type: "op:select", target },
  { type: "op:choose", options: ways.map((way, place) => ({ gist: `Option ${place + 1}`, steps: [way] })) },
];

const isNounNext = (r: Reader): boolean => {
  const { at, furthest, rule } = r;
  const isNoun = readNoun(r) !== undefined && !sees(r, "(gains|gain|cannot|will)");
  Object.assign(r, { at, furthest, rule });
  return isNoun;
};

function readRest(r: Reader): readonly Step[] | undefined {
  if (eat(r, "rest") === undefined) return undefined;
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const others = attempt(r, (rr) =>
    eat(rr, "(or|and)") === undefined || !isNounNext(rr) ? undefined : readNoun(rr, { side: noun.side ?? "you" }),
  );
  if (others !== undefined && noun.ref === undefined && noun.zones?.includes("cost") === true)
    return [{ type: "op:rest", target: selectorOf({ ...others, zones: [...(noun.zones ?? []), ...(others.zones ?? [])], side: noun.side, count: noun.count } as never) }];
  const first = { type: "op:rest", target: selectorOf(noun) };
  return others === undefined ? [first] : [first, { type: "op:rest", target: selectorOf(others) }];
}

function readStand(r: Reader): readonly Step[] | undefined {
  if (eat(r, "set") === undefined) return undefined;
  const noun = readNoun(r, { count: { exactly: 1 } });
  if (noun === undefined || eat(r, "as active") === undefined) return undefined;
  if (noun.zones?.includes("cost") === true) noun.filter.state = "rested";
  return [{ type: "op:stand", target: selectorOf(noun) }];
}

/** Cards of the top of a deck or of Life. */
function readPile(r: Reader): readonly Step[] | undefined {
  const verb = eat(r, "trash") !== undefined ? "trash" : eat(r, "add") !== undefined ? "add" : eat(r, "place") !== undefined ? "place" : undefined;
  if (verb === undefined) return undefined;
  if (verb === "trash" && eat(r, "all your face-up Life cards") !== undefined)
    return [move({ side: "you", zones: ["life"], filter: { face: "up" }, count: "all" }, { zone: "trash" })];
  if (verb === "trash" && eat(r, "cards from the top of your Life cards until you have 1 Life card") !== undefined)
    return [move({ side: "you", zones: ["life"], at: "top", count: { exactly: { size: "life", side: "you", plus: -1 } } }, { zone: "trash" })];
  if (verb === "trash" && eat(r, "the same number of cards from the top of your deck as you did from your hand") !== undefined)
    return [move({ side: "you", zones: ["deck"], at: "top", count: { exactly: { done: "count" } } }, { zone: "trash" })];
  const count = readCount(r);
  if (count === undefined) return undefined;
  const upTo = eat(r, "of your opponent's Life cards") ?? eat(r, "your opponent's Life cards");
  if (upTo !== undefined && verb === "trash") return [move({ side: "opponent", zones: ["life"], at: "top", count }, { zone: "trash" })];
  if (eat(r, "cards?") === undefined) return undefined;
  const end = eat(r, "from the top or bottom of") !== undefined ? "either" : eat(r, "from( the top of)?") !== undefined ? "top" : undefined;
  if (end === undefined) return undefined;
  const side = eat(r, "(your opponent's|their)") !== undefined ? "opponent" : eat(r, "(your|the)") !== undefined ? "you" : undefined;
  const zone = eat(r, "Life( cards| area)") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  if (side === undefined || zone === undefined) return undefined;
  const target = { side, zones: [zone], at: end, count };
  if (verb === "trash") return [move(target, { zone: "trash" })];
  const to = readGoal(r);
  return to === undefined ? undefined : [move(target, to)];
}

/** "to your hand", "to the top of your Life cards face-up", "at the bottom of the owner's deck in any order". */
export function readGoal(r: Reader): Record<string, unknown> | undefined {
  if (eat(r, "to (your|the owner's|their) hand") !== undefined) return { zone: "hand" };
  const end = eat(r, "(to|at) the top or bottom of") !== undefined ? "either" : eat(r, "(to|at) the top of") !== undefined ? "top" : eat(r, "(to|at) the bottom of") !== undefined ? "bottom" : undefined;
  if (end === undefined) return eat(r, "to your deck and shuffle (your deck|it)") === undefined ? undefined : { zone: "deck", shuffle: true };
  eat(r, "(your opponent's|the owner's|your|their|the)");
  const zone = eat(r, "Life cards") !== undefined ? "life" : eat(r, "deck") !== undefined ? "deck" : undefined;
  if (zone === undefined) return undefined;
  eat(r, "in any order");
  const faceUp = eat(r, "face-up") !== undefined ? { faceUp: true } : {};
  eat(r, "face-down");
  return { zone, end, ...faceUp };
}

function readTrash(r: Reader): readonly Step[] | undefined {
  if (eat(r, "trash") === undefined) return undefined;
  const blind = eat(r, "{n} cards? from your opponent's hand");
  if (blind !== undefined)
    return [move({ side: "opponent", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true }, { zone: "trash" })];
  const noun = readNoun(r, { side: "you" });
  if (noun === undefined) return undefined;
  const named = eat(r, "or 1 {name} from your hand or field");
  if (named !== undefined) {
    const any = [{ ...noun.filter, zone: "hand" }, { name: named[0] }];
    const target = { side: "you", zones: ["hand", "characters", "stage"], filter: { any }, count: noun.count };
    return [move(target, { zone: "trash" })];
  }
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { side: "you" })));
  return [noun, ...(second === undefined ? [] : [second])].map((one) => move(selectorOf(one), { zone: "trash" }));
}

function readReturn(r: Reader): readonly Step[] | undefined {
  if (eat(r, "return") === undefined) return undefined;
  if (eat(r, "all cards in your hand") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ side: "you", zones: ["hand"], count: "all" }, to)];
  }
  const steps: { noun: ReturnType<typeof readNoun> }[] = [];
  do {
    const noun = readNoun(r);
    if (noun === undefined) return undefined;
    steps.push({ noun });
  } while (eat(r, "and") !== undefined);
  const to = readGoal(r);
  if (to === undefined) return undefined;
  const [first] = steps;
  if (steps.length === 1 && eat(r, "or the bottom of their deck") !== undefined)
    return chosenOf(selectorOf(first?.noun as never), [move(CHOSEN, to), move(CHOSEN, { zone: "deck", end: "bottom" })]);
  return steps.map(({ noun }) => move(selectorOf(noun as never), to));
}

function readPlace(r: Reader): readonly Step[] | undefined {
  if (eat(r, "place") === undefined) return undefined;
  if (eat(r, "all cards in your hand") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ side: "you", zones: ["hand"], count: "all" }, to)];
  }
  if (eat(r, "(the rest|the revealed card)") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ ref: "shown", filter: { zone: "deck" } }, to)];
  }
  const nouns: NonNullable<ReturnType<typeof readNoun>>[] = [];
  do {
    const noun = readNoun(r);
    if (noun === undefined) return undefined;
    if (eat(r, "except this Character") !== undefined) noun.filter.other = "self";
    nouns.push(noun);
  } while (eat(r, "and") !== undefined);
  const to = readGoal(r);
  return to === undefined ? undefined : nouns.map((noun) => move(selectorOf(noun), to));
}

/** From the hand unless it says otherwise; this card from where it is. */
function readPlay(r: Reader): readonly Step[] | undefined {
  if (eat(r, "play") === undefined) return undefined;
  if (eat(r, "this (Character )?card") !== undefined) {
    eat(r, "from your trash");
    return [{ type: "op:play", target: { ref: "self" }, ...rested(r) }];
  }
  const each = eat(r, "up to 1 each of {name}, {name}, and {name} with a cost of {n} from your hand");
  if (each !== undefined)
    return each.slice(0, 3).map((name) => ({
      type: "op:play",
      target: { side: "you", zones: ["hand"], filter: { name, cost: Number(each[3]) }, count: { upTo: 1 } },
    }));
  if (eat(r, "1( card| of the revealed cards) and play the other card rested") !== undefined) {
    const limit = eat(r, "if it has a cost of {n} or less");
    const cost = limit === undefined ? {} : { cost: { max: Number(limit[0]) } };
    return [
      { type: "op:play", target: { ref: r.named, count: { exactly: 1 } }, as: "first" },
      { type: "op:play", target: { ref: r.named, filter: { other: "first", ...cost } }, rested: true },
    ];
  }
  const life = eat(r, "it or add it to the top of your Life cards face-up");
  if (life !== undefined) {
    const ways = [{ type: "op:play", target: CHOSEN }, move(CHOSEN, { zone: "life", end: "top", faceUp: true })];
    return chosenOf(CHOSEN, ways).slice(1);
  }
  const noun = readNoun(r, { side: "you", zones: ["hand"] });
  if (noun === undefined) return undefined;
  eat(r, "from your hand");
  return [{ type: "op:play", target: selectorOf(noun), ...rested(r) }];
}

const rested = (r: Reader) => (eat(r, "rested") === undefined ? {} : { rested: true });

function readAdd(r: Reader): readonly Step[] | undefined {
  if (eat(r, "add") === undefined) return undefined;
  const noun = readNoun(r, { side: "you" });
  const to = noun === undefined ? undefined : readGoal(r);
  return noun === undefined || to === undefined ? undefined : [move(selectorOf(noun), to)];
}

function readFlip(r: Reader): readonly Step[] | undefined {
  if (eat(r, "turn") === undefined) return undefined;
  const flip = (target: object, face: string): readonly Step[] => [{ type: "op:flip", target, face }];
  const life = { side: "you", zones: ["life"] };
  const face = () => (eat(r, "face-up") !== undefined ? "up" : eat(r, "face-down") !== undefined ? "down" : undefined);
  const top = eat(r, "{n} cards? from the top of your Life cards");
  const all = top === undefined ? eat(r, "all of your Life cards") : undefined;
  const some = top === undefined && all === undefined ? eat(r, "{n} of your face-up Life cards") : undefined;
  const way = face();
  if (way === undefined) return undefined;
  if (top !== undefined) return flip({ ...life, at: "top", count: { exactly: Number(top[0]) } }, way);
  if (all !== undefined) return flip({ ...life, count: "all" }, way);
  return some === undefined ? undefined : flip({ ...life, filter: { face: "up" }, count: { exactly: Number(some[0]) } }, way);
}

function readReveal(r: Reader): readonly Step[] | undefined {
  if (eat(r, "reveal") === undefined) return undefined;
  const pile = eat(r, "{n} cards? from the top of your (deck|Life cards)");
  if (pile !== undefined) {
    const zone = /deck$/i.test(r.text.slice(0, r.at)) ? "deck" : "life";
    return [
      { type: "op:reveal", target: { side: "you", zones: [zone], at: "top", count: { exactly: Number(pile[0]) } }, as: "shown" },
    ];
  }
  const noun = readNoun(r, { side: "you", zones: ["hand"] });
  if (noun === undefined) return undefined;
  const target = selectorOf(noun);
  const to = attempt(r, (rr) => (eat(rr, "and add (it|them)") === undefined ? undefined : readGoal(rr)));
  return [{ type: "op:reveal", target }, ...(to === undefined ? [] : [move({ ref: "chosen" }, to)])];
}

/** What the opponent does: chooses and trashes, returns, places, rests. */
function readOpponents(r: Reader): readonly Step[] | undefined {
  const blind = eat(r, "your opponent chooses {n} card from your hand; trash that card");
  if (blind !== undefined)
    return [move({ side: "you", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true }, { zone: "trash" })];
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
    const steps: Step[] = [move({ side: "opponent", zones: ["hand"], count: { exactly: Number(hand.find((part) => part !== "")) }, chooser: "opponent" }, { zone: "trash" })];
    if (eat(r, "and reveals their hand") !== undefined) steps.push({ type: "op:reveal", target: { side: "opponent", zones: ["hand"], count: "all" } });
    return steps;
  }
  const life = eat(r, "adds {n} cards? from their Life area to their hand");
  if (life !== undefined) return [move({ side: "opponent", zones: ["life"], at: "top", count: { exactly: Number(life[0]) } }, { zone: "hand" })];
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
  return noun === undefined || to === undefined ? undefined : [move(theirs(selectorOf({ ...noun, side: "opponent" })), to)];
}
