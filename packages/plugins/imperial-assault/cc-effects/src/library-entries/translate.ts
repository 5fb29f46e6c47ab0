import type { CommandCard, Trait } from "@riposte/imperial-assault";
import type { Condition } from "@riposte/imperial-assault-steps";
import type { Effect } from "@riposte/kernel";
import type { Play } from "../cards/command-effect.js";
import { attackSteps, defenseSteps, nextAttackSteps, poolSteps } from "./attack-steps.js";
import type { EntryProperties } from "./properties.js";
import { branch, step } from "./step.js";

/** A library entry as ways to play the card: one for each window its steps belong to. */
export function translate(properties: EntryProperties, card: CommandCard, isSpecial: boolean): readonly Play[] {
  const when = conditionOf(properties);
  const always = [...cardSteps(properties), ...figureSteps(properties), ...attackActionSteps(properties, isSpecial)];
  const inAttack = [
    { at: "attack:pools", steps: poolSteps(properties) },
    { at: "attack:modifiers", steps: [...attackSteps(properties), ...defenseSteps(properties, card)] },
  ] as const;
  const isAttack = ["WATK", "WDEF", "WOTH"].includes(card.timing);
  const attacks = isSpecial && always.some(({ type }) => type === "do:attack") ? { attacks: true as const } : {};
  const common = { ...(when === undefined ? {} : { if: when }), ...attacks };
  const later = inAttack.filter(({ steps }) => steps.length > 0);
  // where the card's timing is a window of its own, everything happens there
  if (!isAttack) return [{ ...common, steps: [...always, ...later.flatMap(({ steps }) => steps)] as Play["steps"] }];
  const [only] = later;
  if (only === undefined) return [{ ...common, at: "attack:modifiers", steps: always as Play["steps"] }];
  return [{ ...common, at: only.at, steps: [...always, ...later.flatMap(({ steps }) => steps)] as Play["steps"] }];
}

/** What must be so for the card to be played at all. */
function conditionOf(properties: EntryProperties): Condition | undefined {
  const { vpCondition, defenseBonusOnlyWhenNotAttackerActivation, defensePoolRemoveOnlyWhenNotAttackerActivation } =
    properties;
  const outside = defenseBonusOnlyWhenNotAttackerActivation ?? defensePoolRemoveOnlyWhenNotAttackerActivation;
  if (vpCondition === undefined && outside === undefined) return undefined;
  return {
    ...(vpCondition === undefined ? {} : { vpBehind: vpCondition.opponentHasAtLeastMore }),
    ...(outside === undefined ? {} : { not: { activating: { is: "attacker" } } }),
  };
}

/** Command cards and the initiative; which card is discarded the player says. */
function cardSteps(properties: EntryProperties): readonly Effect[] {
  const { draw, drawIfTrait, discardIfNotTrait, discardFromDrawn = 1, drawThenDiscardOneGainVp } = properties;
  const drawn = draw === undefined ? [] : [step("do:draw", { amount: draw })];
  return [
    ...(properties.claimInitiative === true ? [step("do:initiative", {})] : []),
    ...(properties.clearOpponentDiscard === true ? [step("do:clear-discard", { who: "opponent" })] : []),
    ...(drawIfTrait === undefined ? drawn : [branch({ self: { trait: drawIfTrait } }, drawn)]),
    ...(discardIfNotTrait === undefined
      ? []
      : [unless(discardIfNotTrait, step("do:discard", { amount: discardFromDrawn, among: "drawn" }))]),
    ...(drawThenDiscardOneGainVp === true
      ? [step("do:discard", {}), step("do:score", { vp: { of: "number", name: "discardedCost" } })]
      : []),
  ];
}

const unless = (trait: Trait, otherwise: Effect): Effect => branch({ not: { self: { trait } } }, [otherwise]);

