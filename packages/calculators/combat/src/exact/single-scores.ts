import { type AttackDescription, characteristicLaw, type Pmf } from "@riposte/warhammer-40k";
import { attacksLaw } from "./attack-count.js";
import { lineOf, mostHits, oneMore } from "./counting-line.js";
import { fire, massOf, type Profile } from "./fire.js";
import { type Layout, layoutOf } from "./layout.js";
import { profileOf } from "./profile.js";
import type { Scored } from "./scores.js";
import { sharperOf } from "./sharper.js";
import { woundStep } from "./step.js";

/** What profiles with single re-rolls score: counted by the same steps as wounds, along a line that only counts. */
export function singleScores(
  descriptions: readonly AttackDescription[],
  nearest: number,
): Scored & { readonly profiles: readonly Scored[] } {
  const plain = descriptions.map(({ inAddition: _mortals, ...description }) => description);
  const counted = {
    attacks: countedOver(plain, () => 1, everyAttack),
    hits: countedOver(plain, mostHits, everyHit),
    wounds: countedOver(plain, mostHits, everyWound),
    raw: countedOver(
      plain,
      (description) => mostHits(description) * mostDamage(description, nearest),
      (layout, description) => everyPoint(layout, description, nearest),
    ),
  };
  const of = (pick: (law: (typeof counted)["attacks"]) => Pmf): Scored => ({
    attacks: pick(counted.attacks),
    hits: pick(counted.hits),
    wounds: pick(counted.wounds),
    raw: pick(counted.raw),
  });
  return { ...of(({ total }) => total), profiles: descriptions.map((_, at) => of(({ each }) => each[at] as Pmf)) };
}

type Counting = (layout: Layout, description: AttackDescription) => Profile;

/** Sums over an activation, and of each profile with the re-rolls that are left by then. */
function countedOver(
  descriptions: readonly AttackDescription[],
  most: (description: AttackDescription) => number,
  counting: Counting,
): { readonly total: Pmf; readonly each: readonly Pmf[] } {
  const size = (some: readonly AttackDescription[]) =>
    1 + some.reduce((sum, one) => sum + (attacksLaw(one).length - 1) * most(one), 0);
  const layout = layoutOf(descriptions, size(descriptions));
  let row = new Float64Array(layout.size);
  row[0] = 1;
  const each = descriptions.map((description) => {
    const profile = counting(layout, description);
    const start = new Float64Array(layout.size);
    for (let state = 0; state < layout.states; state++)
      start[state * layout.positions] = massOf(row, state * layout.positions, (state + 1) * layout.positions);
    const mine = totalOf(layout, fire(profile, start)).slice(0, size([description]));
    row = fire(profile, row);
    return mine;
  });
  return { total: totalOf(layout, row), each };
}

function totalOf({ positions }: Layout, row: Float64Array): Pmf {
  const law = new Float64Array(positions);
  for (let place = 0; place < row.length; place++)
    law[place % positions] = (law[place % positions] as number) + (row[place] as number);
  return law;
}

const SURELY = { fail: 0, again: 0, success: 1, critical: 0, fresh: { fail: 0, success: 1, critical: 0 } };

const everyAttack: Counting = (layout, description) => ({
  ...profileOf(layout, description),
  ...{ hit: SURELY, wound: SURELY, normal: oneMore(layout), devastating: "normal" },
});

const everyHit: Counting = (layout, description) => ({
  ...profileOf(layout, description),
  ...{ wound: SURELY, normal: oneMore(layout), devastating: "normal" },
});

const everyWound: Counting = (layout, description) => ({
  ...profileOf(layout, description),
  ...{ normal: oneMore(layout), devastating: "normal" },
});

/** Damage past saves, before Feel No Pain. */
function everyPoint(layout: Layout, description: AttackDescription, nearest: number): Profile {
  const line = lineOf(layout, nearest);
  const step = (of: AttackDescription, kind: "normal" | "devastating") => {
    const defences = of.defences.map((defence) => ({ ...defence, feelNoPain: null, feelNoPainMortal: null }));
    return woundStep(line, layout, { ...of, defences }, kind, false);
  };
  const sharper = sharperOf(description);
  const devastating = sharper === undefined ? step(description, "devastating") : step(sharper, "normal");
  return { ...profileOf(layout, description), normal: step(description, "normal"), devastating };
}

const mostDamage = ({ defences, criticalWound }: AttackDescription, nearest: number): number =>
  Math.max(
    0,
    ...[defences, criticalWound.defences ?? []].flatMap((some) => {
      const damage = some[nearest]?.damage;
      return damage === undefined ? [] : [characteristicLaw(damage).length - 1];
    }),
  );
