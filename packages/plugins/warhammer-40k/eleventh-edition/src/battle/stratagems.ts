import { chargesOf, face, fixed, unitOf } from "@riposte/warhammer-40k";
import type { Effects } from "../declared.js";

type Stratagems = Pick<Effects, "unit:crush" | "unit:counter-charge">;

/** What stratagems of this edition do that no effect of the base game does. */
export const stratagems: Stratagems = {
  // each 1 hurts one's own unit, each 5 or 6 the enemy; six at most for each
  "unit:crush": (_slice, { unit, enemy, dice, by }, match) => {
    const faces = Array.from({ length: dice }, () => face(match));
    const struck = (id: string, count: number) => {
      if (count > 0)
        match.queue({ type: "mortal:inflict", unit: id, count: fixed(Math.min(6, count)), by, spill: true });
    };
    match.publish("unit:crushed", { unit, enemy, faces });
    struck(enemy, faces.filter((one) => one >= 5).length);
    struck(unit, faces.filter((one) => one === 1).length);
  },

  // it charges, and fights first as chargers do
  "unit:counter-charge": (_slice, { unit, target, most }, match) => {
    const charge = chargesOf(match, unitOf(match, unit)).find(({ targets }) => targets.includes(target));
    if (charge !== undefined)
      match.call("rush", {
        unit,
        targets: [...charge.targets],
        heroic: false,
        ...(most === undefined ? {} : { most }),
      });
  },
};
