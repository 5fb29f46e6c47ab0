import type { CommandCard } from "@riposte/imperial-assault";
import type { Effect } from "@riposte/kernel";
import type { EntryProperties } from "./properties.js";
import { step } from "./step.js";

const dice = (count: number, die: string): readonly string[] => Array.from({ length: count }, () => die);
const modify = (symbol: string, amount: number | object | undefined): readonly Effect[] =>
  amount === undefined ? [] : [step("do:modify", { symbol, amount })];

/** What is added to results and keywords of the attack under way. */
export function attackSteps(properties: EntryProperties): readonly Effect[] {
  const { attackBonusPierce, attackBonusBlast, attackBonusSurgeAbilities } = properties;
  const { attackBonusHitsFromDefeatedFriendly: each, attackBonusHitsFromDefeatedMax: atMost } = properties;
  const fallen =
    each === undefined ? undefined : { of: "fallen", times: each, ...(atMost === undefined ? {} : { atMost }) };
  return [
    ...modify("surge", properties.attackSurgeBonus),
    ...modify("hit", properties.attackBonusHits),
    ...modify("accuracy", properties.attackAccuracyBonus),
    ...modify("hit", fallen),
    ...(attackBonusPierce === undefined ? [] : [step("do:grant", { pierce: attackBonusPierce })]),
    ...(attackBonusBlast === undefined ? [] : [step("do:grant", { blast: attackBonusBlast })]),
    ...(attackBonusSurgeAbilities === undefined
      ? []
      : [step("do:surges", { surges: attackBonusSurgeAbilities, until: "attack" })]),
  ];
}

/** Dice before the roll; a die without a colour is of the player's choice, and so are dice to remove. */
export function poolSteps(properties: EntryProperties): readonly Effect[] {
  const { attackBonusDice, attackBonusDiceColor, defenseBonusDice, defenseBonusDiceColor = "black" } = properties;
  const { defenseBonusDiceFromAttacker: given, defenseBonusDiceFromAttackerColor: color = "white" } = properties;
  const { defensePoolRemoveMax } = properties;
  return [
    ...(attackBonusDice === undefined
      ? []
      : attackBonusDiceColor === undefined
        ? [step("do:free-dice", { count: attackBonusDice })]
        : [step("do:pool", { add: dice(attackBonusDice, attackBonusDiceColor) })]),
    ...(defenseBonusDice === undefined
      ? []
      : [step("do:pool", { add: dice(defenseBonusDice, defenseBonusDiceColor) })]),
    ...(given === undefined ? [] : [step("do:pool", { add: dice(given, color) })]),
    ...(defensePoolRemoveMax === undefined
      ? []
      : [step("do:pool", { of: "defense", remove: dice(defensePoolRemoveMax, "any"), optional: true })]),
    ...(properties.defensePoolRemoveAll === true ? [step("do:pool", { of: "defense", remove: ["all"] })] : []),
  ];
}

/** What the defender adds; where the card gives a choice, its player has it. */
export function defenseSteps(properties: EntryProperties, card: CommandCard): readonly Effect[] {
  const { applyDefenseBonusBlock, applyDefenseBonusEvade } = properties;
  const plain = [...modify("block", applyDefenseBonusBlock), ...modify("evade", applyDefenseBonusEvade)];
  return plain.length === 0 ? [] : (cardChoices[card.id] ?? plain);
}

/** What the next attacks of friends have, in this group's activation. */
export function nextAttackSteps(properties: EntryProperties): readonly Effect[] {
  const { nextAttacksBonusHits: hits, nextAttacksBonusConditions: given, nextAttackBonusSurgeAbilities } = properties;
  const next = (uses: number, steps: readonly Effect[]): Effect =>
    step("do:ability", {
      scope: "group-activation",
      uses,
      ability: { on: [{ on: "attack:declared", as: "friendly-attacker", steps }] },
    });
  return [
    ...(hits === undefined ? [] : [next(hits.count, [step("do:modify", { symbol: "hit", amount: hits.bonus })])]),
    ...(given === undefined ? [] : [next(given.count, [step("do:grant", { conditions: given.conditions })])]),
    ...(nextAttackBonusSurgeAbilities === undefined
      ? []
      : [step("do:surges", { surges: nextAttackBonusSurgeAbilities, until: "next-attack" })]),
  ];
}

/** Cards that give a choice where a library entry names one side of it: the card decides, not the entry. */
const cardChoices: Readonly<Record<string, readonly Effect[]>> = {
  parry: [
    step("do:one-of", {
      options: [
        { label: "+1 block", steps: [step("do:modify", { symbol: "block" })] },
        { label: "+1 evade", steps: [step("do:modify", { symbol: "evade" })] },
      ],
    }),
  ],
};