/** What is done to figures; whom of several the player says. */
function figureSteps(properties: EntryProperties): readonly Effect[] {
  const { focusGainToUpToNFigures, focusGainToAdjacentUpToN, discardUpToNHarmful = 0, recoverDamage } = properties;
  const { powerTokenGain, powerTokenGainIfDamagedGte = {}, mpBonus, mpBonusFromSpeed } = properties;
  const { roundDefenseBonusBlock, roundDefenseBonusEvade } = properties;
  return [
    ...(properties.discardHarmfulConditions === true ? [step("do:lose", { condition: "harmful", all: true })] : []),
    ...(properties.discardHarmfulFromAdjacentFigures === true
      ? [step("do:lose", { to: { side: "friendly", adjacent: true }, condition: "harmful", all: true })]
      : []),
    ...Array.from({ length: discardUpToNHarmful }, () => step("do:lose", { condition: "harmful", optional: true })),
    ...(recoverDamage === undefined ? [] : [step("do:recover", { amount: recoverDamage })]),
    ...(properties.recoverDamageFromRound === true ? [step("do:recover", { amount: { of: "round" } })] : []),
    ...adjacentRecovery(properties),
    ...(mpBonus === undefined ? [] : [step("do:points", { amount: mpBonus })]),
    ...(mpBonusFromSpeed === undefined ? [] : [step("do:points", { amount: { of: "speed", plus: mpBonusFromSpeed } })]),
    ...(properties.applyFocus === true ? [step("do:gain", { condition: "focus" })] : []),
    ...(properties.applyHideWhenDefending === true ? [step("do:gain", { condition: "hide" })] : []),
    ...(focusGainToUpToNFigures === undefined ? [] : focusing({ side: "friendly" }, focusGainToUpToNFigures)),
    ...(focusGainToAdjacentUpToN === undefined
      ? []
      : focusing({ side: "friendly", adjacent: true }, focusGainToAdjacentUpToN)),
    ...(powerTokenGain === undefined ? [] : [tokens(powerTokenGain, powerTokenGainIfDamagedGte)]),
    ...(roundDefenseBonusBlock === undefined ? [] : [forRound("block", roundDefenseBonusBlock)]),
    ...(roundDefenseBonusEvade === undefined ? [] : [forRound("evade", roundDefenseBonusEvade)]),
  ];
}

const focusing = (from: object, upTo: number): readonly Effect[] => [
  step("do:choose", { from, upTo, optional: true }),
  step("do:gain", { to: "target", condition: "focus" }),
];

const forRound = (symbol: string, amount: number): Effect =>
  step("do:last", { modify: { value: "results", as: "defender", symbol, amount }, scope: "round" });

/** Instead of the plain number, more for a figure that has suffered so much. */
function tokens(count: number, byDamage: Readonly<Record<string, number>>): Effect {
  return Object.entries(byDamage)
    .sort(([a], [b]) => Number(a) - Number(b))
    .reduce(
      (otherwise, [damage, more]) =>
        branch(
          { self: { damageAtLeast: Number(damage) } },
          [step("do:token", { token: "wild", amount: more })],
          [otherwise],
        ),
      step("do:token", { token: "wild", amount: count }),
    );
}

function adjacentRecovery({
  recoverDamageToAdjacent,
  recoverDamageToAdjacentIfTrait = [],
}: EntryProperties): readonly Effect[] {
  if (recoverDamageToAdjacent === undefined) return [];
  const recovered = recoverDamageToAdjacentIfTrait.reduce(
    (otherwise, { trait, amount }) =>
      branch({ self: { trait } }, [step("do:recover", { to: "target", amount })], [otherwise]),
    step("do:recover", { to: "target", amount: recoverDamageToAdjacent }),
  );
  return [step("do:choose", { from: { side: "friendly", adjacent: true } }), recovered];
}

/** Attacks of the card itself: a special action that speaks of the next attack is that attack. */
function attackActionSteps(properties: EntryProperties, isSpecial: boolean): readonly Effect[] {
  const prepared = nextAttackSteps(properties);
  const { mpAfterAttack } = properties;
  const attack = step("do:attack", {});
  if (mpAfterAttack !== undefined) return [...prepared, attack, step("do:points", { amount: mpAfterAttack })];
  return isSpecial && prepared.length > 0 ? [...prepared, attack] : prepared;
}
