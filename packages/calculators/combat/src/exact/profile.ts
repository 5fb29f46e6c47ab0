import { areCriticalsApart } from "@riposte/critical-hits";
import type { AttackDescription } from "@riposte/warhammer-40k";
import { quantityLaw } from "@riposte/warhammer-40k";
import { attacksLaw, singleAttacksLaw } from "./attack-count.js";
import { dieLaw, woundDieLaw } from "./die-law.js";
import type { Profile } from "./fire.js";
import type { Layout } from "./layout.js";

/** The dice of a profile, whatever its wounds do. */
export function profileOf(layout: Layout, description: AttackDescription): Omit<Profile, "normal" | "devastating"> {
  const { criticalHit, hit } = description;
  const { extraHits, autoWound, declines = false } = criticalHit;
  const spends = {
    attacks: layout.spending(description, "attacks"),
    hit: layout.spending(description, "hit"),
    wound: layout.spending(description, "wound"),
  };
  const plain = attacksLaw(description);
  const wound = woundDieLaw(description);
  return {
    attacks: { plain, single: spends.attacks.some((spent) => spent >= 0) ? singleAttacksLaw(description) : NONE },
    hit: dieLaw(hit),
    wound: areCriticalsApart(description) ? wound : allNormal(wound),
    extra: extraHits === null ? Float64Array.of(1) : quantityLaw(extraHits),
    isLethal: autoWound && !declines,
    spends,
    marks: { hit: layout.hit, wounded: layout.wounded },
    positions: layout.positions,
    size: layout.size,
  };
}

const NONE = { kept: Float64Array.of(0), used: Float64Array.of(0) };

/** Critical wounds that are not apart are wounds. */
const allNormal = ({ success, critical, fresh, ...law }: Profile["wound"]): Profile["wound"] => ({
  ...law,
  success: success + critical,
  critical: 0,
  fresh: { fail: fresh.fail, success: fresh.success + fresh.critical, critical: 0 },
});
