import type { Mechanic } from "../schema/mechanic.js";
import { tellCondition } from "./tell-condition.js";
import { tellEffect } from "./tell-effect.js";

/** Auras that reach so far reach every unit. */
const ANYWHERE = 1000;
const SIDES = { attacker: "attacking", target: "attacked", either: "always" } as const;

/** One rule in our words: what it does, to whom, and when. */
export function tellMechanic({ when, as, reach, aura, if: condition, roll, uses, effects }: Mechanic): string {
  const parts = [
    `${when === "always" ? SIDES[as] : `when ${when}`}${reach === "model" ? ", this model" : ""}: ${effects.map(tellEffect).join("; ")}`,
    condition === undefined ? "" : `if ${tellCondition(condition)}`,
    aura === undefined
      ? ""
      : `for ${aura.to} units ${aura.within >= ANYWHERE ? `anywhere${aura.lasts === true ? "" : ", while its unit is on the battlefield"}` : `within ${aura.within}"`}`,
    roll === undefined ? "" : `on a ${roll}+`,
    uses === undefined ? "" : `${uses.count === 1 ? "once" : `${uses.count} times`} per ${uses.per}`,
  ];
  return parts.filter((part) => part !== "").join(", ");
}
