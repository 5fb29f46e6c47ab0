import {
  type AttackDescription,
  type AttackQuery,
  bearersOf,
  certainly,
  type Defence,
  HAZARD_WOUNDS,
  hazardOf as hazardWounds,
  type Pmf,
  power,
  TENTH_TERMS,
} from "@riposte/warhammer-40k";
import { type CombatRules, describe } from "../rules.js";
import { throughPain } from "./harm-law.js";
import { chainOf } from "./kill-chain.js";
import { layoutOf } from "./layout.js";
import { lawOf } from "./place-law.js";
import { mortalStep, take } from "./step.js";

/** What the Hazardous tests of a profile cost those who fire it, once all attacks are made (rules 4). */
export interface HazardOdds {
  readonly part: string;
  readonly weapon: string;
  /** One for each weapon fired. */
  readonly tests: number;
  /** The highest roll that fails, and the rules that changed it. */
  readonly upTo: number;
  readonly because: readonly string[];
  readonly failed: Pmf;
  readonly lost: Pmf;
  readonly slain: Pmf;
}

/** The tests of profiles that are Hazardous, each by itself. */
export const hazardsOf = (
  rules: CombatRules,
  queries: readonly AttackQuery[],
  descriptions: readonly AttackDescription[],
): readonly HazardOdds[] =>
  queries.flatMap((query, at) => {
    const isHazardous = descriptions[at]?.traits.some(({ trait }) => trait === "hazardous") === true;
    return isHazardous ? [hazardOf(rules, query)] : [];
  });

function hazardOf(rules: CombatRules, query: AttackQuery): HazardOdds {
  const { attacker, part, weapon, count: tests } = query;
  const added = rules.added(query, "hazardous", { part, profile: weapon });
  const { hazardFails, hazardStrikesUnit } = rules.battle?.terms ?? TENTH_TERMS;
  const upTo = Math.min(6, Math.max(0, hazardFails - added.reduce((sum, { add }) => sum + add, 0)));
  const failed = power(Float64Array.of(1 - upTo / 6, upTo / 6), tests);
  const own = describe(rules, turnedOnSelf(query));
  const defences = hazardStrikesUnit ? own.defences : bearing(query, own);
  const chain = chainOf({ ...own, defences });
  const layout = layoutOf([], chain.size);
  // mortal wounds of a unit go from model to model, those of a bearer end with him
  const [each, times] = hazardStrikesUnit ? [1, hazardWounds(attacker)] : [HAZARD_WOUNDS, 1];
  const points = defences.map(({ feelNoPainMortal }) => throughPain(certainly(each), feelNoPainMortal));
  const strike = mortalStep(chain, layout, points);
  const places = new Float64Array(chain.size);
  let now = new Float64Array(chain.size);
  now[0] = 1;
  for (const chance of failed) {
    for (let place = 0; place < chain.size; place++)
      places[place] = (places[place] as number) + chance * (now[place] as number);
    for (let wound = 0; wound < times; wound++) {
      const next = new Float64Array(chain.size);
      take(strike, now, next);
      now = next;
    }
  }
  return {
    ...{ part, weapon, tests, upTo, failed },
    because: added.map(({ by }) => by),
    lost: lawOf(places, chain.lost),
    slain: lawOf(places, chain.slain),
  };
}

/** How those who bear the weapon stand, in the order a failed test strikes them. */
const bearing = ({ attacker, part, weapon }: AttackQuery, { defences }: AttackDescription): readonly Defence[] =>
  bearersOf(attacker, { part, weapon }).flatMap((id) =>
    defences.filter((one) => one.part === part && one.models === id),
  );

/** The same attack on the attacker: what he has against mortal wounds. */
function turnedOnSelf(query: AttackQuery): AttackQuery {
  const { stratagems, nearby, armies } = query.situation;
  const own = <T>({ attacker }: { readonly attacker?: T }) => ({ attacker, target: attacker });
  return {
    ...query,
    target: query.attacker,
    situation: { ...query.situation, stratagems: own(stratagems), nearby: own(nearby), armies: own(armies) },
  } as AttackQuery;
}
