import type { Condition, EventPattern } from "@riposte/op-actions";
import { type Gathering, gathering, may, must, oneWay } from "./account.js";
import { accountCards, accountFilter, accountNumber, accountRange } from "./told-cards.js";

/** What must be so. */
export function accountCondition(g: Gathering, condition: Condition): void {
  if ("all" in condition) for (const one of condition.all) accountCondition(g, one);
  else if ("any" in condition) accountAny(g, condition.any);
  else if ("not" in condition) accountNot(g, condition.not);
  else if ("exists" in condition) {
    accountCards(g, condition.exists);
    may(g, "n:1");
  } else if ("number" in condition) accountComparison(g, condition);
  else if ("turn" in condition) must(g, `turn:${condition.turn}`);
  else if ("ref" in condition) {
    if (condition.ref === "self") must(g, "self");
    accountFilter(g, condition.matches);
  } else if ("did" in condition) may(g, condition.did ? "did" : "else");
  else {
    may(g, "for:thisTurn");
    accountEvent(g, condition.happened);
  }
}

/** "No", "do not have", "unless": one of them. */
function accountNot(g: Gathering, condition: Condition): void {
  may(g, "none", "unless", "only", "offIf", ...(isOnly(condition) ? ["any.Character"] : []));
  const inner = gathering(g.whole);
  accountCondition(inner, condition);
  for (const [means, times] of inner.must)
    if (means !== "except") must(g, ...Array(times).fill(means));
    else may(g, means);
  may(g, ...inner.may);
  g.ways.push(...inner.ways);
  g.lists.push(...inner.lists);
}

/** One of several; the same of either player is said once. */
function accountAny(g: Gathering, conditions: readonly Condition[]): void {
  const [one, other] = conditions;
  const isEither = JSON.stringify(one).replace('"you"', '"opponent"') === JSON.stringify(other);
  if (isEither && one !== undefined) {
    must(g, "eitherPlayer");
    accountCondition(g, JSON.parse(JSON.stringify(one).replace('"you"', '"both"')) as Condition);
  } else {
    must(g, "orElse");
    for (const condition of conditions) accountCondition(g, condition);
  }
}

/** Nothing that is not so: "the only Characters are …". */
const isOnly = (condition: Condition): boolean => "exists" in condition && condition.exists.filter?.not !== undefined;

function accountComparison(g: Gathering, { number, is, min, max }: Extract<Condition, { number: unknown }>): void {
  accountNumber(g, number, "sum:");
  if (is !== undefined) accountNumber(g, is, "n:");
  if (min === 1) may(g, ">=1");
  else if (min !== undefined) accountNumber(g, min, ">=");
  if (max !== undefined) accountNumber(g, max, "<=");
}

/** What says that something happens, where it is not the verb of the same name. */
const HAPPENINGS: Readonly<Partial<Record<EventPattern["event"], readonly string[]>>> = {
  played: ["do:play"],
  eventActivated: ["do:activate"],
  triggerActivated: ["do:activate", "trigger"],
  blocked: ["do:activate", "keyword:Blocker"],
  rested: ["state:rested"],
  drew: ["do:draw"],
  handTrashed: ["do:trash"],
};
/** What is spoken of, where no filter says so. */
const NOUNS: Readonly<Partial<Record<EventPattern["event"], string>>> = {
  eventActivated: "Event",
  lifeLost: "Life",
  lifeTaken: "Life",
  donReturned: "DON",
  donGiven: "DON",
  handTrashed: "hand",
  damageDealt: "Life",
  koed: "Character",
  left: "Character",
  battled: "Character",
};

/** What happens or has happened. */
export function accountEvent(g: Gathering, pattern: EventPattern): void {
  const { event, side, self, card, against, by, source, cause, min, left, from, to } = pattern;
  must(g, ...(HAPPENINGS[event] ?? [`event:${event}`]));
  if (self === true) must(g, "self");
  const whose = side === undefined || side === "both" ? "any" : side;
  const { kind, ...filter } = card ?? {};
  const nouns =
    kind !== undefined
      ? [kind].flat()
      : NOUNS[event] === undefined || (NOUNS[event] === "Character" && card !== undefined)
        ? []
        : [NOUNS[event]];
  if (event === "damageDealt") may(g, `${whose}.Leader`);
  if (event === "attacked" || event === "defended") may(g, `${whose}.Leader`, `${whose}.Character`);
  if (event === "donGiven") may(g, "self", `${whose}.Character`, `${whose}.Leader`);
  if (event === "lifeTaken") must(g, `${whose}.hand`);
  if (self === true) may(g, ...nouns.map((noun) => `any.${noun}`));
  else if (side === "opponent" && nouns.length > 0) oneWay(g, [`opponent.${nouns[0]}`], ["by:opponent"]);
  else may(g, ...nouns.flatMap((noun) => [`${whose}.${noun}`, `any.${noun}`]));
  may(g, `by:${whose}`, "bothPlayers");
  accountFilter(g, filter);
  if (against !== undefined) accountOther(g, against);
  if (by !== undefined) oneWay(g, [`by:${by}`], ...(source === undefined ? [] : [[]]));
  if (source !== undefined) accountOther(g, source);
  if (by !== undefined) may(g, "cause:effect");
  if (cause !== undefined && event !== "damageDealt" && event !== "drew") must(g, `cause:${cause}`);
  if (event === "drew") may(g, "outsideDraw", ...(source === undefined ? [] : ["cause:effect"]));
  if (nouns.length === 0 && side === "opponent" && self !== true && card === undefined)
    oneWay(g, ["by:opponent"], ["opponent.Leader"], ["opponent.Character"]);
  if (min !== undefined) accountRange(g, "", { min });
  if (left !== undefined) must(g, `n:${left}`);
  if (from !== undefined) must(g, `${whose}.${from}`);
  if (to !== undefined) may(g, `to:${to}`, `to:${to}-bottom`, "do:trash");
}

/** The other card of an event, whosever it is. */
function accountOther(g: Gathering, { kind, ...filter }: NonNullable<EventPattern["card"]>): void {
  for (const one of kind === undefined ? [] : [kind].flat())
    oneWay(g, ...["opponent", "any", "you"].map((whose) => [`${whose}.${one}`]));
  accountFilter(g, filter);
}
