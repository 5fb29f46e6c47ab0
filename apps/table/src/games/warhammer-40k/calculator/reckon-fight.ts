import { reasonsOf } from "@riposte/combat";
import {
  type AttackDescription,
  characteristicLaw,
  countModels,
  isFixed,
  meanOf,
  spellQuantity,
  type Unit,
  woundsLeft,
} from "@riposte/warhammer-40k";
import { capital } from "@riposte/words";
import { type Link, likeliest, type Reckoned } from "../../../calculator/compared.js";
import type { WrittenFight } from "./battle-odds.js";
import { battleTexts as texts } from "./battle-texts.js";

/** A unit of one model is worn down, one of several is thinned out. */
export const goalOf = (target: Unit): { readonly goal: number; readonly all: string } => {
  const models = countModels(target);
  return models > 1
    ? { goal: models, all: texts.all(models) }
    : { goal: woundsLeft(target), all: texts.wounds(woundsLeft(target)) };
};

/** An attack counted to the end. */
export function reckonFight(fight: WrittenFight): Reckoned {
  const { attacker, target } = fight;
  const { odds, descriptions, hazards } = fight.resolve({ mode: "exact" });
  const description = descriptions[0] as AttackDescription;
  const models = countModels(target);
  const [near] = description.defences;
  const each = near === undefined ? 0 : meanOf(characteristicLaw(near.damage, description.damageReroll));
  const means = {
    attacks: meanOf(odds.attacks),
    hits: meanOf(odds.hits),
    wounds: meanOf(odds.wounds),
    unsaved: each === 0 ? 0 : meanOf(odds.raw) / each,
    damage: meanOf(odds.damage),
    slain: meanOf(odds.slain),
  };
  return {
    name: attacker.name ?? attacker.id,
    law: [...(models > 1 ? odds.slain : odds.damage)],
    chain: linksOf(description, means, models),
    reasons: [
      ...reasonsOf(description).map(({ number, by }) => texts.reason(capital(number), by.join(", "))),
      ...hazards.map(({ tests, slain, lost }) => texts.hazard(tests, meanOf(lost), meanOf(slain))),
      ...description.uncounted.map(({ by, gist }) => texts.uncounted(by, gist)),
    ],
  };
}

/** What an attack most likely does to its target. */
export function outcomeOf({ law }: Reckoned, target: Unit): string {
  const count = likeliest(law);
  if (count >= goalOf(target).goal) return texts.most((target.name ?? target.id).split(" ").at(-1) ?? "");
  if (count === 0) return texts.none;
  return countModels(target) > 1 ? texts.some(count) : texts.hurts(count);
}

type Means = Readonly<Record<"attacks" | "hits" | "wounds" | "unsaved" | "damage" | "slain", number>>;

function linksOf(description: AttackDescription, means: Means, models: number): readonly Link[] {
  const { hit, wound, defences, type } = description;
  const [near] = defences;
  const link = (value: number, words: string, about: string): Link => ({ value: figure(value), words, about });
  const damage = near === undefined ? "" : spellDamage(near);
  return [
    link(means.attacks, type === "melee" ? texts.strikes : texts.shots, shotsOf(description, means.attacks)),
    link(
      means.hits,
      texts.hit,
      hit.automatic ? texts.unrolled : texts.rerolled(texts.on(hit.needed, hit.modifier), hit.reroll),
    ),
    link(means.wounds, texts.wound, texts.rerolled(texts.on(wound.needed, wound.modifier), wound.reroll)),
    link(means.unsaved, texts.unsaved, texts.saves(near?.save.needed ?? 7)),
    link(
      means.damage,
      texts.damage,
      near?.feelNoPain == null ? texts.each(damage) : texts.afterPain(damage, near.feelNoPain),
    ),
    link(means.slain, texts.slain, texts.of(models)),
  ];
}

/** "5 + 5": what the weapons make by themselves, and what rules add. */
function shotsOf({ weapons, attacks }: AttackDescription, mean: number): string {
  const base = isFixed(attacks.base) ? weapons * attacks.base.plus : undefined;
  const printed = spellQuantity(attacks.base);
  const own = printed === "1" ? String(weapons) : `${weapons} × ${printed}`;
  const more = base === undefined ? 0 : Math.round(mean - base);
  return more === 0 ? own : `${own} ${more > 0 ? "+" : "−"} ${Math.abs(more)}`;
}

const spellDamage = ({ damage }: AttackDescription["defences"][number]): string => {
  const changed = meanOf(characteristicLaw(damage));
  return damage.changes.length > 0 && Number.isInteger(changed) ? String(changed) : spellQuantity(damage.base);
};

const figure = (value: number): string => (Number.isInteger(value) ? String(value) : value.toFixed(2));
