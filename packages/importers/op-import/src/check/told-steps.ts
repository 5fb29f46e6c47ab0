import type { Goal, Selector, StepOf, Verb } from "@riposte/op-actions";
import { type Gathering, gathering, may, must, oneWay } from "./account.js";
import { accountCards, accountCount, accountFilter, accountNumber } from "./told-cards.js";
import { accountChange, accountRule } from "./told-changes.js";
import { accountCondition } from "./told-conditions.js";

type Tellers = { readonly [V in Verb]: (g: Gathering, step: StepOf<V>) => void };
type Effect = { readonly type: string };

/** Steps, one after the other; what they share is said once: "K.O. A and B", "1 each of A and B". */
export function accountSteps(g: Gathering, steps: readonly Effect[] | undefined): void {
  if (isAlike(steps)) may(g, "each");
  for (const [place, step] of (steps ?? []).entries()) {
    if (familyOf(step) === familyOf(steps?.[place - 1])) accountAgain(g, (again) => accountStep(again, step));
    else accountStep(g, step);
  }
}

/** "1 each of [A] and [B] with a cost of 2": the same with each, but for its name or its place. */
function isAlike(steps: readonly Effect[] = []): boolean {
  const bare = (step: Effect) => {
    const { target, ...more } = step as Effect & { readonly target?: Selector };
    if (target === undefined || "ref" in target) return undefined;
    const { zones, filter, ...rest } = target;
    const { name, ...likes } = filter ?? {};
    return JSON.stringify([more, rest, likes, name === undefined || zones]);
  };
  return steps.some((step, place) => {
    const run = steps.slice(place).filter(({ type }) => type === step.type);
    return run.length > 1 && bare(step) !== undefined && run.every((one) => bare(one) === bare(step));
  });
}

/** Cards and DON!! are rested by one word. */
export const familyOf = (step: Effect | undefined): string | undefined =>
  step?.type === "op:restDon" ? "op:rest" : step?.type;

const accountStep = (g: Gathering, step: Effect): void =>
  (STEPS[step.type as Verb] as (g: Gathering, step: unknown) => void)(g, step);

/** What is said already need not be said again. */
export function accountAgain(g: Gathering, account: (g: Gathering) => void): void {
  const inner = gathering(g.whole);
  account(inner);
  for (const [means, times] of inner.must)
    if (g.must.has(means) && isShared(means)) may(g, means);
    else for (let time = 0; time < times; time++) must(g, means);
  may(g, ...inner.may);
  g.lists.push(...inner.lists);
  g.ways.push(...inner.ways);
}

const isShared = (means: string): boolean => /^(?:do|give|for|upTo|n|later|don|turn|at|once|cost=|power=)/.test(means);

const upTo = (g: Gathering, count: Parameters<typeof accountNumber>[1], isUpTo: true | undefined) =>
  accountNumber(g, count, isUpTo === true ? "upTo:" : "n:");
const lasts = (g: Gathering, duration: string | undefined) => {
  if (duration !== undefined) must(g, `for:${duration}`);
};
const doer = (g: Gathering, player: string) => {
  if (player === "opponent") must(g, "by:opponent");
};

function accountGoal(g: Gathering, { zone, end, faceUp, shuffle }: Goal): void {
  if (zone === "trash") must(g, "do:trash");
  else if (shuffle === true) must(g, "do:shuffle");
  else must(g, `to:${zone}${end === undefined ? "" : `-${end}`}`);
  if (faceUp === true) must(g, "face:up");
  may(g, "anyOrder", "face:down", ...(shuffle === true ? ["you.deck", "opponent.deck"] : []));
}

