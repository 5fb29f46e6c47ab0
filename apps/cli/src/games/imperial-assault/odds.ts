import { imperialAssaultContext as context } from "@riposte/catalog/imperial-assault";
import type { BodyCard } from "@riposte/imperial-assault";
import { nearest } from "@riposte/kernel";
import { attackOdds } from "@riposte/surge";
import { UserMistake } from "../../user-mistake.js";
import type { AttackAsked, AttackOdds } from "../game-entry.js";

/** Odds from the same rules as play. */
export function oddsOfAttack(asked: AttackAsked): AttackOdds {
  const { attack } = fighter(asked.attacker);
  fighter(asked.defender);
  if (attack === null)
    throw new UserMistake("BAD_VALUE", `"${asked.attacker}" has no attack of its own: choose another attacker.`);
  return attackOdds(context(), asked);
}

function fighter(id: string): BodyCard {
  const bodies = Object.values(context().facts.deployment).filter((card) => "health" in card);
  if (bodies.some((card) => card.id === id)) return context().body(id);
  const meant = nearest(
    id,
    bodies.map((card) => card.id),
  );
  const guess = meant === undefined ? "" : ` Did you mean "${meant}"?`;
  throw new UserMistake("UNKNOWN_CARD", `No figure has the card "${id}".${guess}`);
}
