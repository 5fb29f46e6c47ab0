import { choose, type Questions } from "@riposte/kernel";
import { unitOf, unseenTargets } from "@riposte/warhammer-40k";
import type { Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";

/** A unit shoots in one way: indirectly, or only at what it sees. A player without a choice is not asked. */
export function chooseShootingType(match: EleventhMatch): void {
  const unit = unitOf(match, String(match.vars.unit));
  if (unseenTargets(match, unit).length > 0) match.ask("11e:shooting-type", unit.seat, { unit: unit.id });
}

export const shootingQuestions: Pick<Questions<Eleventh>, "11e:shooting-type"> = {
  "11e:shooting-type": {
    prompt: ({ about: { unit } }) => say("11e:shooting-type", { unit }),
    publicName: "11e:shooting-type",
    choices: () => choose.one((["indirect", "normal"] as const).map((key) => ({ key, label: say(`11e:${key}`) }))),
    answer: (type, { about: { unit } }, match) =>
      match.queue({ type: "unit:choose-indirect", unit, indirect: type === "indirect" }),
  },
};
