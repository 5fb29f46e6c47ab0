import type { Effect, Offer } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { Effects, IaMatch } from "../declared.js";
import { boardOf, namesOf } from "../figures/field.js";
import { canAct, figureOf } from "../figures/lookup.js";
import { movePointsOf } from "../figures/stats.js";
import { say } from "../messages.js";
import { reachFor } from "../moving/budget.js";
import { moveAction } from "../moving/going.js";
import { mayNotLeave } from "../moving/modes.js";
import { attackActions, canTakeSpecial, discardActions } from "./acting.js";
import { interactions } from "./interacting.js";

/** An action another ability grants a figure, of these kinds only. */
export interface GrantedAction {
  readonly figure: string;
  readonly only?: readonly ("move" | "attack" | "interact" | "special")[];
}

/** What a figure may do by the base rules with an action it is granted (rules 5). */
export const grantedOffers =
  (context: Context) =>
  (subject: unknown, seat: number, match: IaMatch): readonly Offer[] => {
    const { figure, only } = subject as GrantedAction;
    if (!canAct(match, figure) || figureOf(match, figure).seat !== seat) return [];
    const kinds = {
      move: () => moves(context, match, figure),
      attack: () => attackActions(context, match, figure),
      interact: () => interactions(context, match, figure),
      special: () => discardActions(match, figure),
    };
    return (["move", "attack", "interact", "special"] as const)
      .filter((kind) => only === undefined || only.includes(kind))
      .flatMap((kind) => kinds[kind]().map((offer) => asGranted(match, figure, offer)));
  };

/** Where a granted move leads is chosen with it; without a step it is on offer where points are worth something else. */
function moves(context: Context, match: IaMatch, figure: string): readonly Offer[] {
  const move = moveAction(context, match, figure);
  const stay = match.value("points:worth", { figure }, 0) > 0 ? [move] : [];
  if (mayNotLeave(match, figure)) return stay;
  const board = boardOf(context, match);
  const { stops } = reachFor(context, match, figure, "points", movePointsOf(context, match, figure));
  const goings = stops
    .filter(({ cost }) => cost > 0)
    .map(({ spaces, cost }) => {
      const to = namesOf(board, spaces);
      const effects = move.effects.map((one) => (one.type === "points:gain" ? { ...one, to } : one));
      const label = say("ia:go-moving", { to: to[0] as string, cost });
      return { key: `go:${to.join("+")}`, verb: "go", label, kind: "optional" as const, effects };
    });
  return [...goings, ...stay];
}

/** An action as it is when granted: none is spent, its movement points are used at once, and only in the figure's own activation it counts as one that resolved. */
export function asGranted(match: IaMatch, figure: string, offer: Offer): Offer {
  const isOwn = isActive(match, figure);
  const effects = offer.effects
    .filter((effect) => isOwn || !isOfActivation(effect))
    .flatMap((effect) => (effect.type === "action:spend" ? forNothing(effect) : [effect]))
    .map((effect) => (effect.type === "points:gain" ? ({ ...effect, figure, now: true } as Effect) : effect));
  const { key, label, kind, verb } = offer;
  const taken: Effect = { type: "action:take" };
  return { key, ...(label && { label }), ...(verb && { verb }), kind, effects: [taken, ...effects] };
}

/** A special action that costs no action is still one: in its own activation a figure takes each once (rules 5). */
export const mayBeGranted = (match: IaMatch, figure: string, special: string): boolean =>
  !isActive(match, figure) || canTakeSpecial(match, special, 0);

/** No action is spent, and attacks that are granted do not count as the activation's (rules 5). */
function forNothing(spent: Effect): readonly Effect[] {
  const { special } = spent as Effect & { readonly special?: string };
  return special === undefined ? [] : [{ type: "action:spend", actions: 0, special } as Effect];
}

const isActive = ({ slices }: IaMatch, figure: string): boolean =>
  slices["imperial-assault"].activation?.figure === figure;

/** One action was granted, not several. */
export const takeGranted: Pick<Effects, "action:take"> = {
  "action:take": (_table, _effect, match) => match.setVarOf("window", "acted", true),
};

export function hasActed(subject: unknown, _seat: number, match: IaMatch): boolean {
  const vars = match.varsOf("window");
  // before it is open the innermost window is another one
  return vars?.window === "action:granted" && vars.subject === subject && vars.acted === true;
}

const isOfActivation = ({ type }: Effect): boolean =>
  type === "action:spend" || type === "action:resolve" || type === "kernel:window";
