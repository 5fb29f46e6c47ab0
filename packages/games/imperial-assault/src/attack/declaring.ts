import type { Context } from "../context.js";
import type { Effects, IaMatch, IaReads, ImperialAssault } from "../declared.js";
import type { Keywords } from "../facts/keywords.js";
import { targetSpaces } from "../figures/aiming.js";
import { bodyOf, canAct, has, isInPlay, suffers } from "../figures/lookup.js";
import { attackTypeOf } from "../figures/stats.js";
import { isTarget, targetOf } from "../figures/target.js";
import { isOnItsWay } from "../moving/settling.js";
import type { Attack, AttackInstead } from "./attack.js";
import { attackIn, isDefensive, ownAttack } from "./current.js";
import { grant } from "./keywords.js";
import type { Reading } from "./reasons.js";

type Declaring = Pick<
  Effects,
  "attack:begin" | "attack:retarget" | "attack:reopen" | "attack:unsettle" | "attack:aim" | "attack:use"
>;

/** What an attack begins with. */
interface Beginning extends Pick<Attack, "attacker" | "defender" | "targetSpace" | "seat"> {
  readonly instead?: AttackInstead | undefined;
}

/** An attack as it is when it is declared, for those too that ask before it is. */
export function begunAttack(context: Context, match: IaReads & Reading, asked: Beginning): Attack {
  const { attacker, defender, targetSpace, seat, instead = {} } = asked;
  const { attack: printed, keywords, id: card } = bodyOf(context, match, attacker);
  const type = instead.type ?? attackTypeOf(context, match, attacker) ?? "melee";
  const attack: Attack = {
    attacker,
    defender,
    seat,
    targetSpace,
    type,
    settled: "yes",
    retarget: "no",
    pool: [...(instead.pool ?? printed?.dice ?? [])],
    free: (instead.pool === undefined ? printed?.freeDice : instead.free) ?? null,
    focused: has(match, attacker, "focus"),
    defense: [...(targetOf(context, match, defender)?.defense ?? [])],
    changes: [],
    dice: [],
    modifiers: [...(instead.modifiers ?? [])],
    final: null,
    surges: 0,
    spent: [],
    used: [],
    keywords: { pierce: 0, blast: 0, cleave: [], recover: 0, conditions: [] },
    grants: [],
    missed: null,
    dealt: 0,
  };
  // not spreads: V8 copies also what is empty by a call of its runtime
  if (instead.by !== undefined) attack.by = instead.by;
  if (instead.plain === true) attack.plain = true;
  if (instead.plain !== true) grant(attack, printedKeywords(keywords), card);
  if (instead.keywords !== undefined) grant(attack, instead.keywords, instead.by ?? card);
  return attack;
}

/** Declaring an attack, declaring it anew, and losing sight of the target (rules 8.1, step 1). */
export const declaring = (context: Context): Declaring => ({
  "attack:begin": (table, { type: _type, ...asked }, match) => {
    const attack = begunAttack(context, match, asked);
    match.own(table, "attacks").push(attack);
    match.publish("attack:declared", { attacker: attack.attacker, defender: attack.defender, type: attack.type });
  },

  // what was done for the old defender stays with it, and is lost; the attacker's own dice and bonuses stay
  "attack:retarget": (table, { defender, targetSpace }, match) => {
    const attack = ownAttack(table, match);
    attack.defender = defender;
    attack.targetSpace = targetSpace;
    attack.defense = [...(targetOf(context, match, defender)?.defense ?? [])];
    attack.changes = attack.changes.filter(({ die }) => die !== "white" && die !== "black");
    attack.modifiers = attack.modifiers.filter(({ symbol, amount }) => !isDefensive(symbol) || amount < 0);
    attack.settled = "yes";
    attack.retarget = "waiting";
    // windows are about what the attack's frame says
    match.setVarOf("attack", "defender", defender);
    match.setVarOf("attack", "targetSpace", targetSpace);
    match.publish("attack:declared", { attacker: attack.attacker, defender, type: attack.type });
  },

  "attack:reopen": (table, { open }, match) => {
    ownAttack(table, match).retarget = open ? "open" : "no";
  },

  "attack:unsettle": (table, { figure }, match) => {
    const attacks = match.own(table, "attacks");
    for (const at of attacks.keys()) {
      const attack = match.own(attacks, at);
      if (attack.defender === figure) attack.settled = "aim";
      else if (attack.settled === "yes") attack.settled = "look";
    }
  },

  // sight of the target space was lost, or the defender moved: another space of the same defender, or a miss
  "attack:aim": (table, { space }, match) => {
    const { attacker, defender, type, settled, targetSpace, seat, missed } = attackIn(match);
    if (space !== undefined) {
      Object.assign(ownAttack(table, match), { targetSpace: space, settled: "yes" });
      return;
    }
    if (settled === "yes" || missed !== null || !isTarget(match, defender) || !isInPlay(match, attacker)) return;
    const spaces = targetSpaces(context, match, attacker, defender, type);
    if (settled === "look" && spaces.includes(targetSpace)) ownAttack(table, match).settled = "yes";
    else if (spaces.length > 0) match.ask("ia:target-space", seat);
    else match.queue({ type: "attack:miss", reason: type === "melee" ? "out-of-reach" : "no-line-of-sight" });
  },

  "attack:use": (table, { ability }, match) => {
    match.own(ownAttack(table, match), "used").push(ability);
  },
});

/** What a call of the attack procedure says. */
export type AttackVars = ImperialAssault["procedures"]["attack"];

/** A stunned figure cannot declare attacks, nor one without type and pool, nor one that left play or stands where it may not stop. */
export function mayDeclare(
  context: Context,
  match: IaMatch,
  { attacker, defender, instead }: Pick<AttackVars, "attacker" | "defender" | "instead">,
): boolean {
  if (!canAct(match, attacker) || !isTarget(match, defender) || suffers(match, attacker, "stun")) return false;
  if (isOnItsWay(context, match, attacker)) return false;
  const isSupplied = instead?.type !== undefined && instead.pool !== undefined;
  return bodyOf(context, match, attacker).attack !== null || isSupplied;
}

export const cannotDeclare =
  (context: Context) =>
  (match: IaMatch): boolean =>
    !mayDeclare(context, match, match.vars as AttackVars);

/** An attack ends at once when its target or its attacker leaves play before damage. */
export function isOff(match: IaReads): boolean {
  const { attacker, defender } = attackIn(match);
  return !isInPlay(match, attacker) || !isTarget(match, defender);
}

export const isRetargeted = (match: IaReads): boolean => attackIn(match).retarget === "waiting";

/** A figure that moves or comes into play while attacks are under way may hide a target, or be one. */
export function unsettle({ figure }: { readonly figure: string }, match: IaMatch): void {
  if (match.slices["imperial-assault"].attacks.length > 0) match.queue({ type: "attack:unsettle", figure });
}

const printedKeywords = ({ pierce, blast, cleave, conditions }: Keywords) => ({
  pierce: pierce ?? 0,
  blast: blast ?? 0,
  cleave: cleave === undefined ? [] : [cleave],
  conditions: [...(conditions ?? [])],
});
