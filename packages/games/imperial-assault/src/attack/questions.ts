import { choose, type Questions } from "@riposte/kernel";
import type { Context } from "../context.js";
import type { ImperialAssault } from "../declared.js";
import { AttackDie } from "../dice/dice.js";
import { targetSpaces } from "../figures/aiming.js";
import { figureOf } from "../figures/lookup.js";
import { isObject } from "../figures/target.js";
import { say } from "../messages.js";
import { cleaveTargets, harmTo } from "./aftermath.js";
import { attackIn } from "./current.js";

const COLOURS = AttackDie.options;

/** Choices in the middle of an attack. */
export const attackQuestions = (
  context: Context,
): Pick<Questions<ImperialAssault>, "ia:free-dice" | "ia:target-space" | "ia:cleave"> => ({
  "ia:free-dice": {
    prompt: (_asked, match) => say("ia:free-dice", { count: attackIn(match).free?.count ?? 0 }),
    publicName: "ia:free-dice",
    choices(_asked, match) {
      const { count, maxPerColor } = attackIn(match).free ?? { count: 0 };
      const bound = maxPerColor === undefined ? {} : { max: maxPerColor };
      return choose.distribute(
        count,
        COLOURS.map((key) => ({ key, label: say(`ia:die-${key}`), ...bound })),
      );
    },
    answer(chosen, _asked, match) {
      for (const die of COLOURS) {
        const count = (chosen as Readonly<Record<string, number>>)[die] ?? 0;
        for (let n = 0; n < count; n++) match.queue({ type: "attack:add-die", die, by: "free-dice" });
      }
    },
  },
  "ia:target-space": {
    prompt: say("ia:target-space"),
    publicName: "ia:target-space",
    ifNone: "skip",
    choices(_asked, match) {
      const { attacker, defender, type } = attackIn(match);
      return choose.one(targetSpaces(context, match, attacker, defender, type).map((key) => ({ key })));
    },
    answer: (space, _asked, match) => match.queue({ type: "attack:aim", space: String(space) }),
  },
  "ia:cleave": {
    prompt: ({ about }) => say("ia:cleave", { amount: about.amount }),
    publicName: "ia:cleave",
    ifNone: "skip",
    choices(_asked, match) {
      const targets = cleaveTargets(context, match).map((id) => ({
        key: id,
        label: say("ia:figure-option", { figure: isObject(match, id) ? id : figureOf(match, id).card }),
      }));
      return choose.one(targets.length === 0 ? [] : [...targets, { key: "none", label: say("ia:no-cleave") }]);
    },
    answer(figure, { about }, match) {
      if (figure !== "none") match.queue(harmTo(match, String(figure), about.amount, "cleave"));
    },
  },
});
