import type { MechanicEffect } from "../schema/effect.js";
import type { Expression } from "../schema/expression.js";
import { tellExpression } from "./tell-expression.js";

const STATS: Readonly<Record<string, string>> = {
  A: "Attacks",
  skill: "the skill",
  S: "Strength",
  T: "Toughness",
  AP: "AP",
  Sv: "the Save",
  D: "Damage",
  M: "Move",
  OC: "Objective Control",
  Ld: "Leadership",
  detection: "the detection range",
};
const OPS = { set: "becomes", divide: "divided by", multiply: "times", add: "plus", subtract: "minus" } as const;
const DICE = { ones: "rolls of 1", fails: "failed rolls", any: "any rolls", one: "one roll" } as const;
const IGNORED = {
  cover: "the Benefit of Cover is ignored",
  hitPenalties: "penalties to hit are ignored",
  woundPenalties: "penalties to wound are ignored",
  skillPenalties: "penalties to the skill are ignored",
  modifiers: "modifiers are ignored",
} as const;

/** What a rule does, in words: "+1 to hit", "Damage minus 1". */
export function tellEffect(effect: MechanicEffect): string {
  switch (effect.do) {
    case "modRoll":
      return `${signed(effect.by)} to ${effect.roll} rolls`;
    case "modStat":
      return `${STATS[effect.stat] ?? effect.stat} ${OPS[effect.op]} ${tellExpression(effect.by)}`;
    case "attackDice":
      return `${signed(effect.by)} attack dice`;
    case "reroll":
      return `re-roll ${DICE[effect.dice]} to ${effect.roll}`;
    case "noReroll":
      return `${effect.roll} rolls are never rolled again`;
    case "autoPass":
      return `${effect.roll} rolls succeed without dice`;
    case "failBand":
      return `unmodified ${effect.roll} rolls of 1 to ${effect.upTo} fail`;
    case "critOn":
      return `unmodified ${effect.onlyIfSuccess ? "successful " : ""}${effect.roll} rolls of ${tellExpression(effect.from)}+ are critical`;
    case "overwatchOn":
      return `Overwatch hits on ${tellExpression(effect.from)}+`;
    case "extraHits":
      return `critical hits score ${tellExpression(effect.count)} more`;
    case "autoWound":
      return "critical hits wound";
    case "devastate":
      return "critical wounds are devastating";
    case "critStat":
      return `critical wounds: ${STATS[effect.stat]} ${OPS[effect.op]} ${tellExpression(effect.by)}`;
    case "cover":
      return "Benefit of Cover";
    case "ignore":
      return IGNORED[effect.what];
    case "fnp":
      return `Feel No Pain ${tellExpression(effect.on)}+${effect.against === "all" ? "" : ` against ${effect.against} ${effect.against === "mortal" ? "wounds" : "attacks"}`}`;
    case "invulnerable":
      return `invulnerable save ${tellExpression(effect.on)}+`;
    case "trait":
      return effect.trait;
    case "permit":
      return `may ${effect.action}`;
    case "forbid":
      return `may not ${effect.action}`;
    case "grantAbility":
      return `the ability ${effect.ability}`;
    case "grantWeaponAbility":
      return `weapons have ${effect.ability}`;
    case "grantKeyword":
      return `the keyword ${effect.keyword}`;
    case "loseKeyword":
      return `no keyword ${effect.keyword}`;
    case "mortalWounds":
      return `${tellExpression(effect.count)} mortal wounds`;
    case "explode":
      return `${tellExpression(effect.count)} mortal wounds to every unit within ${effect.within}" on a ${effect.on}+`;
    case "fightOn":
      return "fights on before it is removed";
    case "surge":
      return `a surge move of up to ${tellExpression(effect.inches)}"`;
    case "mark":
      return `the mark ${effect.mark}`;
    case "select":
      return tellSelection(effect);
    case "lasting":
      return `${effect.name} for a while`;
    case "effect":
    case "manual":
      return effect.gist;
  }
}

function tellSelection({ mark, until, made, keywords, without, optional }: Extract<MechanicEffect, { do: "select" }>) {
  const kinds = [
    keywords === undefined ? "" : ` ${keywords.join(" or ")}`,
    " unit hit",
    made === undefined ? "" : ` with ${made.join(" or ")}`,
    without === undefined ? "" : `, not: ${without.join(" or ")},`,
  ];
  return `one enemy${kinds.join("")} ${optional ? "may have" : "has"} the mark ${mark} ${until.map(tellDuration).join(" or ")}`;
}

/** When something is over, in words. */
export function tellDuration(duration: Extract<MechanicEffect, { do: "select" }>["until"][number]): string {
  switch (duration.until) {
    case "startOfNext":
      return `until the start of ${duration.of === "owner" ? "its" : "the opponent's"} next ${duration.phase} phase`;
    case "event":
      return `until ${duration.event}`;
    case "activationEnd":
      return "until the attacks are made";
    default:
      return `until the end of the ${duration.until.slice("endOf".length).toLowerCase()}`;
  }
}

function signed(by: Expression): string {
  const told = tellExpression(by);
  return /^\d/.test(told) ? `+${told}` : told;
}
