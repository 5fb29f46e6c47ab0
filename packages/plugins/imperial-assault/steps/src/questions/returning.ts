import type { Context } from "@riposte/imperial-assault";
import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";
import { type Return, returnsFor } from "../reading/returns.js";
import { runningScene } from "../reading/scene.js";
import { asked } from "./named.js";

/** Which defeated figure comes back, and where. */
export const returningQuestions = (context: Context): Pick<Questions<SkirmishSteps>, "do:revive"> => ({
  "do:revive": {
    ...asked("do:revive"),
    choices: ({ about }, match) =>
      choose.one(
        returnsFor(runningScene(context, match), about).map((one) => ({
          key: keyOf(one),
          label: say("do:target", { figure: one.card, space: one.spaces.join("+") }),
        })),
      ),
    answer(answer, { about, seat }, match) {
      const chosen = returnsFor(runningScene(context, match), about).find((one) => keyOf(one) === answer);
      if (chosen === undefined) return;
      const { figure, card, group, spaces } = chosen;
      match.queue({ type: "figure:return", figure, seat, card, group, spaces: [...spaces] });
    },
  },
});

const keyOf = ({ figure, spaces }: Return): string => `${figure}@${spaces.join("+")}`;
