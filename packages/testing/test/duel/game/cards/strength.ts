import type { Contribution, Match } from "@riposte/kernel";
import { isOfThisAttack } from "../attacking.js";
import type { DuelCards } from "./declaration.js";

interface Fight {
  readonly attacker: number;
  readonly defender: number;
}

/** What cards in play do to the strength of an attack, each with its reason. */
export function strengthFromCards({ attacker, defender }: Fight, match: Match<DuelCards>): readonly Contribution[] {
  const of = (lasting: keyof DuelCards["lasting"], seat: number) =>
    match.lasting(lasting).filter((one) => one.seat === seat);
  const now = isOfThisAttack(match);
  return [
    ...of("parrying", defender)
      .filter(now)
      .map(() => match.contribute("atMost", 3, "parry")),
    ...of("weary", attacker).map(() => match.contribute("subtract", 1, "weary")),
    ...of("lunging", attacker)
      .filter(now)
      .map(() => match.add(2, "lunge")),
    ...of("fervour", attacker).map(() => match.contribute("multiply", 2, "warcry")),
  ];
}

/** No player is damaged in a turn of truce. */
export const noDamageInTruce = (_damage: unknown, match: Match<DuelCards>): string | undefined =>
  match.lasting("truce").length > 0 ? "truce" : undefined;
