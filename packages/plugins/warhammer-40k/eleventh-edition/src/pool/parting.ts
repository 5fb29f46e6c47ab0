import { choose, type Questions } from "@riposte/kernel";
import { attackIn, currentVolley, descriptionIn } from "@riposte/warhammer-40k";
import type { Effects, Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";

/** Critical wounds that change their own attack are a pool of their own; the attacker says which of both comes first. */
export const parting: Pick<Effects, "pool:part"> = {
  "pool:part": (_slice, { criticals }, match) => {
    if (attackIn(match).wounds > criticals)
      match.ask("11e:sub-pool", currentVolley(match)?.seat as number, { criticals });
    else match.queue({ type: "attack:part", count: criticals, isFirst: true });
  },
};

export function partWounds({ criticals }: { readonly criticals: number }, match: EleventhMatch): void {
  if (criticals > 0 && descriptionIn(match).criticalWound.defences !== undefined)
    match.queue({ type: "pool:part", criticals });
}

export const partingQuestions: Pick<Questions<Eleventh>, "11e:sub-pool"> = {
  "11e:sub-pool": {
    prompt: ({ about }) => say("11e:sub-pool", { criticals: about.criticals }),
    publicName: "11e:sub-pool",
    choices: () =>
      choose.one((["others", "criticals"] as const).map((key) => ({ key, label: say(`11e:${key}-first`) }))),
    answer: (first, { about }, match) =>
      match.queue({ type: "attack:part", count: about.criticals, isFirst: first === "criticals" }),
  },
};

export const hasParted = (match: EleventhMatch): boolean => (currentVolley(match)?.parted?.length ?? 0) > 0;
