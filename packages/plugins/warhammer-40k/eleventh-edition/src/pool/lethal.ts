import { isLethal, lethalHits } from "@riposte/critical-hits";
import { choose, type Questions } from "@riposte/kernel";
import { currentVolley, descriptionIn } from "@riposte/warhammer-40k";
import type { Effects, Eleventh } from "../declared.js";
import { say } from "../messages.js";

/** Lethal Hits are the attacker's choice: how many of the critical hits wound without a roll. */
export const lethal: Pick<Effects, "lethal:ask"> = {
  "lethal:ask": (_slice, { criticals, by }, match) =>
    match.ask("11e:lethal", currentVolley(match)?.seat as number, {
      criticals,
      advised: isLethal(descriptionIn(match).criticalHit) ? criticals : 0,
      by,
    }),
};

export const lethalQuestions: Pick<Questions<Eleventh>, "11e:lethal"> = {
  "11e:lethal": {
    prompt: ({ about }) => say("11e:lethal", { criticals: about.criticals }),
    publicName: "11e:lethal",
    choices: ({ about }) => choose.number(0, about.criticals),
    answer(chosen, { about }, match) {
      const count = Number(chosen);
      if (count > 0) for (const effect of lethalHits(count, about.by)) match.queue(effect);
    },
  },
};
