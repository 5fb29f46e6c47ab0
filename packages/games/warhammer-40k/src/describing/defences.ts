import type { DeepReadonly } from "@riposte/kernel";
import type { Defence, SaveDescription } from "../attack/description.js";
import { type AttackFact, factsOf } from "../attack/fact.js";
import { profileOf } from "../attack/profile.js";
import type { AttackQuery } from "../attack/query.js";
import { partsOf } from "../unit/parts.js";
import type { Models, Unit } from "../unit/unit.js";
import type { Reading } from "./reading.js";
import { rolledStat, settledStat } from "./stats.js";

/** The target's living models as they are listed, leaders last. */
export function defencesOf(reading: Reading, query: AttackQuery, facts: readonly AttackFact[], AP: number): Defence[] {
  const { target } = query;
  return partsOf(target).flatMap((part, at) =>
    part.models
      .filter(({ count, dying }) => count > 0 && dying !== true)
      .map((models) => defenceOf(reading, query, facts, AP, part, models, at > 0)),
  );
}

function defenceOf(
  reading: Reading,
  query: AttackQuery,
  facts: readonly AttackFact[],
  AP: number,
  part: DeepReadonly<Unit>,
  models: DeepReadonly<Models>,
  isLeader: boolean,
): Defence {
  const mine = facts.filter(
    (fact) => !("to" in fact) || fact.to === undefined || fact.to === part.id || fact.to === `${part.id}/${models.id}`,
  );
  const isPsychic = factsOf(facts, "trait").some(({ trait }) => trait === "psychic");
  const ignoring = factsOf(mine, "feelNoPain").filter(({ against }) => against !== "psychic" || isPsychic);
  const best = (against: readonly string[]) => {
    const on = ignoring.filter((fact) => against.includes(fact.against)).map((fact) => fact.on);
    return on.length === 0 ? null : Math.min(...on);
  };
  return {
    part: part.id,
    models: models.id,
    count: models.count,
    wounds: models.W,
    lost: models.lost,
    allocated: models.allocated,
    isCharacter: reading.isCharacter(part, models, isLeader),
    ...(reading.groupOf === undefined ? {} : { group: reading.groupOf(part, models) }),
    save: saveOf(reading, query, mine, AP, part, models),
    damage: rolledStat(reading, mine, "D", profileOf(query).D, part.id),
    feelNoPain: best(["all", "psychic"]),
    feelNoPainMortal: best(["all", "psychic", "mortal"]),
    because: [...ignoring],
  };
}

/** Armour or invulnerable, whichever is better; AP counts in full, improvements as far as the edition lets them (rules 1, 2, 6). */
function saveOf(
  reading: Reading,
  query: AttackQuery,
  facts: readonly AttackFact[],
  AP: number,
  part: DeepReadonly<Unit>,
  models: DeepReadonly<Models>,
): SaveDescription {
  const printed = settledStat(reading, facts, "Sv", models.Sv, part.id);
  const covers = !reading.coverSaves ? [] : coverOf(query, facts, printed.value, AP);
  const modifiers = factsOf(facts, "roll").filter(({ roll }) => roll === "save");
  const sum = modifiers.reduce((total, { add }) => total + add, AP + (covers.length > 0 ? 1 : 0));
  const armour = Math.max(2, printed.value - Math.min(reading.mostSaveImprovement, sum));
  const granted = factsOf(facts, "invulnerable");
  const thresholds = [...granted.map(({ on }) => on), ...(models.invulnerable === null ? [] : [models.invulnerable])];
  const invulnerable = thresholds.length === 0 ? null : Math.min(...thresholds);
  const rerolls = factsOf(facts, "reroll").filter(({ roll, dice }) => roll === "save" && dice !== "one");
  return {
    armour,
    invulnerable,
    needed: Math.min(armour, invulnerable ?? armour),
    reroll: rerolls.some(({ dice }) => dice !== "ones") ? "fails" : rerolls.length > 0 ? "ones" : "none",
    because: [...printed.because, ...covers, ...modifiers, ...granted, ...rerolls],
  };
}

/** Benefit of Cover: ranged attacks only, and nothing for 3+ or better against AP 0 (rules 6). */
function coverOf(query: AttackQuery, facts: readonly AttackFact[], Sv: number, AP: number) {
  const covers = factsOf(facts, "cover");
  const isIgnored = factsOf(facts, "ignore").some(({ what }) => what === "cover");
  if (isIgnored || profileOf(query).type === "melee" || (Sv <= 3 && AP === 0)) return [];
  return covers.slice(0, 1);
}
