import { areCriticalsApart } from "@riposte/critical-hits";
import {
  type AttackDescription,
  type Characteristic,
  type Defence,
  forcedAmong,
  isIgnored,
  isQuantityRerolled,
  isRerolled,
  isSaved,
  isSaveRerolled,
  judge,
  needing,
  type RollDescription,
  rollCharacteristic,
  rollQuantity,
  type SingleReroll,
  settle,
  usualOrder,
} from "@riposte/warhammer-40k";

import { sharperOf } from "../exact/sharper.js";

type QuantityReroll = AttackDescription["damageReroll"];

/** What one run of an activation came to. */
export interface Run {
  readonly profiles: readonly { attacks: number; hits: number; wounds: number; raw: number }[];
  readonly damage: number;
  /** Models slain, by the place of their defence. */
  readonly slain: readonly number[];
}

/** Models of the target as the run goes on. */
interface Standing {
  readonly at: number;
  readonly part: string;
  readonly isCharacter: boolean;
  count: number;
  lost: number;
  allocated: boolean;
}

type Face = () => number;

/** Rolls every die of an activation; `face` rolls one D6. */
export function oneRun(descriptions: readonly AttackDescription[], picksLeaders: boolean, face: Face): Run {
  const standing = (descriptions[0]?.defences ?? []).map(
    ({ part, isCharacter, count, lost, allocated }, at): Standing => ({
      at,
      part,
      isCharacter,
      count,
      lost,
      allocated,
    }),
  );
  const slain = standing.map(() => 0);
  const isPooled = descriptions[0]?.defences.some(({ group }) => group !== undefined) === true;
  const order = isPooled ? usualOrder(descriptions[0]?.defences ?? []).map((group) => group.defences) : [];
  const next = (isPrecise: boolean) => (isPooled ? inOrder(standing, order, isPrecise) : reached(standing, isPrecise));
  const nearest = next(false)?.at ?? 0;
  const deferred: { description: AttackDescription; profile: Run["profiles"][number]; wounds: number }[] = [];
  let damage = 0;
  const singles = singlesOf();
  const strike = (description: AttackDescription, profile: Run["profiles"][number], isMortal: boolean) => {
    const isPrecise = picksLeaders && description.traits.some(({ trait }) => trait === "precision");
    const model = next(isPrecise);
    const points = model === undefined ? 0 : rollHarm(description, model.at, isMortal, face, singles);
    // raw damage counts as if the first models never fell
    profile.raw += model?.at === nearest ? points : rollHarm(description, nearest, isMortal, face, singles);
    if (model !== undefined) suffer(description, model, points, isMortal);
  };
  const suffer = (description: AttackDescription, model: Standing, points: number, isMortal: boolean) => {
    const { wounds, feelNoPain, feelNoPainMortal } = description.defences[model.at] as Defence;
    model.allocated = true;
    for (let point = 0; point < points && model.lost < wounds; point++) {
      const ignoring = isMortal ? feelNoPainMortal : feelNoPain;
      if (ignoring !== null && isIgnored(ignoring, face())) continue;
      model.lost += 1;
      damage += 1;
    }
    if (model.lost < wounds) return;
    Object.assign(model, { lost: 0, allocated: false, count: model.count - 1 });
    slain[model.at] = (slain[model.at] as number) + 1;
  };
  /** One die for each wound, all rolled at once and compared from the lowest up; then what the pool inflicts besides. */
  const strikePool = (description: AttackDescription, profile: Run["profiles"][number], wounds: Wounds) => {
    const isPrecise = picksLeaders && description.traits.some(({ trait }) => trait === "precision");
    const front = description.defences[next(isPrecise)?.at ?? 0] as Defence;
    const saves = rollSaves(front.save, wounds.normal, face, () => singles(description, "save"));
    for (const [kind, dice] of [
      ["normal", saves],
      ["devastating", Array.from({ length: wounds.devastating }, () => 1)],
    ] as const)
      for (const rolled of dice) {
        const isMortal = kind === "devastating";
        const model = next(isPrecise);
        const isHarmed = (at: number) => isMortal || !isSaved((description.defences[at] as Defence).save, rolled);
        const roll = (at: number) => (isHarmed(at) ? rollDamage(description, at, face, singles) : 0);
        const points = model === undefined ? 0 : roll(model.at);
        profile.raw += model?.at === nearest ? points : roll(nearest);
        if (model !== undefined && points > 0) suffer(description, model, points, isMortal);
      }
  };
  const inflict = (description: AttackDescription, profile: Run["profiles"][number]) => {
    for (const { on, roll, count, spill } of description.inAddition ?? []) {
      if ((on === "hits" ? profile.hits : profile.wounds) === 0 || (roll !== null && face() < roll)) continue;
      const wounds = Math.max(0, rollQuantity(count, face));
      for (let wound = 0; wound < (spill ? wounds : 1); wound++) {
        const model = next(false);
        if (model !== undefined) suffer(description, model, spill ? 1 : wounds, true);
      }
    }
  };
  const profiles = descriptions.map((description) => {
    const { normal, devastating, ...scored } = rollWounds(description, face, singles);
    const profile = { ...scored, wounds: normal + devastating, raw: 0 };
    if (isPooled) {
      const sharper = sharperOf(description);
      strikePool(description, profile, { normal, devastating: sharper === undefined ? devastating : 0 });
      // criticals that are a pool of their own
      if (sharper !== undefined) strikePool(sharper, profile, { normal: devastating, devastating: 0 });
      inflict(description, profile);
      return profile;
    }
    for (let wound = 0; wound < normal; wound++) strike(description, profile, false);
    if (devastating > 0) deferred.push({ description, profile, wounds: devastating });
    return profile;
  });
  for (const { description, profile, wounds } of deferred)
    for (let wound = 0; wound < wounds; wound++) strike(description, profile, true);
  if (!isPooled)
    for (const [at, description] of descriptions.entries())
      inflict(description, profiles[at] as Run["profiles"][number]);
  return { profiles, damage, slain };
}

