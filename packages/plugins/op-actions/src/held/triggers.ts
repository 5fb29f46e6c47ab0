import type { Behaviour, Trigger } from "@riposte/kernel";
import { type Context, cardOf, fieldOf, otherSeat } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { EventPattern, Happening } from "../language/event-pattern.js";
import { matches } from "../reading/filter.js";
import { seatsOf } from "../reading/scene.js";
import { sceneOf } from "../reading/scenes.js";
import type { Library } from "./library.js";
import { bySeat, type Firing, fire, fireAll, triggerOf } from "./using.js";

/** What happened, in the words of patterns. */
interface Happened {
  readonly event: Happening;
  readonly seat: number;
  readonly cards: readonly number[];
  readonly by?: number;
  readonly cause?: string;
  readonly count?: number;
  readonly left?: number;
  readonly from?: string;
}

type Triggers = NonNullable<Behaviour<OpActions>["trigger"]>;

/** Which facts of the game set off which timings and patterns. */
export function triggers(context: Context, library: Library): Triggers {
  const at = (match: OaMatch): Firing => ({ context, library, match });
  const watch = (match: OaMatch, happened: Happened) => watching(at(match), happened);
  return {
    "card:played": ({ card, seat, from, cause }, match) => [
      ...fire(at(match), card, "onPlay"),
      ...watch(match, { event: "played", seat, cards: [card], by: cause.seat, cause: cause.kind, from }),
    ],
    "attack:declared": ({ attacker, target, seat }, match) => [
      ...fire(at(match), attacker, "whenAttacking", [target]),
      ...fireAll(at(match), otherSeat(seat), "onOpponentsAttack", [attacker]),
      ...fire(at(match), target, "whenAttacked", [attacker]),
      ...watch(match, { event: "attacked", seat, cards: [attacker], by: seat }),
    ],
    "attack:blocked": ({ blocker, seat }, match) => [
      ...fire(at(match), blocker, "onBlock"),
      ...watch(match, { event: "blocked", seat, cards: [blocker], by: seat }),
    ],
    "card:dying": ({ card, seat, cause }, match) => [
      ...fire(at(match), card, "onKo"),
      ...watch(match, { event: "koed", seat, cards: [card], by: cause.seat, cause: cause.kind }),
    ],
    "cards:leaving": ({ cards, cause }, match) =>
      bySeat(match).flatMap((seat) => {
        const own = cards.filter((id) => cardOf(match, id).owner === seat);
        return own.length === 0
          ? []
          : watch(match, { event: "left", seat, cards: own, by: cause.seat, cause: cause.kind });
      }),
    "cards:rested": ({ cards, cause }, match) =>
      cards.flatMap((card) =>
        watch(match, {
          event: "rested",
          seat: cardOf(match, card).owner,
          cards: [card],
          by: cause.seat,
          cause: cause.kind,
        }),
      ),
    "event:activated": ({ card, seat }, match) =>
      watch(match, { event: "eventActivated", seat, cards: [card], by: seat }),
    "trigger:used": ({ card, seat }, match) =>
      watch(match, { event: "triggerActivated", seat, cards: [card], by: seat }),
    "battle:ended": ({ attacker, battled, seat, fought }, match) =>
      fought && battled !== null ? watch(match, { event: "battled", seat, cards: [attacker], by: seat }) : [],
    "damage:dealt": ({ seat, count, cause }, match) =>
      watch(match, {
        event: "damageDealt",
        seat,
        cards: cause.source === undefined ? [] : [cause.source],
        by: cause.seat,
        cause: cause.kind,
        count,
      }),
    "life:lost": ({ seat, count, left, cause }, match) =>
      watch(match, { event: "lifeLost", seat, cards: [], by: cause.seat, cause: cause.kind, count, left }),
    "don:returned": ({ seat, count, cause }, match) =>
      watch(match, { event: "donReturned", seat, cards: [], by: cause.seat, cause: cause.kind, count }),
    "don:given": ({ seat, card, count }, match) =>
      watch(match, { event: "donGiven", seat, cards: [card], by: seat, count }),
    "cards:drawn": ({ seat, cards, cause }, match) =>
      watch(match, { event: "drew", seat, cards: [], by: cause.seat, cause: cause.kind, count: cards.length }),
    "cards:trashed-from-hand": ({ seat, count, cause }, match) =>
      watch(match, { event: "handTrashed", seat, cards: [], by: cause.seat, cause: cause.kind, count }),
    "turn:began": ({ seat }, match) => [
      ...fireAll(at(match), seat, "startOfYourTurn"),
      ...fireAll(at(match), otherSeat(seat), "startOfOpponentsTurn"),
    ],
    "main:began": ({ seat }, match) => fireAll(at(match), seat, "startOfMain"),
    "turn:ending": ({ seat }, match) => [
      ...fireAll(at(match), seat, "endOfYourTurn"),
      ...fireAll(at(match), otherSeat(seat), "endOfOpponentsTurn"),
    ],
    "game:began": (_event, match) => bySeat(match).flatMap((seat) => fireAll(at(match), seat, "startOfGame")),
  };
}

/** The abilities in play that wait for this. */
function watching(firing: Firing, happened: Happened): readonly Trigger[] {
  const { match, library } = firing;
  const found: Trigger[] = [];
  for (const seat of bySeat(match)) {
    for (const source of fieldOf(match, seat)) {
      for (const held of library.waiting(cardOf(match, source).code, happened.event)) {
        const { when = [] } = held.ability;
        const patterns = Array.isArray(when) ? when : [when];
        if (patterns.some((pattern) => fits(firing, source, seat, pattern, happened)))
          found.push(...triggerOf(firing, held, source, happened.cards));
      }
    }
  }
  return found;
}

/** Is this what the pattern waits for? */
function fits(
  { context, library, match }: Firing,
  source: number,
  seat: number,
  pattern: EventPattern,
  happened: Happened,
): boolean {
  if (pattern.event !== happened.event) return false;
  const scene = sceneOf(context, library, match, seat, source, { event: happened.cards });
  const { side, self, card, by, cause, min, left, from } = pattern;
  if (side !== undefined && !seatsOf(scene, side).includes(happened.seat)) return false;
  if (self !== undefined && happened.cards.includes(source) !== self) return false;
  if (by !== undefined && (happened.by === undefined || !seatsOf(scene, by).includes(happened.by))) return false;
  if (cause !== undefined && happened.cause !== cause) return false;
  if (min !== undefined && (happened.count ?? 1) < min) return false;
  if (left !== undefined && happened.left !== left) return false;
  if (from !== undefined && happened.from !== from) return false;
  return card === undefined || happened.cards.some((id) => matches(scene, id, card));
}
