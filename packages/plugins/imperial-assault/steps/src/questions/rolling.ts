import { choose, type Questions } from "@riposte/kernel";
import type { SkirmishSteps } from "../declared.js";
import { say } from "../messages.js";
import { rolledNow } from "../reading/rolled.js";

const FACES = [0, 1, 2, 3, 4, 5];

/** Which die of a roll is changed, and how. */
export const rollingQuestions: Pick<Questions<SkirmishSteps>, "do:change-roll"> = {
  "do:change-roll": {
    prompt: ({ about }) => say(`do:${about.how}`),
    publicName: "do:change-roll",
    ifNone: "skip",
    choices({ about }, match) {
      const { how } = about;
      const dice = rolledNow(match)?.rolled.dice ?? [];
      return choose.one(
        dice.flatMap(({ die, face: shown }, place) =>
          how === "reroll"
            ? [{ key: `${place}`, label: say("do:die", { die, face: shown }) }]
            : FACES.filter((face) => face !== shown).map((face) => ({
                key: `${place}:${face}`,
                label: say("do:die", { die, face }),
              })),
        ),
      );
    },
    answer(answer, _asked, match) {
      const [place = 0, face] = String(answer).split(":").map(Number);
      match.queue({ type: "do:set-die", place, ...(face === undefined ? {} : { face }) });
    },
  },
};
