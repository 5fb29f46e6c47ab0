import {
  type AttackDie,
  accuracyNeeded,
  addResults,
  type BodyCard,
  CONDITION_RESULTS,
  type Context,
  type DefenseDie,
  damageOf,
  missReason,
  poolOutcomes,
  type Results,
  type Surge as SurgeAbility,
  spellSurge,
  surgesLeft,
} from "@riposte/imperial-assault";
import { KernelError } from "@riposte/kernel";
import { type Bought, type Spending, spendingOf } from "./best-spending.js";
import { type Dice, poolsOf } from "./free-pools.js";
import { packed, rerolledOutcomes, unpacked, type Weighted } from "./rerolled.js";
import type { StandingAttack } from "./standing-odds.js";

/** An attack to be judged: two cards, how far apart, in which condition. */
export interface AttackQuery {
  readonly attacker: string;
  readonly defender: string;
  /** Spaces between them; 1 when left out. Melee attacks need none. */
  readonly distance?: number;
  readonly focused?: boolean;
  readonly hidden?: boolean;
  readonly weakened?: boolean;
  readonly defenderHidden?: boolean;
  readonly defenderWeakened?: boolean;
  /** Other pools than the printed ones; free dice are then not chosen. */
  readonly pool?: readonly AttackDie[];
  readonly defense?: readonly DefenseDie[];
  /** Added to the results: tokens, command cards. */
  readonly modifiers?: Partial<Results>;
  /** As it stands at a table, in the place of what cards and conditions say. */
  readonly standing?: Standing;
  /** Surge abilities besides the printed ones. */
  readonly surges?: readonly SurgeAbility[];
}

/** What is added to the dice of an attack, its Pierce, the accuracy it needs, and what surges can buy. */
interface Standing extends Pick<StandingAttack, "pierce" | "surges"> {
  readonly added: Results;
  readonly needed: number | null;
}

export interface AttackOdds {
  readonly pool: readonly AttackDie[];
  readonly defense: readonly DefenseDie[];
  readonly type: "melee" | "ranged";
  /** Accuracy a ranged attack needs. */
  readonly needed: number | null;
  /** Chance of each damage, 0 included (misses and full blocks); they add up to 1. */
  readonly damage: readonly { readonly damage: number; readonly chance: number }[];
  readonly expected: number;
  readonly miss: number;
  readonly misses: readonly { readonly reason: string; readonly chance: number }[];
  /** How often each surge ability is bought under the best spending. */
  readonly spends: readonly { readonly surge: string; readonly cost: number; readonly chance: number }[];
}

/** Exact odds of an attack under the best rerolls and spending: most damage, then most else, then fewest surges. */
export function attackOdds(context: Context, query: AttackQuery): AttackOdds {
  const { attack } = context.body(query.attacker);
  if (attack === null && query.pool === undefined)
    throw new KernelError("UNKNOWN_NAME", `"${query.attacker}" has no attack of its own: give a pool.`);
  const pools = query.pool === undefined && attack !== null ? poolsOf(attack) : [query.pool ?? []];
  const odds = pools.map((pool) => oddsOfPool(context, query, pool));
  return odds.reduce((best, other) => (other.expected > best.expected ? other : best));
}

function oddsOfPool(context: Context, query: AttackQuery, dice: Dice): AttackOdds {
  const attacker = context.body(query.attacker);
  const defender = context.body(query.defender);
  const type = attacker.attack?.type ?? "melee";
  const pool = [...dice, ...(query.focused === true ? (["green"] as const) : [])];
  const defense = query.defense ?? defender.defense;
  const {
    added = addedTo(query, attacker, defender),
    pierce = attacker.keywords.pierce ?? 0,
    needed = type === "melee" ? null : accuracyNeeded(query.distance ?? 1),
    surges: known = attacker.surges,
  } = query.standing ?? {};
  const surges = [...known, ...(query.surges ?? [])].filter(({ ability }) => ability === undefined);

  const spending = spendingOf(surges);
  const rolls = attacker.keywords.professional === true ? undefined : packedOutcomes(pool);
  const outcomes = poolOutcomes(defense).flatMap((blocks) => {
    const others = addResults(blocks.results, added);
    const judge = remembered((hits) => spend(hits, others, spending, pierce, needed));
    const weighted =
      rolls?.map(({ outcome, ways }) => ({ outcome: judge(outcome), ways })) ?? rerolledOutcomes(pool, judge);
    return weighted.map(({ outcome, ways }) => ({ ...outcome, ways: ways * blocks.ways }));
  });
  return summary(outcomes, { pool, defense, type, needed }, surges);
}

