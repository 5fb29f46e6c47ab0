import { effectsOf, type Message, type Offer } from "@riposte/kernel";
import { findSpace, type Reach, type Stop } from "../board/index.js";
import type { Context } from "../context.js";
import type { Effects, IaMatch, ImperialAssault } from "../declared.js";
import { boardOf, moverIn, namesOf } from "../figures/field.js";
import { canAct } from "../figures/lookup.js";
import { movePointsOf } from "../figures/stats.js";
import { say } from "../messages.js";
import { reachFor } from "./budget.js";
import { goOffers } from "./go-offer.js";
import { mayNotLeave } from "./modes.js";
import { countOf, watchersIn } from "./watched.js";

const effects = effectsOf<ImperialAssault>();

/** Walking there: a Move action while points lack, then the way; whatever happens in between, it goes on if it still can. */
export const goingEffects = (context: Context): Pick<Effects, "figure:go"> => ({
  "figure:go": (table, { figure, to, via = [] }, match) => {
    const { activation } = table;
    if (activation?.figure !== figure || !canAct(match, figure) || mayNotLeave(match, figure)) return;
    const way = wayOver(context, match, figure, [...via, to]);
    if ("fault" in way) return;
    if (way.cost <= activation.points) {
      match.call("move", { figure, to: [...to], mode: "activation", path: way.path() });
      return;
    }
    match.queueAll(moveAction(context, match, figure).effects);
    match.queue({ type: "figure:go", figure, to, ...(via.length === 0 ? {} : { via }) });
  },
});

/** A Move action does not move: it gives movement points. */
export const moveAction = (context: Context, match: IaMatch, figure: string): Offer =>
  match.offer({
    key: "move",
    label: say("ia:move"),
    effects: [
      { type: "action:spend", actions: 1 },
      { type: "points:gain", amount: movePointsOf(context, match, figure), by: "move" },
      { type: "action:resolve", kind: "move" },
      effects.open("action:resolved", { figure, kind: "move" }),
    ],
  });

/** The movement points the active figure has, and those its Move actions would give it. */
export function pointsWithin(context: Context, match: IaMatch, figure: string): number {
  const { points = 0, actions = 0 } = match.slices["imperial-assault"].activation ?? {};
  return actions === 0 ? points : points + actions * movePointsOf(context, match, figure);
}

/** An offer for each place the active figure may go to and stop, with its points or with Move actions. */
export function placesToGo(context: Context, match: IaMatch, id: string): Offer[] {
  const within = pointsWithin(context, match, id);
  if (within === 0 || mayNotLeave(match, id)) return [];
  const { points = 0, actions = 0 } = match.slices["imperial-assault"].activation ?? {};
  const speed = actions === 0 ? 0 : (within - points) / actions;
  const reach = reachFor(context, match, id, "activation", within);
  const watchers = watchersIn(context, match, id);
  const walker = {
    board: boardOf(context, match),
    figure: id,
    points,
    speed,
    from: moverIn(context, match, id),
    watchers,
  };
  return goOffers(walker, reach);
}

/** A way of one's own, `b2>d4`: over these places in this order, each of them one where it could stop. */
export function wayOffer(context: Context, match: IaMatch, figure: string, written: string): Offer | Message {
  const stages = written.split(">").map((place) => place.split("+"));
  const way = wayOver(context, match, figure, stages);
  if ("fault" in way) return way.fault;
  const [to, via] = [stages.at(-1) as string[], stages.slice(0, -1)];
  return match.offer({
    key: `go:${written}`,
    label: say("ia:go-over", { to: to[0] as string, via: via.map(([first]) => first).join(", "), cost: way.cost }),
    verb: "go",
    effects: [{ type: "figure:go", figure, to, via }],
  });
}

/** Its steps are spelled out when it is gone. */
type Way = { readonly cost: number; path(): string[][] } | { readonly fault: Message };

/** The cheapest way over these places, with all the points it could have. */
function wayOver(context: Context, match: IaMatch, figure: string, stages: readonly (readonly string[])[]): Way {
  const board = boardOf(context, match);
  let left = pointsWithin(context, match, figure);
  let from: readonly number[] | undefined;
  let cost = 0;
  const legs: (() => readonly (readonly number[])[])[] = [];
  for (let at = 0; at < stages.length; at++) {
    const stage = stages[at] as readonly string[];
    const goal = stage.map((space) => findSpace(board, space));
    if (goal.includes(undefined)) return { fault: say("ia:no-such-space", { to: stage.join("+") }) };
    const reach = reachFor(context, match, figure, "activation", left, from);
    const stop = stopAt(reach, goal as number[]);
    if (stop === undefined) {
      const before = stages[at - 1]?.[0];
      if (before !== undefined) return { fault: say("ia:way-broken", { to: stage[0] as string, from: before }) };
      return { fault: say("ia:out-of-reach", { to: stage[0] as string, points: left }) };
    }
    legs.push(() => reach.pathTo(stop, countOf(watchersIn(context, match, figure))));
    cost += stop.cost;
    left -= stop.cost;
    from = stop.spaces;
  }
  const path = () => {
    const steps: string[][] = [];
    for (const leg of legs) for (const spaces of leg()) steps.push(namesOf(board, spaces));
    return steps;
  };
  return { cost, path };
}

/** The stop with these spaces. */
export function stopAt({ stops }: Reach, goal: readonly number[]): Stop | undefined {
  for (const stop of stops) {
    const { spaces } = stop;
    // the first space tells most of them apart
    if (spaces[0] === goal[0] && isSameList(spaces, goal)) return stop;
  }
  return undefined;
}

function isSameList(some: readonly number[], others: readonly number[]): boolean {
  if (some.length !== others.length) return false;
  for (let at = 1; at < some.length; at++) if (some[at] !== others[at]) return false;
  return true;
}
