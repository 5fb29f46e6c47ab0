import { KernelError } from "@riposte/kernel";
import type { Condition } from "../schema/condition.js";
import { Mechanic, Template } from "../schema/mechanic.js";
import { compileCondition } from "./compile-condition.js";
import { compileEffects } from "./compile-effect.js";
import type { Attribute, OlderMechanic } from "./older-mechanic.js";
import { isCritical, isDeath } from "./older-value.js";

/** A mechanic of the older form in ours: compiled once, at load, so that nothing at run time knows placeholders. */
export function compileMechanic(mechanic: OlderMechanic): Mechanic {
  const explodes = mechanic.effect === "mortalWounds" && (mechanic.conditions ?? []).some(isDeath);
  const conditions = (mechanic.conditions ?? [])
    .filter((condition) => !explodes || !isDeath(condition))
    .filter((condition) => !isCritical(condition, "hit") && !isCritical(condition, "wound"))
    .map((condition) => {
      if (condition.entity !== "diceRoll") return compileCondition(condition);
      throw new KernelError(
        "DECLARATION_INVALID",
        `"${mechanic.name ?? mechanic.effect}": a roll can only be asked whether it is critical (6 or $critical).`,
      );
    });
  const all: Condition[] =
    mechanic.phase === undefined ? conditions : [{ is: "phase", in: mechanic.phase }, ...conditions];
  return Mechanic.parse({
    ...(explodes ? { when: "model.destroyed" } : {}),
    as: sideOf(mechanic),
    reach: mechanic.entity.endsWith("Model") ? "model" : "unit",
    ...(all.length === 0 ? {} : { if: all.length === 1 ? all[0] : { is: "all", of: all } }),
    effects: [...compileEffects(mechanic)],
  });
}

/** An ability of the older form: its file's name and its mechanics; the placeholders say which parameters it has. */
export function compileTemplate(key: string, kind: "weapon" | "unit", written: readonly OlderMechanic[]): Template {
  const text = JSON.stringify(written);
  const isThreshold = written.some(({ effect }) => ["criticalWound", "setsFnp"].includes(effect)) || key === "anti";
  return Template.parse({
    key,
    kind,
    params: {
      ...(text.includes('"$param"') ? { x: isThreshold ? "threshold" : "intOrDice" } : {}),
      keyword: text.includes('"$keyword"'),
    },
    mechanics: written.map(compileMechanic),
  });
}

const DEFENSIVE: readonly Attribute[] = ["save", "toughness", "invulnSave", "wounds", "feelNoPain"];
const BEARERS: readonly Attribute[] = ["movement", "leadership", "objectiveControl", "detectionRange"];

/** On which side of an attack the owner is: where the effect's entity and what it changes are on the same side. */
function sideOf({ entity, attribute, effect }: OlderMechanic): Mechanic["as"] {
  const isMine = !entity.startsWith("opposing") && !entity.startsWith("target");
  if (effect.startsWith("adds")) return "either";
  if (effect === "blocksTargeting" || effect === "rollBlock") return "target";
  if (attribute !== undefined && BEARERS.includes(attribute)) return "either";
  const isDefence =
    effect === "setsFnp" || effect === "halveDamage" || (attribute !== undefined && DEFENSIVE.includes(attribute));
  if (isDefence) return isMine ? "target" : "attacker";
  // rolls and weapons of the opponent are changed by the unit he attacks; those against a target by the unit that attacks it
  return entity.startsWith("opposing") ? "target" : "attacker";
}
