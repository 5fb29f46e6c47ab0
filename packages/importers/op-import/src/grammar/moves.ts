import { attempt, eat, oneOf, type Reader, sees } from "../reader.js";
import { move, readGoal } from "./goal.js";
import { type Expecting, type Noun, readCount, readNoun } from "./noun.js";
import { readOpponents } from "./opponents.js";
import { readFlip, readPile, readReveal } from "./piles.js";
import { eitherOf, selectorOf } from "./selector.js";
import { readWhose } from "./sizes.js";
import type { Step } from "./step.js";
import { readTarget } from "./target.js";

/** Cards that change places: K.O., trash, return, play, add. */
export const readMoves = (r: Reader): readonly Step[] | undefined =>
  oneOf(r, [
    readPile,
    readKo,
    readRest,
    readStand,
    readTrash,
    readReturn,
    readPlace,
    readPlay,
    readAdd,
    readFlip,
    readReveal,
    readOpponents,
  ]);

function readKo(r: Reader): readonly Step[] | undefined {
  if (eat(r, "K.O.") === undefined) return undefined;
  const steps: Step[] = [];
  do {
    const noun = readTarget(r);
    if (noun === undefined) return undefined;
    steps.push({ type: "op:ko", target: selectorOf(noun) });
  } while (attempt(r, (rr) => (eat(rr, "and") !== undefined && isNounNext(rr) ? true : undefined)) === true);
  const [first] = steps;
  const other = steps.length === 1 ? attempt(r, readOtherWay) : undefined;
  return other === undefined || first === undefined
    ? steps
    : chosenOf(first.target as object, [{ type: "op:ko", target: CHOSEN }, other]);
}

const CHOSEN = { ref: "chosen" };

/** ", or return it to the owner's hand", "or add it to the top of your Life cards": another way with the same card. */
function readOtherWay(r: Reader): Step | undefined {
  if (eat(r, "(, or|or)( (return|add|place) it)?") === undefined) return undefined;
  const to = readGoal(r);
  return to === undefined ? undefined : move(CHOSEN, to);
}

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
  const any = attempt(r, readAnyCards);
  if (any !== undefined) return [{ type: "op:rest", target: any }];
  const noun = readNoun(r);
  if (noun === undefined) return undefined;
  const either = attempt(r, (rr) =>
    eat(rr, "or") === undefined || !isNounNext(rr) ? undefined : readNoun(rr, { side: noun.side ?? "you" }),
  );
  if (either !== undefined && noun.ref === undefined && noun.zones?.includes("cost") !== true)
    return [{ type: "op:rest", target: selectorOf(eitherOf(noun, either)) }];
  const others =
    either ??
    attempt(r, (rr) =>
      eat(rr, "and") === undefined || !isNounNext(rr) ? undefined : readNoun(rr, { side: noun.side ?? "you" }),
    );
  if (others !== undefined && noun.ref === undefined && noun.zones?.includes("cost") === true)
    return [
      {
        type: "op:rest",
        target: selectorOf({
          ...others,
          zones: [...(noun.zones ?? []), ...(others.zones ?? [])],
          side: noun.side,
          count: noun.count,
        }),
      },
    ];
  return [noun, ...(others === undefined ? [] : [others])].map(rest);
}

/** "2 of your cards": whatever lies there active, DON!! too. */
function readAnyCards(r: Reader): object | undefined {
  const count = readCount(r);
  const side = count === undefined ? undefined : readWhose(r);
  if (side === undefined || eat(r, "cards") === undefined || sees(r, "(with|from|in|on|that)")) return undefined;
  return { side, zones: ["leader", "characters", "stage", "cost"], filter: { state: "active" }, count };
}

/** DON!! of one's own are counted, not chosen. */
function rest(noun: Noun): Step {
  const { side, zones, count, filter } = noun;
  const isDon = side === "you" && zones?.length === 1 && zones[0] === "cost" && Object.keys(filter).length === 0;
  const { exactly } = (count ?? {}) as { readonly exactly?: unknown };
  if (isDon && typeof exactly === "number") return { type: "op:restDon", count: exactly };
  return { type: "op:rest", target: selectorOf(noun) };
}

function readStand(r: Reader): readonly Step[] | undefined {
  const nouns = eat(r, "set") === undefined ? undefined : readNouns(r, { count: { exactly: 1 } });
  if (nouns === undefined || eat(r, "(as )?active") === undefined) return undefined;
  for (const noun of nouns) if (noun.zones?.includes("cost") === true) noun.filter.state = "rested";
  return nouns.map((noun) => ({ type: "op:stand", target: selectorOf(noun) }));
}

function readTrash(r: Reader): readonly Step[] | undefined {
  if (eat(r, "trash") === undefined) return undefined;
  const blind = eat(r, "{n} cards? from your opponent's hand");
  if (blind !== undefined)
    return [
      move({ side: "opponent", zones: ["hand"], count: { exactly: Number(blind[0]) }, blind: true }, { zone: "trash" }),
    ];
  const noun = readTarget(r, { side: "you" });
  if (noun === undefined) return undefined;
  const second = attempt(r, (rr) => (eat(rr, "and") === undefined ? undefined : readNoun(rr, { side: "you" })));
  return [noun, ...(second === undefined ? [] : [second])].map((one) => move(selectorOf(one), { zone: "trash" }));
}

