import { AttackDie, Condition, DefenseDie, parseSurgeId, Trait, traitNamed } from "@riposte/imperial-assault";
import { didYouMean } from "@riposte/words";
import { z } from "zod";

const Count = z.int().min(1);
const yes = z.literal(true);

/** A trait as entries spell it: LEADER, FORCE USER. */
const EntryTrait = z.string().transform((text, context) => {
  const trait = traitNamed(text);
  if (trait !== undefined) return trait;
  context.addIssue({
    code: "custom",
    message: `"${text}" is no trait.${didYouMean(text.toLowerCase(), Trait.options)}`,
  });
  return z.NEVER;
});

const SPELLINGS: Readonly<Record<string, string>> = {
  focused: "focus",
  hidden: "hide",
  stunned: "stun",
  weakened: "weaken",
  bleeding: "bleed",
};

/** A condition as entries spell it: Weaken. */
const EntryCondition = z.string().transform((text, context) => {
  const word = text.toLowerCase();
  const parsed = Condition.safeParse(SPELLINGS[word] ?? word);
  if (parsed.success) return parsed.data;
  context.addIssue({
    code: "custom",
    message: `"${text}" is no condition.${didYouMean(word, Condition.options)}`,
  });
  return z.NEVER;
});

/** A surge ability as entries spell it: "pierce 1, weaken". */
const EntrySurge = z.string().superRefine((text, context) => {
  const parsed = parseSurgeId(text);
  if (!parsed.ok) context.addIssue({ code: "custom", message: parsed.message });
});

/** How much more for which trait, or for how much damage: `{ "GUARDIAN": 3 }`, `{ "3": 2 }`. */
const ByTrait = z.record(z.string(), Count).transform((amounts, context) =>
  Object.entries(amounts).map(([name, amount]) => {
    const trait = EntryTrait.safeParse(name);
    if (!trait.success)
      context.addIssue({ code: "custom", path: [name], message: trait.error.issues[0]?.message ?? "" });
    return { trait: trait.data ?? "leader", amount } as const;
  }),
);
const ByDamage = z.record(z.string().regex(/^\d+$/, "a number of damage"), Count);

/** Every property a command card's entry may have. */
export const ENTRY_PROPERTIES = {
  // cards
  draw: Count,
  drawIfTrait: EntryTrait,
  discardIfNotTrait: EntryTrait,
  discardFromDrawn: Count,
  drawThenDiscardOneGainVp: yes,
  clearOpponentDiscard: yes,
  // movement
  mpBonus: Count,
  mpBonusFromSpeed: z.int().min(0),
  mpAfterAttack: Count,
  // conditions
  applyFocus: yes,
  applyHideWhenDefending: yes,
  focusGainToUpToNFigures: Count,
  focusGainToAdjacentUpToN: Count,
  discardHarmfulConditions: yes,
  discardHarmfulFromAdjacentFigures: yes,
  discardUpToNHarmful: Count,
  // power tokens
  powerTokenGain: Count,
  powerTokenGainIfDamagedGte: ByDamage,
  // recovery
  recoverDamage: Count,
  recoverDamageFromRound: yes,
  recoverDamageToAdjacent: Count,
  recoverDamageToAdjacentIfTrait: ByTrait,
  // attacking
  attackSurgeBonus: Count,
  attackBonusHits: Count,
  attackAccuracyBonus: Count,
  attackBonusPierce: Count,
  attackBonusBlast: Count,
  attackBonusHitsFromDefeatedFriendly: Count,
  attackBonusHitsFromDefeatedMax: Count,
  attackBonusDice: Count,
  attackBonusDiceColor: AttackDie,
  attackBonusSurgeAbilities: z.array(EntrySurge).min(1),
  nextAttackBonusSurgeAbilities: z.array(EntrySurge).min(1),
  nextAttacksBonusHits: z.strictObject({ count: Count, bonus: Count }),
  nextAttacksBonusConditions: z.strictObject({ count: Count, conditions: z.array(EntryCondition).min(1) }),
  // the defender's pool
  defenseBonusDiceFromAttacker: Count,
  defenseBonusDiceFromAttackerColor: DefenseDie,
  defensePoolRemoveMax: Count,
  defensePoolRemoveAll: yes,
  defensePoolRemoveOnlyWhenNotAttackerActivation: yes,
  // defending
  applyDefenseBonusBlock: Count,
  applyDefenseBonusEvade: Count,
  defenseBonusOnlyWhenNotAttackerActivation: yes,
  defenseBonusDice: Count,
  defenseBonusDiceColor: DefenseDie,
  roundDefenseBonusBlock: Count,
  roundDefenseBonusEvade: Count,
  // the match
  claimInitiative: yes,
  vpCondition: z.strictObject({ opponentHasAtLeastMore: Count }),
};

/** Words that say how another property is meant, and do nothing alone. */
export const QUALIFIERS: Readonly<Record<string, readonly string[]>> = {
  drawIfTrait: ["draw"],
  discardIfNotTrait: ["draw"],
  discardFromDrawn: ["discardIfNotTrait"],
  drawThenDiscardOneGainVp: ["draw"],
  powerTokenGainIfDamagedGte: ["powerTokenGain"],
  recoverDamageToAdjacentIfTrait: ["recoverDamageToAdjacent"],
  attackBonusHitsFromDefeatedMax: ["attackBonusHitsFromDefeatedFriendly"],
  attackBonusDiceColor: ["attackBonusDice"],
  defenseBonusDiceFromAttackerColor: ["defenseBonusDiceFromAttacker"],
  defensePoolRemoveOnlyWhenNotAttackerActivation: ["defensePoolRemoveAll", "defensePoolRemoveMax"],
  defenseBonusOnlyWhenNotAttackerActivation: ["applyDefenseBonusBlock", "applyDefenseBonusEvade"],
  defenseBonusDiceColor: ["defenseBonusDice"],
};

const Properties = z.strictObject(ENTRY_PROPERTIES).partial();
export type EntryProperties = z.output<typeof Properties>;
