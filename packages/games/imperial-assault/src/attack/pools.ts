import type { Context } from "../context.js";
import type { Effects } from "../declared.js";
import { isAttackDie } from "../dice/dice.js";
import { FACE } from "../dice/roll.js";
import { deciderOf, has } from "../figures/lookup.js";
import type { Attack } from "./attack.js";
import { diceOf, fortify, ownAttack, poolIn } from "./current.js";

type Pools = Pick<
  Effects,
  | "attack:become"
  | "attack:build"
  | "attack:roll"
  | "attack:reroll"
  | "attack:turn"
  | "attack:cancel-die"
  | "attack:add-die"
  | "attack:remove-die"
>;

/** Building the pools, and the dice on the table (rules 8.1, steps 2 and 3). */
export const pools = (_context: Context): Pools => ({
  "attack:add-die": (table, { die, by }, match) => {
    if (!isAttackDie(die)) fortify(table, match);
    match.own(ownAttack(table, match), "changes").push({ die, amount: 1, by });
  },

  "attack:remove-die": (table, { die, by }, match) => {
    if (die === "free") {
      const attack = ownAttack(table, match);
      const { count = 0 } = attack.free ?? {};
      attack.free = count > 1 ? { ...attack.free, count: count - 1 } : null;
      return;
    }
    if (!isAttackDie(die)) fortify(table, match);
    match.own(ownAttack(table, match), "changes").push({ die, amount: -1, by });
  },

  "attack:become": (table, { attackType }, match) => {
    ownAttack(table, match).type = attackType;
  },

  // last pool changes are in: Focused may have been gained since the declaration, and free dice are fixed now
  "attack:build": (table, _effect, match) => {
    const attack = ownAttack(table, match);
    attack.focused ||= has(match, attack.attacker, "focus");
    // by the player whose figure it is, also where the opponent attacks with it (rules 12.1)
    if (attack.free !== null) match.ask("ia:free-dice", attack.free.seat ?? deciderOf(match, attack.attacker));
  },

  "attack:roll": (table, _effect, match) => {
    const pool = [...diceOf(poolIn(match, "attack")), ...diceOf(poolIn(match, "defense"))];
    const attack = ownAttack(table, match);
    attack.dice = pool.map((die) => ({ die, face: match.chance("dice", FACE), rerolled: false, cancelled: false }));
    match.publish("attack:rolled", { dice: attack.dice.map(({ die, face }) => ({ die, face })) });
  },

  // each die at most once per attack, whichever player rerolls it
  "attack:reroll": (table, { die: index, by, swap, seat }, match) => {
    const attack = ownAttack(table, match);
    const { die, face: from, rerolled, cancelled } = attack.dice[index] ?? { die: "", face: 0, rerolled: true };
    if (rerolled || cancelled) return;
    if (die === "white" || die === "black") fortify(table, match, seat);
    const to = match.chance("dice", FACE);
    const rolled = match.own(match.own(attack, "dice"), index);
    Object.assign(rolled, { face: to, rerolled: true, ...(swap === undefined ? {} : { die: swap }) });
    forgetShown(attack, index);
    match.publish("attack:rerolled", { die, from, to, by });
  },

  // turning a die is not a reroll
  "attack:turn": (table, { die: index, face }, match) => {
    const attack = ownAttack(table, match);
    if (attack.dice[index]?.cancelled !== false) return;
    match.own(match.own(attack, "dice"), index).face = face;
    forgetShown(attack, index);
  },

  "attack:cancel-die": (table, { die: index }, match) => {
    const attack = ownAttack(table, match);
    if (attack.dice[index] === undefined) return;
    match.own(match.own(attack, "dice"), index).cancelled = true;
    forgetShown(attack, index);
  },
});

/** What a die showed, and whatever that was turned into, is gone with it (rules 8.1). */
function forgetShown(attack: Attack, place: number): void {
  if (attack.modifiers.some(({ die }) => die === place))
    attack.modifiers = attack.modifiers.filter(({ die }) => die !== place);
}
