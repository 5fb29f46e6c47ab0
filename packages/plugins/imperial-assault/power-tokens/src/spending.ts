import { currentAttack, figureOf, isInPlay } from "@riposte/imperial-assault";
import type { Contribution, Match, Offer } from "@riposte/kernel";
import { committedIn } from "./committed.js";
import type { PowerToken, PowerTokens } from "./declared.js";
import { say } from "./messages.js";
import { tokensOf } from "./tokens.js";

interface InAttack {
  readonly attacker: string;
  readonly defender: string;
}

const OF_ATTACKER: readonly PowerToken[] = ["hit", "surge"];
const OF_DEFENDER: readonly PowerToken[] = ["block", "evade"];

/** At the declaration: the attacker may spend a hit or surge token, the defender a block or evade token (rules 8.4). */
export function spendOffers(_subject: unknown, seat: number, match: Match<PowerTokens>): readonly Offer[] {
  const attack = currentAttack(match);
  if (attack === undefined) return [];
  const { attacker, defender } = attack;
  const isDefending = isInPlay(match, defender) && figureOf(match, defender).seat === seat;
  const attacking = attack.seat === seat ? offersOf(match, attacker, OF_ATTACKER) : NONE;
  const defending = isDefending ? offersOf(match, defender, OF_DEFENDER) : NONE;
  if (defending.length === 0) return attacking;
  return attacking.length === 0 ? defending : [...attacking, ...defending];
}

const NONE: readonly Offer[] = [];

/** Tokens committed to this attack are one more of their symbol. */
export function committedResults({ attacker, defender }: InAttack, match: Match<PowerTokens>): readonly Contribution[] {
  return committedIn(match)
    .filter(({ figure, token }) => figure === (OF_ATTACKER.includes(token) ? attacker : defender))
    .map(({ token }) => match.add(1, `${token} token`, token));
}

function offersOf(match: Match<PowerTokens>, figure: string, allowed: readonly PowerToken[]): readonly Offer[] {
  const tokens = tokensOf(match, figure);
  // few figures have any
  if (tokens.length === 0) return NONE;
  const spent = committedIn(match).filter((committed) => committed.figure === figure).length;
  if (spent >= match.value("power-token:spends", { figure }, 1)) return NONE;
  return allowed
    .filter((token) => tokens.includes(token))
    .map((token) =>
      match.offer({
        key: spent === 0 ? `token:${token}` : `token:${token}:${spent + 1}`,
        label: say("power-tokens:spend", { token }),
        effects: [{ type: "power-token:spend", figure, token }],
      }),
    );
}
