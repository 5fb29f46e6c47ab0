import { type Behaviour, die, type Match } from "@riposte/kernel";
import { rollQuantity } from "@riposte/warhammer-40k";
import type { Happening, Mechanics } from "./declared.js";

type Effects = Behaviour<Mechanics>["effects"];

/** What is rolled before the battle; and triggered rules: within their limit, where their roll succeeds, they happen. */
export const mechanicEffects: Effects = {
  "mechanics:roll-amount": (slice, { unit, key, by, amount }, match) => {
    const rolled = rollQuantity(amount, () => match.chance("dice", die(6)));
    match.own(slice, "amounts")[key] = rolled;
    match.publish("mechanics:amount-rolled", { unit, by, amount: rolled });
  },

  "mechanics:trigger": (slice, { unit, by, roll, limit, happenings }, match) => {
    if (limit !== null) {
      const used = slice.uses[limit.key] ?? 0;
      if (used >= limit.count) return;
      match.own(slice, "uses")[limit.key] = used + 1;
    }
    const face = roll === null ? null : match.chance("dice", die(6));
    const happens = face === null || face >= (roll ?? 0);
    const manual = happens ? happenings.flatMap((one) => (one.do === "manual" ? [one.gist] : [])) : [];
    match.publish("mechanics:triggered", { unit, by, face, happens, manual });
    if (happens) for (const happening of happenings) queue(match, happening, by);
  },
};

function queue(match: Match<Mechanics>, happening: Happening, by: string): void {
  switch (happening.do) {
    case "mortalWounds": {
      const { unit, count, spill } = happening;
      match.queue({ type: "mortal:inflict", unit, count, by, spill });
      return;
    }
    case "explode": {
      const { unit, on, within, count } = happening;
      match.queue({ type: "unit:explode", unit, on, within, count, by });
      return;
    }
    case "mark": {
      const { on, owner, mark, value, until } = happening;
      match.queue({ type: "mark:set", mark, owner, on, until, only: false, ...(value === undefined ? {} : { value }) });
      return;
    }
    case "lasting": {
      const { unit, owner, name, abilities, until } = happening;
      match.queue({ type: "grant:add", unit, owner, grant: { name, abilities }, until });
      return;
    }
    case "manual":
      return;
  }
}
