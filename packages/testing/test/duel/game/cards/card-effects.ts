import { type Behaviour, cancel, type Match, runAbility } from "@riposte/kernel";
import { otherSeat } from "../table.js";
import { zonesOf } from "../zones.js";
import type { DuelCards } from "./declaration.js";

/** Who plays the running card. */
const playerOf = (match: Match<DuelCards>): number => match.varsOf("ability")?.seat as number;

/** What cards do; the seat is the one that runs the ability, what was chosen is bound to it. */
export const cardEffects: Behaviour<DuelCards>["effects"] = {
  "cards:announce": (_slice, { seat, card }, match) => {
    match.queue({ type: "duel:discard", seat, card });
    match.publish("cards:announced", { seat, card });
  },
  "cards:resolve": (_slice, { seat, card, target }, match) =>
    match.queue(
      runAbility({ ability: card, seat, source: card, ...(target !== undefined && { bindings: { target } }) }),
    ),
  "cards:cancel": (_slice, _effect, match) => match.queue(cancel(match.bound("target") as number)),
  "cards:last": (_slice, { lasting, scope, whom }, match) => {
    const seat = whom === "self" ? playerOf(match) : otherSeat(playerOf(match));
    match.last(lasting, { scope, seat });
  },
  "cards:strike-back": (_slice, _effect, match) => {
    const seat = playerOf(match);
    match.call("attack", { attacker: seat, defender: otherSeat(seat) });
  },
  "cards:choose-slot": (_slice, _effect, match) => match.ask("cards:slot", playerOf(match)),
  "cards:break": (_slice, _effect, match) => {
    const slot = match.bound("slot") as "helm" | "plate";
    match.queue({ type: "duel:sunder", seat: otherSeat(playerOf(match)), slot });
  },
  "cards:choose-discard": (_slice, _effect, match) => match.ask("cards:discarded", playerOf(match)),
  "cards:recover": (_slice, _effect, match) => {
    const card = match.bound("card") as string | undefined;
    if (card !== undefined) match.queue({ type: "duel:recover", seat: playerOf(match), card });
  },
  "cards:draw": (_slice, { amount }, match) => match.queue({ type: "duel:draw", seat: playerOf(match), amount }),
  "cards:focus": (_slice, { amount }, match) => match.queue({ type: "duel:focus", seat: playerOf(match), amount }),
  "cards:peek": (_slice, { amount }, match) => {
    const seat = playerOf(match);
    const seen = Math.min(amount, zonesOf(match, seat).deck.length);
    if (seen === 0) return;
    match.reveal();
    match.ask("cards:top", seat, { amount: seen });
  },
};
