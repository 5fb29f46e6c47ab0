import type { Behaviour, Trigger } from "@riposte/kernel";
import { type Context, cardOf, otherSeat } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Happening } from "../language/event-pattern.js";
import type { Happened } from "../language/happened.js";
import { type Library, patternsOf } from "../library/library.js";
import { fits, timesOf } from "../reading/pattern.js";
import { sceneOf } from "../reading/scenes.js";
import { HAPPENING } from "./happening.js";
import { abilitiesAwaiting, actingFrom } from "./holding.js";
import { dueAt } from "./scheduled.js";
import { added, allOf, bySeat, type Firing, fire, fireAll, NONE, type Seen, triggerOf } from "./using.js";

type Triggers = NonNullable<Behaviour<OpActions>["trigger"]>;
type Marked = { readonly [K in keyof Triggers]?: (event: never, firing: Firing) => readonly Trigger[] };

/** Which facts of the game set off the printed timings. */
const MARKED = {
  "card:played": ({ card }: { readonly card: number }, firing) => fire(firing, card, "onPlay"),
  "attack:declared": (
    { attacker, target, seat }: { readonly attacker: number; readonly target: number; readonly seat: number },
    firing,
  ) =>
    allOf(
      fire(firing, attacker, "whenAttacking", { event: [target] }),
      fireAll(firing, otherSeat(seat), "onOpponentsAttack", { event: [attacker] }),
      fire(firing, target, "whenAttacked", { event: [attacker] }),
    ),
  "attack:blocked": ({ blocker }: { readonly blocker: number }, firing) => fire(firing, blocker, "onBlock"),
  "card:dying": ({ card }: { readonly card: number }, firing) => fire(firing, card, "onKo"),
  "turn:began": ({ seat }: OfSeat, firing) =>
    allOf(
      fireAll(firing, seat, "startOfYourTurn"),
      fireAll(firing, otherSeat(seat), "startOfOpponentsTurn"),
      dueAt(firing, "startOfYourNextTurn", seat),
    ),
  "main:began": ({ seat }: OfSeat, firing) =>
    allOf(
      fireAll(firing, seat, "startOfMain"),
      dueAt(firing, "startOfYourNextMain", seat),
      dueAt(firing, "startOfOpponentsNextMain", otherSeat(seat)),
    ),
  "turn:ending": ({ seat }: OfSeat, firing) =>
    allOf(fireAll(firing, seat, "endOfYourTurn"), fireAll(firing, otherSeat(seat), "endOfOpponentsTurn")),
  "turn:closing": ({ seat }: OfSeat, firing) => dueAt(firing, "endOfThisTurn", seat),
  "battle:ended": (_event: unknown, firing) =>
    allOf(...bySeat(firing.match).map((seat) => dueAt(firing, "endOfThisBattle", seat))),
  "game:began": (_event: unknown, firing) =>
    allOf(...bySeat(firing.match).map((seat) => fireAll(firing, seat, "startOfGame"))),
} satisfies Marked;

interface OfSeat {
  readonly seat: number;
}

/** Which facts of the game set off which timings and patterns. */
export function triggers(context: Context, library: Library): Triggers {
  const handlers: Record<string, (event: never, match: OaMatch) => readonly Trigger[]> = {};
  const told: Readonly<
    Record<string, { readonly happenings: readonly Happening[]; readonly tell: unknown } | undefined>
  > = HAPPENING;
  for (const type of new Set([...Object.keys(MARKED), ...Object.keys(HAPPENING)])) {
    const marked = (MARKED as Record<string, (event: never, firing: Firing) => readonly Trigger[]>)[type];
    const telling = told[type];
    const isAwaited = telling?.happenings.some((happening) => library.isAwaited(happening)) === true;
    const tell = telling?.tell as (event: never, match: OaMatch) => readonly Happened[];
    if (marked === undefined && !isAwaited) continue;
    handlers[type] = (event, match) => {
      const firing = { context, library, match };
      const found = marked === undefined ? NONE : marked(event, firing);
      return isAwaited ? allOf(found, ...tell(event, match).map((one) => watching(firing, one))) : found;
    };
  }
  return handlers as Triggers;
}

/** A card that waits for its own leaving resolves from where it went, like [On K.O.]. */
const isGoing = ({ event, cards }: Happened, source: number): boolean =>
  (event === "koed" || event === "left") && cards.includes(source);

/** The abilities that wait for this. */
function watching(firing: Firing, happened: Happened): readonly Trigger[] {
  const { context, match, library } = firing;
  const { cards: event, other, count } = happened;
  let seen: Seen | undefined;
  let found: Trigger[] | undefined;
  for (const seat of bySeat(match)) {
    for (const source of actingFrom(library, match, seat, "when")) {
      for (const held of abilitiesAwaiting(library, cardOf(match, source), happened.event)) {
        seen ??= { event, ...(other !== undefined && { other }), ...(count !== undefined && { count }) };
        const scene = sceneOf(context, library, match, seat, source, seen as never);
        const pattern = patternsOf(held).find((one) => fits(scene, one, happened));
        const times = pattern === undefined ? 0 : timesOf(pattern, happened);
        for (let time = 0; time < times; time++) {
          const trigger = triggerOf(firing, held, source, seen, isGoing(happened, source) ? "onKo" : "when");
          if (trigger !== undefined) found = added(found, trigger);
        }
      }
    }
  }
  return found ?? NONE;
}
