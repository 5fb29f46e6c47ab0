import type { Behaviour, Contribution } from "@riposte/kernel";
import { type Context, cardOf, KEYWORDS } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Filter } from "../language/expression.js";
import type { Library } from "../library/library.js";
import { matches } from "../reading/filter.js";
import type { Scene } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import { cardBans, seatBans } from "./bans.js";
import type { Board } from "./board.js";
import { discounts } from "./discounts.js";
import type { Gift, NumberField, Ruling } from "./gift.js";

type Modify = NonNullable<Behaviour<OpActions>["modify"]>;

/**
 * What static abilities, and marks with data, contribute to the game's numbers and claims; each names its ability. What no card speaks
 * of is not listened to: these are the questions asked most often.
 */
export function values(context: Context, library: Library, board: Board): Modify {
  const all = everyValue(context, library, board);
  const isNeeded = ([value]: [string, unknown]) => WORDS[value]?.some((word) => library.says(word)) ?? true;
  return Object.fromEntries(Object.entries(all).filter(isNeeded)) as Modify;
}

/** The words of the language that lead to a contribution. */
const WORDS: Readonly<Record<string, readonly string[]>> = {
  "card:power": ["power"],
  "card:cost": ["cost", "discount"],
  "card:counter": ["counter", "setCounter"],
  "card:base-power": ["basePower"],
  "card:base-cost": ["baseCost"],
  "card:keyword": ["keyword", "loses"],
  "card:word": ["attribute", "gainsType", "gainsName"],
  "card:negated": ["negated"],
  "timing:negated": ["negated"],
  "card:cannot": ["cannot", "op:tax"],
  "seat:cannot": ["op:rule"],
  "attack:permitted": ["attacksActive"],
  "play:rested": ["playsRested"],
  "turn:don": ["donPhase"],
  "turn:don-to-leader": ["donToLeader"],
  "deck:out": ["emptyDeckStays"],
  "life:under": ["faceUpLifeToDeck"],
};

function everyValue(context: Context, library: Library, { gifts, rulings, isBare }: Board): Modify {
  const discount = discounts(context, library);
  const keywords = new Set<string>(KEYWORDS.filter((keyword) => library.says(`keyword/${keyword}`)));
  return {
    "card:power": ({ card }, match) => {
      const added = adding(match, gifts(match, card), "power");
      return isBare() ? [...added, ...withoutMarks(match, card, "power")] : added;
    },
    "card:cost": ({ card }, match) => {
      const added = adding(match, gifts(match, card), "cost");
      if (isBare()) return [...added, ...withoutMarks(match, card, "cost")];
      const less = discount(match, card);
      return less.length === 0 ? added : [...added, ...less];
    },
    "card:counter": ({ card }, match) => {
      const given = gifts(match, card);
      const set = given.flatMap(({ numbers: { setCounter }, by }) =>
        setCounter === undefined ? [] : [{ setCounter, by }],
      );
      const highest = set.toSorted((one, other) => other.setCounter - one.setCounter)[0];
      const added = adding(match, given, "counter");
      return highest === undefined ? added : [match.set(highest.setCounter, highest.by), ...added];
    },
    "card:base-power": ({ card }, match) => setting(match, gifts(match, card), "basePower"),
    "card:base-cost": ({ card }, match) => setting(match, gifts(match, card), "baseCost"),
    "card:keyword": ({ card, keyword }, match) => {
      if (!keywords.has(keyword)) return NONE;
      const given = claiming(match, gifts(match, card), ({ says }) => says.keyword?.some((word) => word === keyword));
      const isLost = gifts(match, card).find(({ says }) => says.loses?.some((word) => word === keyword));
      return isLost === undefined ? given : [...given, match.contribute("atMost", 0, isLost.by)];
    },
    "card:word": ({ card, kind, word }, match) =>
      claiming(match, gifts(match, card), ({ says: { attribute, gainsType, gainsName } }) => {
        const gained = { attribute, type: gainsType, name: gainsName };
        return gained[kind] === word;
      }),
    "card:negated": ({ card }, match) => claiming(match, gifts(match, card), ({ says }) => says.negated === true),
    "timing:negated": ({ card, timing }, match) => {
      const isOff = ({ says: { negated } }: Gift | Ruling) =>
        Array.isArray(negated) && negated.some((one) => one === timing);
      const side = rulings(match, cardOf(match, card).owner);
      return [...claiming(match, side, isOff), ...claiming(match, gifts(match, card), isOff)];
    },
    "card:cannot": cardBans(context, library, gifts),
    "seat:cannot": seatBans(context, library, rulings),
    "attack:permitted": ({ attacker, target }, match) => {
      const permits = (filter: true | Filter | undefined, scene: Scene) =>
        filter === true || (filter !== undefined && matches(scene, target, filter));
      const { marks, owner } = cardOf(match, attacker);
      const marked = marks.filter(
        ({ kind, data }) =>
          kind === "may" && permits(data as Filter | undefined, sceneOf(context, library, match, owner, attacker)),
      );
      return [
        ...claiming(match, gifts(match, attacker), ({ says, scene }) => permits(says.attacksActive, scene)),
        ...marked.map(({ by }) => match.add(1, by)),
      ];
    },
    "play:rested": ({ card, seat }, match) =>
      claiming(match, rulings(match, seat), ({ says: { playsRested }, scene }) =>
        playsRested === true ? true : playsRested !== undefined && matches(scene, card, playsRested),
      ),
    "turn:don": ({ seat }, match) => adding(match, rulings(match, seat), "donPhase"),
    "turn:don-to-leader": ({ seat }, match) => adding(match, rulings(match, seat), "donToLeader"),
    "deck:out": ({ seat }, match) => claiming(match, rulings(match, seat), ({ says }) => says.emptyDeckStays),
    "life:under": ({ card }, match) => {
      const { faceUp, owner } = cardOf(match, card);
      return faceUp ? claiming(match, rulings(match, owner), ({ says }) => says.faceUpLifeToDeck) : NONE;
    },
  };
}

const NONE: readonly Contribution[] = [];

function adding(match: OaMatch, gifts: readonly Gift<unknown>[], field: NumberField): readonly Contribution[] {
  if (gifts.length === 0) return NONE;
  return gifts.flatMap(({ numbers, by }) => (numbers[field] ? [match.add(numbers[field], by)] : []));
}

/** What resolved effects gave, taken away again. */
function withoutMarks(match: OaMatch, card: number, kind: "power" | "cost"): readonly Contribution[] {
  const sum = cardOf(match, card).marks.reduce((so, mark) => so + (mark.kind === kind ? (mark.amount ?? 0) : 0), 0);
  return sum === 0 ? NONE : [match.add(-sum, "rules")];
}

/** The highest of several setters holds. */
function setting(match: OaMatch, gifts: readonly Gift[], field: NumberField): readonly Contribution[] {
  if (gifts.length === 0) return NONE;
  return gifts.flatMap(({ numbers, by }) =>
    numbers[field] === undefined ? [] : [match.contribute("atLeast", numbers[field], by)],
  );
}

/** Above 0 is yes. */
function claiming<G extends Gift<unknown>>(
  match: OaMatch,
  gifts: readonly G[],
  isSo: (gift: G) => boolean | undefined,
): readonly Contribution[] {
  if (gifts.length === 0) return NONE;
  return gifts.filter((gift) => isSo(gift) === true).map(({ by }) => match.add(1, by));
}