const STEPS: Tellers = {
  "op:select": (g, { target }) => accountCards(g, target),
  "op:give": (g, { target, for: duration, as: _as, ...change }) => {
    if ((change.counter ?? change.setCounter) === undefined || !("zones" in target)) accountCards(g, target);
    else {
      // only in the hand does a counter value matter
      const { kind, ...filter } = target.filter ?? {};
      may(g, `${target.side}.hand`);
      if (kind !== undefined) oneWay(g, [`${target.side}.${kind}`], [`any.${kind}`]);
      accountFilter(g, filter);
    }
    accountChange(g, change);
    lasts(g, duration);
  },
  "op:ko": (g, { target }) => {
    must(g, "do:ko");
    accountCards(g, target);
  },
  "op:move": (g, { target, to }) => {
    if ("side" in target && target.side === "opponent" && (target.at !== undefined || target.count === "all"))
      may(g, "by:opponent");
    if ("ref" in target && target.ref === "shown") may(g, "theRest");
    accountCards(g, target);
    accountGoal(g, to);
  },
  "op:rest": (g, { target }) => {
    must(g, "do:rest");
    // only what is active can be rested, so it need not be said
    const { state, ...filter } = target.filter ?? {};
    if (state === "active") may(g, "state:active");
    accountCards(g, state === "active" ? { ...target, filter } : target);
  },
  "op:stand": (g, { target }) => {
    must(g, "do:stand");
    // only what is rested can stand, so it need not be said
    const { state, ...filter } = target.filter ?? {};
    if (state === "rested") may(g, "state:rested");
    else if ("zones" in target && target.zones.includes("cost") && target.count !== "all") must(g, "state:active");
    accountCards(g, state === "rested" ? { ...target, filter } : target);
  },
  "op:play": (g, { target, rested }) => {
    must(g, "do:play", ...(rested === true ? ["state:rested"] : []));
    accountCards(g, target);
  },
  "op:giveDon": (g, { target, count, upTo: isUpTo, shared, from }) => {
    if (shared === true) must(g, "inAll");
    oneWay(g, ["any.DON"], ["you.DON"], ["opponent.DON"]);
    must(g, ...(from === "given" ? ["given"] : from === "any" ? [] : [`state:${from}`]));
    upTo(g, count, isUpTo);
    const isEach = "zones" in target && target.count !== "all" && "upTo" in target.count && target.count.upTo === "any";
    accountCards(g, isEach ? { ...target, count: "all" } : target);
  },
  "op:detachDon": (g, { target, count }) => {
    must(g, "given");
    if (count === "all") must(g, "donBack");
    else accountNumber(g, count, "n:");
    accountCards(g, target);
  },
  "op:flip": (g, { target, face }) => {
    must(g, `face:${face}`);
    accountCards(g, target);
  },
  "op:reveal": (g, { target }) => {
    must(g, "do:reveal");
    if ("side" in target && target.side === "opponent") may(g, "by:opponent");
    accountCards(g, target);
  },
  "op:redirect": (g, { target }) => {
    must(g, "do:redirect");
    accountCards(g, target);
  },
  "op:useEvent": (g, { target, timing }) => {
    must(g, "do:activate");
    may(g, `at:${timing}`);
    accountCards(g, target);
  },
  "op:draw": (g, { count, upTo: isUpTo, player }) => {
    must(g, "do:draw");
    upTo(g, count, isUpTo);
    doer(g, player);
  },
  "op:addDon": (g, { count, upTo: isUpTo, state, player }) => {
    must(g, "any.DON", "from:donDeck", state === "active" ? "do:stand" : "do:rest");
    upTo(g, count, isUpTo);
    doer(g, player);
  },
  "op:restDon": (g, { count, player }) => {
    must(g, "do:rest", `${player}.DON`);
    may(g, "state:active");
    accountNumber(g, count, "n:");
    doer(g, player);
  },
  "op:returnDon": (g, { count, player, active }) => {
    oneWay(g, ["do:returnDon"]);
    must(g, ...(active === true ? ["state:active"] : []));
    may(g, `${player}.DON`, "any.DON");
    accountCount(g, count);
    doer(g, player);
  },
  "op:look": (g, { of, zone, count, reveal, take, rest }) => {
    if (reveal === true) must(g, "do:reveal");
    else if (count !== "all" || rest.to !== "shuffle") must(g, "do:look");
    must(g, `${of}.${zone === "life" ? "Life" : zone}`);
    if (count !== "all") {
      must(g, "end:top");
      accountNumber(g, count, "n:");
    } else may(g, "all");
    for (const one of take) {
      if (one.filter !== undefined) {
        accountFilter(g, one.filter);
        may(g, "do:reveal");
      }
      accountCount(g, one.count);
      if (one.to === "play" || one.to === "playRested")
        must(g, "do:play", ...(one.to === "playRested" ? ["state:rested"] : []));
      else accountGoal(g, one.to);
    }
    may(g, "theRest", "anyOrder");
    if (rest.to === "trash") must(g, "do:trash");
    else if (rest.to === "shuffle") {
      must(g, "do:shuffle");
      may(g, "you.deck");
    } else if (take.length === 0 && rest.to === "top" && rest.order === "same") may(g, `to:${zone}-top`);
    else if (rest.to !== "back") must(g, `to:${zone}-${rest.to === "topOrBottom" ? "either" : rest.to}`);
  },
  "op:shuffle": (g, { player }) => {
    must(g, "do:shuffle");
    may(g, `${player}.deck`);
  },
  "op:rule": (g, { player, for: duration, ...rule }) => {
    if (player === "opponent") {
      oneWay(g, ["by:opponent"], ["opponents"]);
      may(g, "opponents");
    }
    accountRule(g, rule);
    lasts(g, duration);
  },
  "op:activate": (g, { timing }) => must(g, "do:activate", "self", `at:${timing}`),
  "op:damage": (g, { player, count }) => {
    must(g, "do:damage");
    accountNumber(g, count, "n:");
    doer(g, player);
  },
  "op:number": (g, { value }) => {
    if (typeof value !== "number") accountNumber(g, value, "copied:");
  },
  "op:chooseNumber": (g, { as, max }) => (as === "guess" ? must(g, "do:chooseNumber") : accountNumber(g, max, "upTo:")),
  "op:extraTurn": (g) => must(g, "do:extraTurn"),
  "op:win": (g) => must(g, "do:win"),
  "op:lose": (g) => must(g, "do:lose"),
  "op:if": (g, { condition, steps, else: otherwise }) => {
    may(g, "if", "unless");
    accountCondition(g, condition);
    accountSteps(g, steps);
    if (otherwise !== undefined) {
      may(g, "insteadOf", "else");
      accountAgain(g, (again) => accountSteps(again, otherwise));
    }
  },
  "op:choose": (g, { player, options }) => {
    oneWay(g, ["chooseOne"], ["orElse"], []);
    doer(g, player);
    const [first, ...others] = options;
    if (first !== undefined) accountBranch(g, first);
    for (const other of others) accountAlike(g, first, other);
  },
  "op:may": (g, { player, costs, steps, else: otherwise }) => {
    may(g, "may");
    if (costs !== undefined) may(g, "did");
    doer(g, player);
    accountSteps(g, costs);
    accountSteps(g, steps);
    if (otherwise !== undefined) may(g, "else");
    accountAgain(g, (again) => accountSteps(again, otherwise));
  },
  "op:repeat": (g, { times, steps }) => {
    accountNumber(g, times, "n:");
    accountSteps(g, steps);
  },
  "op:schedule": (g, { at, steps }) => {
    must(g, `later:${at}`);
    accountSteps(g, steps);
  },
  "op:grant": (g, { target, ability, for: duration }) => {
    // what stands instead of something for a while lies on the Leader, without a word
    if (ability.instead === undefined || ("side" in target && target.side !== "you")) accountCards(g, target);
    g.whole(g, ability);
    lasts(g, duration);
  },
  "op:tax": (g, { target, costs, for: duration }) => {
    must(g, "ban:attack", "unless");
    may(g, "noneOf", "opponent.hand", "do:trash");
    accountCards(g, target);
    for (const cost of costs ?? []) accountCost(g, cost as unknown as StepOf<"op:move">);
    lasts(g, duration);
  },
  "kernel:manual": () => {},
};

type Branch = StepOf<"op:choose">["options"][number];

function accountBranch(g: Gathering, { condition, steps }: Branch): void {
  if (condition !== undefined) accountCondition(g, condition);
  accountSteps(g, steps);
}

/** The same verb with another word is one sentence: "gains [A] or [B]", "your or your opponent's". */
function accountAlike(g: Gathering, first: Branch | undefined, other: Branch): void {
  if (other.steps[0]?.type === first?.steps[0]?.type) accountAgain(g, (again) => accountBranch(again, other));
  else accountBranch(g, other);
}

/** What is paid by the player of other cards: how many. */
const accountCost = (g: Gathering, { target }: StepOf<"op:move">): void => {
  if ("side" in target) accountCount(g, target.count);
};