/** Wounds of a pool. */
interface Wounds {
  readonly normal: number;
  readonly devastating: number;
}

/** The saves of a pool, lowest first; again where the models in front may. */
function rollSaves(save: Defence["save"], count: number, face: Face, again: () => boolean): readonly number[] {
  const dice = Array.from({ length: count }, () => {
    const first = face();
    const isAgain = isSaveRerolled(save, first);
    return { face: isAgain ? face() : first, isAgain };
  }).toSorted((one, other) => one.face - other.face);
  for (const die of dice) {
    if (die.isAgain || isSaved(save, die.face) || !again()) continue;
    die.face = face();
  }
  return dice.map((die) => die.face).toSorted((one, other) => one - other);
}

/** Spends a single re-roll of the activation, where the profile has one left for this roll. */
type Singles = (description: AttackDescription, roll: SingleReroll["roll"]) => boolean;

function singlesOf(): Singles {
  const spent = new Set<string>();
  return ({ singles = [] }, roll) => {
    const free = singles.find((one) => one.roll === roll && !spent.has(`${one.roll} ${one.by}`));
    if (free !== undefined) spent.add(`${free.roll} ${free.by}`);
    return free !== undefined;
  };
}

function rollWounds(description: AttackDescription, face: Face, singles: Singles) {
  const { weapons, attacks: law, attacksReroll, hit, criticalHit } = description;
  let attacks = 0;
  for (let weapon = 0; weapon < weapons; weapon++)
    attacks += rollAmount(law, attacksReroll, face, () => singles(description, "attacks"));
  let [hits, normal, devastating, rolls] = [0, 0, 0, 0];
  for (let attack = 0; attack < attacks; attack++) {
    const verdict = rollDie(hit, face, () => singles(description, "hit"));
    if (verdict === "fail") continue;
    const isCritical = verdict === "critical";
    const extra =
      isCritical && criticalHit.extraHits !== null ? Math.max(0, rollQuantity(criticalHit.extraHits, face)) : 0;
    const isLethal = isCritical && criticalHit.autoWound && criticalHit.declines !== true;
    hits += 1 + extra;
    rolls += extra + (isLethal ? 0 : 1);
    if (isLethal) normal += 1;
  }
  for (let roll = 0; roll < rolls; roll++) {
    const verdict = rollDie(woundRoll(description, face), face, () => singles(description, "wound"));
    if (verdict === "critical" && areCriticalsApart(description)) devastating += 1;
    else if (verdict !== "fail") normal += 1;
  }
  return { attacks, hits, normal, devastating };
}

