import type { AttackDescription, QuantityReroll } from "../attack/description.js";
import { type AttackFact, factsOf } from "../attack/fact.js";
import { profileOf } from "../attack/profile.js";
import type { AttackQuery } from "../attack/query.js";
import { isFixed, type Quantity } from "../dice/quantity.js";
import { characteristicLaw, meanOf } from "../odds/pmf.js";
import { defencesOf } from "./defences.js";
import type { Reading } from "./reading.js";
import { describeRoll } from "./rolls.js";
import { rolledStat, settledStat } from "./stats.js";
import { woundNeeded } from "./wound-table.js";

/** All facts about an attack together become its description, as an edition reads them. */
export function describeBy(reading: Reading, query: AttackQuery, facts: readonly AttackFact[]): AttackDescription {
  const profile = profileOf(query);
  const toughness = settledStat(reading, facts, "T", reading.toughnessOf(query.target));
  const { strength, randomStrength } = strengthOf(reading, facts, profile.S, toughness.value);
  const armourPenetration = settledStat(reading, facts, "AP", profile.AP);
  const singles = factsOf(facts, "reroll").filter(
    ({ dice, roll }) => dice === "one" && !factsOf(facts, "noReroll").some((fact) => fact.roll === roll),
  );
  const mortals = factsOf(facts, "mortalWounds");
  const skill =
    profile.skill === null
      ? { value: null, because: [] }
      : settledStat(reading, skillFacts(facts), "skill", profile.skill);
  return {
    attacker: query.attacker.id,
    target: query.target.id,
    part: query.part,
    weapon: profile.id,
    type: profile.type,
    weapons: query.count,
    attacks: attacksOf(reading, facts, profile.A),
    attacksReroll: quantityReroll(facts, "attacks"),
    skill,
    strength,
    randomStrength,
    toughness,
    armourPenetration,
    hit: describeRoll(query, facts, "hit", skill.value ?? 7),
    wound: describeRoll(query, facts, "wound", woundNeeded(strength.value, toughness.value)),
    ...criticalsOf(facts),
    ...sharperOf(reading, query, facts),
    damageReroll: quantityReroll(facts, "damage"),
    traits: factsOf(facts, "trait").map(({ trait, by }) => ({ trait, by })),
    ...(singles.length === 0 ? {} : { singles: singles.map(({ roll, by }) => ({ roll, by })) }),
    ...(mortals.length === 0 ? {} : { inAddition: mortals.map((fact) => ({ ...fact })) }),
    uncounted: [
      ...factsOf(facts, "uncounted").map(({ by, gist }) => ({ by, gist })),
      ...(reading.splitsPools
        ? []
        : sharpening(facts).map(({ by, stat }) => ({ by, gist: `critical wounds have another ${stat}` }))),
    ],
    defences: defencesOf(reading, query, facts, armourPenetration.value),
  };
}

/** Without what worsens the skill, where that may be ignored. */
const skillFacts = (facts: readonly AttackFact[]): readonly AttackFact[] =>
  factsOf(facts, "ignore").some(({ what }) => what === "skillPenalties" || what === "modifiers")
    ? facts.filter((fact) => fact.fact !== "stat" || fact.stat !== "skill" || fact.op !== "add")
    : facts;

/** The best re-roll of attacks or damage. */
function quantityReroll(facts: readonly AttackFact[], roll: "attacks" | "damage"): QuantityReroll {
  const dice = factsOf(facts, "reroll").filter((fact) => fact.roll === roll && fact.dice !== "one");
  if (dice.length === 0) return false;
  return dice.every((fact) => fact.dice === "ones") ? "ones" : "any";
}

/** The attacks of a weapon with Extra Attacks may change by nothing but its own abilities (rules 4). */
function attacksOf(reading: Reading, facts: readonly AttackFact[], A: Quantity) {
  const isLocked = reading.locksExtraAttacks && factsOf(facts, "trait").some(({ trait }) => trait === "extra-attacks");
  return rolledStat(reading, isLocked ? facts.filter(({ from }) => from === "weapon") : facts, "A", A);
}

/** What critical hits and wounds do; of several Sustained Hits the best one counts (rules 2). */
function criticalsOf(facts: readonly AttackFact[]): Pick<AttackDescription, "criticalHit" | "criticalWound"> {
  const extra = factsOf(facts, "extraHits").toSorted((one, other) => mean(other.count) - mean(one.count));
  const lethal = factsOf(facts, "autoWound");
  const devastating = factsOf(facts, "devastating");
  return {
    criticalHit: {
      extraHits: extra[0]?.count ?? null,
      autoWound: lethal.length > 0,
      because: [...extra.slice(0, 1), ...lethal],
    },
    criticalWound: { devastating: devastating.length > 0, because: [...devastating] },
  };
}

/** What changes for critical wounds alone. */
const sharpening = (facts: readonly AttackFact[]) =>
  factsOf(facts, "stat").filter(({ criticals }) => criticals === true);

/** Critical wounds that change their own attack, unless they end it by devastating. */
function sharperOf(
  reading: Reading,
  query: AttackQuery,
  facts: readonly AttackFact[],
): Partial<Pick<AttackDescription, "criticalWound">> {
  const sharper = sharpening(facts);
  const { criticalWound } = criticalsOf(facts);
  if (reading.splitsPools !== true || sharper.length === 0 || criticalWound.devastating) return {};
  const all = [...facts, ...sharper.map(({ criticals: _criticals, ...one }): AttackFact => one)];
  const { value: AP } = settledStat(reading, all, "AP", profileOf(query).AP);
  return { criticalWound: { ...criticalWound, defences: defencesOf(reading, query, all, AP), because: [...sharper] } };
}

const mean = ({ dice, sides, plus }: Quantity): number => (dice * (sides + 1)) / 2 + plus;

/** Strength is a number; where it is dice, every wound roll has its own. */
function strengthOf(reading: Reading, facts: readonly AttackFact[], S: Quantity, toughness: number) {
  const roll = rolledStat(reading, facts, "S", S);
  if (isFixed(S) && roll.changes.every(({ amount }) => isFixed(amount)))
    return { strength: settledStat(reading, facts, "S", S.plus), randomStrength: null };
  const law = characteristicLaw(roll);
  const needed = Array.from(law, (_, strength) => woundNeeded(strength, toughness));
  return { strength: { value: Math.ceil(meanOf(law)), because: [...roll.changes] }, randomStrength: { roll, needed } };
}