function readReturn(r: Reader): readonly Step[] | undefined {
  if (eat(r, "return") === undefined) return undefined;
  if (eat(r, "all cards in your hand") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ side: "you", zones: ["hand"], count: "all" }, to)];
  }
  const nouns = readNouns(r);
  const isOwn = sees(r, "to your hand");
  const to = nouns === undefined ? undefined : readGoal(r);
  if (nouns === undefined || to === undefined) return undefined;
  // no other player's card goes to your hand
  if (isOwn) for (const noun of nouns) if (noun.side === "both") noun.side = "you";
  const [first] = nouns;
  const other = nouns.length === 1 ? attempt(r, readOtherWay) : undefined;
  if (first !== undefined && other !== undefined) return chosenOf(selectorOf(first), [move(CHOSEN, to), other]);
  return nouns.map((noun) => move(selectorOf(noun), to));
}

function readPlace(r: Reader): readonly Step[] | undefined {
  if (eat(r, "place") === undefined) return undefined;
  if (eat(r, "all cards in your hand") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ side: "you", zones: ["hand"], count: "all" }, to)];
  }
  // what was taken of them is no rest
  if (eat(r, "the rest") !== undefined) {
    const to = readGoal(r);
    return to === undefined ? undefined : [move({ ref: "shown", filter: { zone: "deck" } }, to)];
  }
  const nouns = readNouns(r, {}, (noun) => {
    if (eat(r, "except this Character") !== undefined) noun.filter.other = "self";
  });
  const to = nouns === undefined ? undefined : readGoal(r);
  return nouns === undefined || to === undefined ? undefined : nouns.map((noun) => move(selectorOf(noun), to));
}

/** From the hand unless it says otherwise; this card from where it is. */
function readPlay(r: Reader): readonly Step[] | undefined {
  if (eat(r, "play") === undefined) return undefined;
  if (eat(r, "this (Character )?card") !== undefined) {
    eat(r, "from your trash");
    return [{ type: "op:play", target: { ref: "self" }, ...rested(r) }];
  }
  const ref = readOneOfTwo(r);
  if (ref !== undefined) {
    const limit = eat(r, "if it has a cost of {n} or less");
    const cost = limit === undefined ? {} : { cost: { max: Number(limit[0]) } };
    return [
      { type: "op:play", target: { ref, count: { exactly: 1 } }, as: "first" },
      { type: "op:play", target: { ref, filter: { other: "first", ...cost } }, rested: true },
    ];
  }
  const other = attempt(r, (rr) => (eat(rr, "(it|that card)") === undefined ? undefined : readOtherWay(rr)));
  if (other !== undefined) return chosenOf(CHOSEN, [{ type: "op:play", target: CHOSEN }, other]).slice(1);
  const several = attempt(r, readSeveral);
  if (several !== undefined) return several;
  const noun = readTarget(r, { side: "you", zones: ["hand"] });
  if (noun === undefined) return undefined;
  eat(r, "from your hand");
  const how = rested(r);
  // "1 each of" names: one card of each
  if (noun.each === true && Array.isArray(noun.filter.name))
    return noun.filter.name.map((name) => ({
      type: "op:play",
      target: selectorOf({ ...noun, filter: { ...noun.filter, name } }),
      ...how,
    }));
  return [{ type: "op:play", target: selectorOf(noun), ...how }];
}

/** "1 card and play the other card rested": of the cards chosen, or of those revealed. */
function readOneOfTwo(r: Reader): Noun["ref"] {
  if (eat(r, "1 card and play the other card rested") !== undefined) return r.named;
  return eat(r, "1 of the revealed cards and play the other card rested") === undefined ? undefined : r.shown;
}

/** "Play up to 1 A and up to 1 B from your hand": the place is that of both. */
function readSeveral(r: Reader): readonly Step[] | undefined {
  const nouns = readOwnNouns(r);
  const last = nouns?.at(-1);
  if (nouns === undefined || nouns.length < 2 || !["hand", "trash"].includes(last?.zones?.[0] ?? "")) return undefined;
  const how = rested(r);
  return nouns.map((noun) => ({ type: "op:play", target: selectorOf(noun), ...how }));
}

const rested = (r: Reader) => (eat(r, "(as )?rested") === undefined ? {} : { rested: true });

function readAdd(r: Reader): readonly Step[] | undefined {
  if (eat(r, "add") === undefined) return undefined;
  const nouns = readOwnNouns(r);
  // "the owner's Life cards": whosever card it is
  if (sees(r, "(to |at )?the (top or bottom|top|bottom) of the owner's") && nouns !== undefined)
    for (const noun of nouns) if (noun.isUnowned === true) noun.side = "both";
  const to = nouns === undefined ? undefined : readGoal(r);
  return nouns === undefined || to === undefined ? undefined : nouns.map((noun) => move(selectorOf(noun), to));
}

/** "up to 1 Event and up to 1 Stage from your trash": the place is that of all. */
function readOwnNouns(r: Reader): readonly Noun[] | undefined {
  const nouns = readNouns(r, { side: "you" });
  const last = nouns?.at(-1);
  const isPile = ["hand", "trash", "deck"].includes(last?.zones?.[0] ?? "");
  if (isPile) for (const noun of nouns ?? []) Object.assign(noun, { zones: last?.zones, side: last?.side });
  return nouns;
}

/** Noun phrases with "and" between them, each with what may stand behind it. */
function readNouns(r: Reader, expecting: Expecting = {}, more?: (noun: Noun) => void): readonly Noun[] | undefined {
  const nouns: Noun[] = [];
  do {
    const noun = readTarget(r, expecting);
    if (noun === undefined) return undefined;
    more?.(noun);
    nouns.push(noun);
  } while (eat(r, "and") !== undefined);
  return nouns;
}