/** What one wound roll is judged by: a random Strength is its own. */
function woundRoll({ wound, randomStrength }: AttackDescription, face: Face): RollDescription {
  if (randomStrength === null) return wound;
  return needing(wound, randomStrength.needed[rollCharacteristic(randomStrength.roll, face)]);
}

function rollDie(roll: RollDescription, face: Face, again: () => boolean) {
  if (roll.automatic) return "success";
  const first = face();
  if (isRerolled(roll, first)) return judge(roll, face());
  const verdict = judge(roll, first);
  return verdict === "fail" && again() ? judge(roll, face()) : verdict;
}

/** Attacks or damage; a low roll may be made again once. */
function rollAmount(
  { base, changes }: Characteristic,
  reroll: QuantityReroll,
  face: Face,
  again: () => boolean,
): number {
  const first = rollQuantity(base, face);
  const isAgain = reroll !== false && isQuantityRerolled(base, first, reroll);
  const printed = isAgain || (isQuantityRerolled(base, first) && again()) ? rollQuantity(base, face) : first;
  return settle(
    printed,
    changes,
    changes.map(({ amount }) => rollQuantity(amount, face)),
  );
}

/** Damage past the save of models that are alike. */
function rollHarm(description: AttackDescription, at: number, isMortal: boolean, face: Face, singles: Singles): number {
  const { save } = description.defences[at] as Defence;
  if (!isMortal && save.needed <= 6) {
    const first = face();
    const isAgain = isSaveRerolled(save, first);
    if (isSaved(save, isAgain ? face() : first)) return 0;
    if (!isAgain && singles(description, "save") && isSaved(save, face())) return 0;
  }
  return rollDamage(description, at, face, singles);
}

const rollDamage = (description: AttackDescription, at: number, face: Face, singles: Singles): number =>
  rollAmount((description.defences[at] as Defence).damage, description.damageReroll, face, () =>
    singles(description, "damage"),
  );

/** The models a pool strikes now: of the first group with models left a wounded one, or a CHARACTER where it is picked. */
function inOrder(
  standing: readonly Standing[],
  order: readonly (readonly number[])[],
  isPrecise: boolean,
): Standing | undefined {
  const groups = order.map((places) => places.map((at) => standing[at] as Standing).filter(({ count }) => count > 0));
  const living = groups.filter((group) => group.length > 0);
  const picked = isPrecise ? living.find(([first]) => first?.isCharacter) : undefined;
  const group = picked ?? living[0] ?? [];
  return group.find(({ lost }) => lost > 0) ?? group[0];
}

/** The models an attack goes to: the first of those it must, as they are listed. */
function reached(standing: readonly Standing[], isPrecise: boolean): Standing | undefined {
  const living = standing.filter(({ count }) => count > 0);
  const leaders = isPrecise ? living.filter(({ isCharacter }) => isCharacter) : [];
  const [first] = leaders.length > 0 ? leaders : living;
  return first === undefined ? undefined : forcedAmong(living.filter(({ part }) => part === first.part))[0];
}
