import type { DeepReadonly, Match } from "@riposte/kernel";
import {
  type AttackQuery,
  distanceBetween,
  isClosest,
  isDestroyed,
  layersOf,
  objectiveNear,
  queryIn,
  situationIn,
  type Unit,
} from "@riposte/warhammer-40k";
import { bearsAura, bearsLasting, type Owner } from "./collect.js";
import type { Mechanics } from "./declared.js";
import type { Evaluation } from "./evaluate/context.js";
import type { Library } from "./library.js";

/** A unit on the table with everything around it: the clock, marks, its army, what is in force, and who is near. */
export const surroundings = (match: Match<Mechanics>, library: Library, unit: DeepReadonly<Unit>): Surroundings =>
  new Surroundings(match, library, unit);

// made for every question to a unit's rules
class Surroundings implements Owner {
  readonly #match: Match<Mechanics>;
  readonly library: Library;
  readonly unit: DeepReadonly<Unit>;
  readonly army: Owner["army"];
  readonly stratagems: NonNullable<Owner["stratagems"]>;
  readonly nearby: NonNullable<Owner["nearby"]>;

  constructor(match: Match<Mechanics>, library: Library, unit: DeepReadonly<Unit>) {
    const { army, stratagems } = layersOf(match, unit);
    this.#match = match;
    this.library = library;
    this.unit = unit;
    this.army = army;
    this.stratagems = stratagems;
    this.nearby = nearbyOf(match, library, unit);
  }

  /** Few rules ask for it. */
  get situation(): NonNullable<Evaluation["situation"]> {
    return situationIn(this.#match);
  }
}

/** The attack under way, or another, with who is near both sides. */
export function queryAround(match: Match<Mechanics>, library: Library, query = queryIn(match)): AttackQuery {
  const nearby = {
    attacker: nearbyOf(match, library, query.attacker),
    target: nearbyOf(match, library, query.target),
  };
  const objectives = {
    attacker: objectiveNear(match, query.attacker),
    target: objectiveNear(match, query.target),
  };
  const situation = {
    ...query.situation,
    nearby,
    objectives,
    // few rules ask for it
    get closest() {
      return isClosest(match, query);
    },
  };
  return { ...query, situation };
}

/** Units with a rule that reaches others, and how far they are. */
function nearbyOf(match: Match<Mechanics>, library: Library, unit: DeepReadonly<Unit>): NonNullable<Owner["nearby"]> {
  const { sides, units } = match.slices["warhammer-40k"];
  // in most battles no unit has one, and none comes to have one: found out once for both armies
  const [{ army }] = sides as readonly [(typeof sides)[number], ...typeof sides];
  const has = withAuras.get(army) ?? Object.values(units).some((other) => bearsAura(library, other));
  withAuras.set(army, has);
  if (!has) return NONE;
  return (
    Object.values(units)
      .filter((other) => other.id !== unit.id && bearsAura(library, other))
      .map((other) => ({
        unit: other,
        distance: isDestroyed(other) ? Number.POSITIVE_INFINITY : distanceBetween(unit, other),
      }))
      // what lasts is there even when its unit is not
      .filter(({ unit: other, distance }) => Number.isFinite(distance) || bearsLasting(library, other))
  );
}

const NONE: NonNullable<Owner["nearby"]> = [];
const withAuras = new WeakMap<object, boolean>();
