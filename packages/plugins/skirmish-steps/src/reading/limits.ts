import type { ImperialAssault } from "@riposte/imperial-assault";
import { type Built, effectsOf } from "@riposte/kernel";
import type { z } from "zod";
import type { SkirmishSteps, StepsMatch } from "../declared.js";
import type { Limit } from "../language/moment.js";
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

export function isUsed(match: StepsMatch, key: string, scope?: number): boolean {
  for (const used of match.lasting("do:used")) {
    if (used.data.key === key && (scope === undefined || used.scope === scope)) return true;
  }
  return false;
}

/** May it be used no more? Attacks nest, so a use counts only in its own; once per activation needs one (rules 5). */
export function isSpent(scene: User, ability: string, limit: LimitName | undefined): boolean {
  if (limit === undefined) return false;
  if (limit.endsWith("activation") && tableOf(scene).activation === null) return true;
  if (scene.match.lasting("do:used").length === 0) return false;
  const scope = limit === "attack" ? scene.match.scope("attack") : undefined;
  return isUsed(scene.match, limitKey(scene, ability, limit), scope);
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
  const data = { key: limitKey(scene, ability, limit), ...(isForRound && { round: true as const }) };
  return [
    effectsOf<SkirmishSteps>().last("do:used", { ...(scope === undefined ? {} : { scope }), seat: scene.seat, data }),
  ];
}

/** What may be done once per round may be done again: only when the round is over, not already when its effects wear off (rules 4). */
export function renewLimits(_payload: unknown, match: StepsMatch): void {
  for (const { id, data } of match.lasting("do:used"))
    if (data.round === true) match.queue({ type: "kernel:expire", id });
}
