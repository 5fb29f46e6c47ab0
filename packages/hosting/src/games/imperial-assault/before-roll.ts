import { accuracyNeeded, diceOf, isAttackDie, keywordsIn, poolIn, resultsIn } from "@riposte/imperial-assault";
import { type AttackOdds, attackOdds, poolsOf } from "@riposte/surge";
import type { AttackRead } from "./as-declared.js";
import { contextAtTable as context } from "./skirmish-cards.js";

interface Fighter {
  readonly id: string;
  readonly card: string;
}

/** Who attacks whom, and how many spaces are between them. */
interface Duel {
  readonly attacker: Fighter;
  readonly defender: Fighter;
  readonly far: number;
}

/** An attack whose pools are as they stand: what every plugin at the table says of dice, results, accuracy and surges counts. */
export function oddsBeforeRoll({ attack, reads, surges }: AttackRead, duel: Duel): AttackOdds {
  const { attacker, defender, far } = duel;
  const subject = { attacker: attacker.id, defender: defender.id };
  const needed = attack.type === "melee" ? null : reads.value("attack:needed", subject, accuracyNeeded(far));
  const standing = { added: resultsIn(reads), pierce: keywordsIn(reads).pierce, needed, surges };
  const defense = diceOf(poolIn(reads, "defense")).filter((die) => !isAttackDie(die));
  const dice = diceOf(poolIn(reads, "attack")).filter(isAttackDie);
  const odds = poolsOf({ dice, freeDice: attack.free ?? undefined }).map((pool) =>
    attackOdds(context(), { attacker: attacker.card, defender: defender.card, pool, defense, standing }),
  );
  return odds.reduce((best, other) => (other.expected > best.expected ? other : best));
}
