import { criticalHits } from "@riposte/critical-hits";
import { mechanics as files } from "@riposte/data-warhammer-40k";
import { type AnyPlugin, composeList, declarePlugin, definePlugin, type Game, needs } from "@riposte/kernel";
import { mechanics, readLibrary } from "@riposte/mechanics";
import {
  type AttackQuery,
  carriedBy,
  createContext,
  Situation,
  Unit,
  type Warhammer,
  warhammer40k,
  warhammer40kDeclared,
} from "@riposte/warhammer-40k";
import { combatRules } from "../src/index.js";

const library = readLibrary(files);
export const rules = combatRules(library);

/** Stops at every roll, so that equal positions can be merged there. */
const pauses: AnyPlugin = definePlugin(
  declarePlugin({ name: "pauses", version: "0.1.0", requires: [needs<Warhammer>(warhammer40kDeclared, "^0.1")] }),
  {
    effects: {},
    offer: { "roll:made": { possible: (_subject: unknown, seat: number) => seat === 0, options: () => [] } },
  } as never,
);

export const game: Game = composeList([warhammer40k(createContext([])), mechanics(library), criticalHits(), pauses]);

/** One gun against one unit. */
export interface Duel {
  readonly guns?: number;
  readonly weapon?: object;
  readonly attacker?: object;
  readonly models?: readonly object[];
  readonly target?: object;
  readonly distance?: number;
}

/** Both units, as a file would have them. */
function unitsOf({ guns = 1, weapon = {}, attacker = {}, models = [{}], target = {} }: Duel): [Unit, Unit] {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  return [
    Unit.parse({
      id: "shooters",
      seat: 0,
      models: [{ id: "shooter", count: guns, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "gun" }] }],
      weapons: [gun],
      combat: { moved: "normal" },
      ...attacker,
    }),
    Unit.parse({
      id: "targets",
      seat: 1,
      models: models.map((group, at) => ({ id: `group-${at}`, count: 1, T: 4, Sv: 4, W: 1, ...group })),
      ...target,
    }),
  ];
}

/** The duel as a question to the rules. */
export function queryOf(duel: Duel): AttackQuery {
  const [attacker, target] = unitsOf(duel);
  const count = carriedBy(attacker)[0]?.count ?? 0;
  const situation = Situation.parse({ distance: duel.distance ?? 18 });
  return { attacker, target, part: attacker.id, weapon: "gun", count, situation };
}

/** The duel as a battle that begins with its shooting. */
export function setupOf(duel: Duel): object {
  const [attacker, target] = unitsOf(duel);
  const at = (unit: Unit, along: number) => ({ ...unit, place: { along, lane: 0 } });
  return {
    phase: "shooting",
    armies: [
      { id: "one", army: {}, units: [at(attacker, 0)] },
      { id: "other", army: {}, units: [at(target, duel.distance ?? 18)] },
    ],
  };
}
