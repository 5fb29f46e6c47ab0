import { choose, type Questions } from "@riposte/kernel";
import { currentVolley, engagedWith, isDestroyed, partOf, targetsOf, unitOf } from "@riposte/warhammer-40k";
import type { Eleventh, EleventhMatch } from "../declared.js";
import { say } from "../messages.js";

type Aim = Eleventh["questions"]["11e:retarget"];

/** Attacks whose target is gone may be made at another one. */
export function retarget(match: EleventhMatch): void {
  const volley = currentVolley(match);
  for (const { part, weapon, target, from } of volley?.waiting ?? []) {
    if (!isDestroyed(unitOf(match, target))) continue;
    const aim: Aim = { part, weapon, target, ...(from === undefined ? {} : { from }) };
    if (targetsNow(match, aim).length > 0) match.ask("11e:retarget", volley?.seat as number, aim);
    else match.queue({ type: "volley:retarget", ...aim, to: null });
  }
}

/** Units the weapon can be used against now. */
function targetsNow(match: EleventhMatch, { part, weapon, from }: Aim): readonly string[] {
  const volley = currentVolley(match);
  if (volley === undefined || volley.kind === "overwatch") return [];
  const unit = unitOf(match, volley.unit);
  const profile = partOf(unit, part)?.weapons.find(({ id }) => id === weapon);
  if (profile === undefined) return [];
  const sight = from === undefined ? unit : unitOf(match, from);
  const units = profile.type === "melee" ? engagedWith(match, unit) : targetsOf(match, unit, part, profile, sight);
  return units.map(({ id }) => id);
}

export const retargetQuestions: Pick<Questions<Eleventh>, "11e:retarget"> = {
  "11e:retarget": {
    prompt: ({ about }) => say("11e:retarget", { weapon: about.weapon }),
    publicName: "11e:retarget",
    choices: ({ about }, match) =>
      choose.one([
        ...targetsNow(match, about).map((unit) => ({ key: unit, label: { id: "wh:unit", params: { unit } } })),
        { key: "none", label: { id: "wh:hold-fire" } },
      ]),
    answer: (to, { about }, match) =>
      match.queue({ type: "volley:retarget", ...about, to: to === "none" ? null : String(to) }),
  },
};
