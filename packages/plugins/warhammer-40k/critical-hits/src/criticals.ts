import { type Behaviour, die } from "@riposte/kernel";
import { descriptionIn, rollQuantity } from "@riposte/warhammer-40k";
import type { CriticalHits } from "./declared.js";
import { lethalHits } from "./lethal-hits.js";

type Effects = Behaviour<CriticalHits>["effects"];
type Hearing = NonNullable<Behaviour<CriticalHits>["on"]>;

/** What criticals do to an attack (rules 3, 4). */
export const criticalEffects: Effects = {
  // extra hits are ordinary ones: neither critical nor lethal; dice are rolled for each critical
  "critical-hits:sustain": (_slice, { criticals, each, by }, match) => {
    let count = 0;
    for (let critical = 0; critical < criticals; critical++)
      count += rollQuantity(each, () => match.chance("dice", die(6)));
    match.queue({ type: "attack:add-hits", count, by });
  },

  "critical-hits:lethal": (_slice, { criticals, by }, match) => {
    for (const effect of lethalHits(criticals, by)) match.queue(effect);
  },

  // no save, and allocated after all other attacks of the unit
  "critical-hits:devastate": (_slice, { criticals, by }, match) => {
    match.queue({ type: "attack:defer", count: criticals, by });
  },
};

export const hearCriticals: Hearing = {
  "hits:rolled": ({ criticals }, match) => {
    const { extraHits, autoWound, because } = descriptionIn(match).criticalHit;
    const by = (fact: string) => because.find((one) => one.fact === fact)?.by ?? fact;
    if (criticals === 0) return;
    if (extraHits !== null)
      match.queue({ type: "critical-hits:sustain", criticals, each: extraHits, by: by("extraHits") });
    if (autoWound) match.queue({ type: "critical-hits:lethal", criticals, by: by("autoWound") });
  },

  "wounds:rolled": ({ criticals }, match) => {
    const { devastating, because } = descriptionIn(match).criticalWound;
    if (criticals === 0 || !devastating) return;
    match.queue({ type: "critical-hits:devastate", criticals, by: because[0]?.by ?? "Devastating Wounds" });
  },
};
