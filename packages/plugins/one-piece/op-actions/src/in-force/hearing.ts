import type { Behaviour } from "@riposte/kernel";
import { type Context, otherSeat } from "@riposte/one-piece";
import type { OaMatch, OpActions } from "../declared.js";
import type { Happened } from "../language/happened.js";
import type { Later } from "../language/words.js";
import type { Library } from "../library/library.js";
import { usedDiscounts } from "./discounts.js";
import { HAPPENING, keepable } from "./happening.js";

type On = NonNullable<Behaviour<OpActions>["on"]>;

/** What abilities note of the game's facts besides answering them: Events and Triggers used, discounts spent, the turn's history. */
export function hearing(context: Context, library: Library): On {
  const due = (match: OaMatch, at: Later, seat: number) => {
    if (match.slices["op-actions"].scheduled.length > 0) match.queue({ type: "op:due", at, seat });
  };
  const rules: On = {
    "event:used": ({ card, code, seat, timing }, match) => {
      for (const { id } of library.at(code, timing))
        match.queue({ type: "op:use", ability: id, source: card, seat, timing });
    },
    "trigger:used": ({ card, code, seat }, match) => {
      for (const { id } of library.at(code, "trigger"))
        match.queue({ type: "op:use", ability: id, source: card, seat, timing: "trigger" });
    },
    "card:played": ({ card, seat, paid }, match) => {
      if (!paid || match.slices["one-piece"].sides[seat]?.marks.length === 0) return;
      for (const at of usedDiscounts(context, library, match, card).toReversed())
        match.queue({ type: "seat:unmark", seat, at });
    },
    "turn:began": ({ seat }, match) => due(match, "startOfYourNextTurn", seat),
    "main:began": ({ seat }, match) => {
      due(match, "startOfYourNextMain", seat);
      due(match, "startOfOpponentsNextMain", otherSeat(seat));
    },
    "turn:closing": ({ seat }, match) => due(match, "endOfThisTurn", seat),
    "battle:ended": (_event, match) => {
      for (const seat of [0, 1]) due(match, "endOfThisBattle", seat);
    },
    "turn:ended": (_event, match) => {
      const { used, history } = match.slices["op-actions"];
      if (used.length > 0 || history.length > 0) match.queue({ type: "op:forget" });
    },
  };
  return withHistory(library, rules);
}

/** The same with what some card may ask about later this turn kept. */
function withHistory(library: Library, rules: On): On {
  type Handler = (event: unknown, match: OaMatch) => void;
  const hooks: Record<string, Handler | readonly Handler[]> = { ...(rules as Record<string, Handler>) };
  for (const [type, { happenings, tell }] of Object.entries(HAPPENING)) {
    if (!happenings.some((happening) => library.isRemembered(happening))) continue;
    const keep: Handler = (event, match) => {
      const told: readonly Happened[] = tell(event as never, match);
      for (const happened of told.filter((one) => library.isRemembered(one.event)))
        match.queue({ type: "op:remember", happened: keepable(happened, match) as never });
    };
    hooks[type] = hooks[type] === undefined ? keep : [hooks[type] as Handler, keep];
  }
  return hooks as On;
}