/** The same attack dice come to the same. */
function remembered(judge: (hits: Rolled) => Bought): (rolled: number) => Bought {
  const known = new Map<number, Bought>();
  return (rolled) => {
    const bought = known.get(rolled) ?? judge(unpacked(rolled));
    known.set(rolled, bought);
    return bought;
  };
}

const packedOutcomes = (pool: Dice): readonly Weighted<number>[] =>
  poolOutcomes(pool).map(({ results, ways }) => ({ outcome: packed(results), ways }));

/** What conditions and both ability bars add, as in play. */
function addedTo(query: AttackQuery, { keywords: attacker }: BodyCard, { keywords: defender }: BodyCard): Results {
  const { accuracy = 0, hit = 0, surge = 0 } = attacker;
  const { block = 0, evade = 0, dodge = 0 } = defender;
  return addResults(
    { accuracy, hit, surge },
    { block, evade, dodge },
    query.hidden === true ? CONDITION_RESULTS.attacking.hide : {},
    query.weakened === true ? CONDITION_RESULTS.attacking.weaken : {},
    query.defenderHidden === true ? CONDITION_RESULTS.defending.hide : {},
    query.defenderWeakened === true ? CONDITION_RESULTS.defending.weaken : {},
    query.modifiers ?? {},
  );
}

type Rolled = Pick<Results, "accuracy" | "hit" | "surge">;

interface Outcome extends Bought {
  readonly ways: number;
}

/** The same arithmetic as in play (rules 8.1, steps 4-7). */
function spend(rolled: Rolled, others: Results, spending: Spending, pierce: number, needed: number | null): Bought {
  const { accuracy, hit, surge } = addResults(rolled, others);
  const { block, evade, dodge } = others;
  return spending(surgesLeft({ surge, evade }), rolled.surge, (gained) => {
    const missed = missReason({ accuracy: accuracy + gained.accuracy, dodge }, needed);
    if (missed !== undefined) return { missed, damage: 0 };
    return { missed, damage: damageOf({ hit: hit + gained.hit, block }, pierce + gained.pierce) };
  });
}

function summary(
  outcomes: readonly Outcome[],
  attack: Pick<AttackOdds, "pool" | "defense" | "type" | "needed">,
  surges: readonly SurgeAbility[],
): AttackOdds {
  const all = outcomes.reduce((sum, { ways }) => sum + ways, 0);
  const chance = (holds: (outcome: Outcome) => boolean) =>
    outcomes.reduce((sum, outcome) => (holds(outcome) ? sum + outcome.ways : sum), 0) / all;
  const most = Math.max(...outcomes.map(({ damage }) => damage));
  const damage = Array.from({ length: most + 1 }, (_, amount) => ({
    damage: amount,
    chance: chance((outcome) => outcome.damage === amount),
  }));
  const misses = (["accuracy", "dodge"] as const)
    .map((reason) => ({ reason, chance: chance((outcome) => outcome.missed === reason) }))
    .filter((miss) => miss.chance > 0);
  return {
    ...attack,
    damage,
    expected: outcomes.reduce((sum, outcome) => sum + outcome.damage * outcome.ways, 0) / all,
    miss: chance((outcome) => outcome.missed !== undefined),
    misses,
    spends: surges.map((surge, index) => ({
      surge: spellSurge(surge),
      cost: surge.surgeCost ?? 1,
      chance: chance((outcome) => outcome.bought.includes(index)),
    })),
  };
}
