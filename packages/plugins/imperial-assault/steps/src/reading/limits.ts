import type { ImperialAssault } from "@riposte/imperial-assault";
import { type Built, effectsOf } from "@riposte/kernel";
import type { z } from "zod";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import type { Limit } from "../language/moment.js";
import { isOfThisAttack } from "./marks.js";
import { type Scene, tableOf } from "./scene.js";

type LimitName = z.infer<typeof Limit>;

const SCOPES: Readonly<Record<LimitName, ImperialAssault["scopes"] | undefined>> = {
  attack: "attack",
  activation: "activation",
  "group-activation": "group-activation",
  round: undefined,
  "group-round": undefined,
  "army-round": undefined,
  game: undefined,
  "group-game": undefined,
};

/** Who uses it: less than a scene, so that a limit can be looked at before there is one. */
type User = Pick<Scene, "match" | "self" | "seat">;

/** What a limit is counted under: the figure, its group, or its player. */
function limitKey(scene: User, ability: string, limit: LimitName): string {
  const { activation } = tableOf(scene);
  // once in the activation of whichever group it is used in
  if (limit === "group-activation") {
    return `${ability}@${tableOf(scene).figures[scene.self]?.group ?? scene.seat}/${activation?.group ?? ""}`;
  }
  if (limit.startsWith("group")) return `${ability}@${tableOf(scene).figures[scene.self]?.group ?? scene.seat}`;
  return limit === "army-round" ? `${ability}@${scene.seat}` : `${ability}@${scene.self || scene.seat}`;
}

/** Was it used? Attacks nest, so a use in one counts only there. */
export function isUsed(match: StepsMatch, key: string): boolean {
  for (const used of match.lasting("do:used")) {
    if (used.data.key === key && isOfThisAttack(match, used)) return true;
  }
  return false;
}

/** May it be used no more? Once per activation needs one (rules 5). */
export function isSpent(scene: User, ability: string, limit: LimitName | undefined): boolean {
  if (limit === undefined) return false;
  if (limit.endsWith("activation") && tableOf(scene).activation === null) return true;
  if (scene.match.lasting("do:used").length === 0) return false;
  return isUsed(scene.match, limitKey(scene, ability, limit));
}

/** Remembers a use until its time is over; a group's activation ends with the round at the latest. */
export function spendLimit(
  scene: Scene,
  ability: string,
  limit: LimitName | undefined,
): readonly Built<"kernel:last">[] {
  if (limit === undefined) return [];
  const isForRound = limit.endsWith("round") || limit === "group-activation";
  const scope = isForRound ? undefined : SCOPES[limit];
  const data = {
    key: limitKey(scene, ability, limit),
    ...(isForRound && { round: true as const }),
    ...(limit === "attack" && { attack: true as const }),
  };
  return [
    effectsOf<SkirmishSteps>().last("do:used", { ...(scope === undefined ? {} : { scope }), seat: scene.seat, data }),
  ];
}
