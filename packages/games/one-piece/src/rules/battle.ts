import { byRule } from "../cause.js";
import type { Context } from "../context.js";
import type { EffectsIn, OpMatch } from "../declared.js";
import type { Battle } from "../slice.js";
import { cardOf, fightersOf, findCard, otherSeat, tableOf } from "../table/lookup.js";
import { note } from "../table/note.js";
import { cardAt, relocate } from "../table/relocate.js";
import { counterOf, hasKeyword, powerOf } from "../table/stats.js";

/** The battle step by step (rules 7). */
export const battleEffects = (context: Context): EffectsIn<"battle"> => ({
  "battle:begin": (slice, { attacker, target }, match) => {
    const seat = cardOf(match, attacker).owner;
    slice.battle = { attacker, target, seat, blocked: false, fought: false, battled: null };
    match.queue({ type: "cards:rest", cards: [attacker], cause: byRule(seat) });
    match.queue({ type: "battle:announce", what: "attack" });
  },
  "battle:block": (slice, { card }, match) => {
    const battle = match.own(slice, "battle") as Battle;
    battle.target = card;
    battle.blocked = true;
    match.queue({ type: "cards:rest", cards: [card], cause: byRule(cardOf(match, card).owner) });
    match.queue({ type: "battle:announce", what: "block" });
  },
  // what answers an attack or a block sees the card rested
  "battle:announce": (slice, { what }, match) => {
    const { attacker, target, seat } = slice.battle as Battle;
    const { code } = cardOf(match, target);
    if (what === "block")
      return match.publish("attack:blocked", { attacker, blocker: target, code, seat: otherSeat(seat) });
    const attackerCode = cardOf(match, attacker).code;
    match.publish("attack:declared", { attacker, attackerCode, target, targetCode: code, seat });
  },
  "battle:redirect": (slice, { target }, match) => {
    if (slice.battle === null || !fightersOf(match, otherSeat(slice.battle.seat)).includes(target)) return;
    const battle = match.own(slice, "battle") as Battle;
    battle.target = target;
    note(match, [target]);
    const { code } = cardOf(match, target);
    match.publish("attack:redirected", { attacker: battle.attacker, target, code, seat: battle.seat });
  },
  "battle:counter": (slice, { card, target }, match) => {
    const { owner: seat, code } = cardOf(match, card);
    const amount = counterOf(context, match, card) ?? 0;
    relocate(slice, match, card, { zone: "trash" }, byRule(seat), true);
    match.publish("cards:trashed-from-hand", { seat, count: 1, cause: byRule(seat) });
    const marked = cardAt(slice, match, target);
    const until = { at: "battle", seat, from: slice.turn } as const;
    marked.marks = [...marked.marks, { kind: "power", amount, until, by: code }];
    match.publish("counter:played", { code, seat, amount, card: target });
  },
  // power is read now
  "battle:fight": (slice, _effect, match) => {
    const battle = match.own(slice, "battle") as Battle;
    const { attacker, target, seat } = battle;
    battle.fought = true;
    const isLeader = cardOf(match, target).zone === "leader";
    if (!isLeader) battle.battled = target;
    const power: [number, number] = [powerOf(context, match, attacker), powerOf(context, match, target)];
    const won = power[0] >= power[1];
    match.publish("battle:fought", { attacker, target, seat, power, won });
    if (!won) return;
    const cause = { kind: "battle", seat, source: attacker, code: cardOf(match, attacker).code } as const;
    if (!isLeader) return match.queue({ type: "cards:ko", cards: [target], cause });
    const count = hasKeyword(context, match, attacker, "Double Attack") ? 2 : 1;
    const banish = hasKeyword(context, match, attacker, "Banish");
    match.queue({ type: "damage:deal", seat: otherSeat(seat), count, banish, cause });
  },
  "battle:finish": (slice, _effect, match) => {
    const { attacker, target, seat, fought, battled } = slice.battle as Battle;
    match.publish("battle:ended", { attacker, target, seat, fought, battled });
  },
  "battle:clear": (slice, _effect, match) => {
    slice.battle = null;
    match.queue({ type: "marks:expire", at: "battle" });
  },
});

/** Attacker or target has left: on to the end of the battle. A change of state does not matter. */
export function isBattleOff(match: OpMatch): boolean {
  const { battle } = tableOf(match);
  return (
    battle === null || findCard(match, battle.attacker) === undefined || findCard(match, battle.target) === undefined
  );
}
