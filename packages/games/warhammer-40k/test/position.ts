import { armies, datasheets as written } from "@riposte/data-warhammer-40k";
import { compose } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import {
  type AttackQuery,
  createContext,
  type Models,
  readArmy,
  Situation,
  Unit,
  type Warhammer,
  warhammer40k,
} from "../src/index.js";

const datasheets = written.map((sheet) => Unit.parse(sheet));
export const context = createContext(armies.map((army) => readArmy(army, datasheets)));
export const game = compose([warhammer40k(context)]);

/** One gun against one unit, and what is special about them. */
export interface Duel {
  readonly guns?: number;
  readonly weapon?: object;
  readonly attacker?: object;
  readonly models?: readonly object[];
  readonly target?: object;
  readonly distance?: number;
  readonly situation?: object;
}

/** Both units, as a file would have them. */
function unitsOf({ guns = 1, weapon = {}, attacker = {}, models = [{}], target = {} }: Duel): [Unit, Unit] {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  return [
    Unit.parse({
      id: "shooters",
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
  const situation = Situation.parse({ distance: duel.distance ?? 18, ...duel.situation });
  return { attacker, target, part: attacker.id, weapon: "gun", count: duel.guns ?? 1, situation };
}

/** The duel in play: everything is declared, and the dice are given in the order they are rolled. */
export function shoot(
  duel: Duel & {
    readonly dice: readonly number[];
    readonly game?: typeof game;
    readonly marks?: readonly object[];
    readonly terrain?: readonly object[];
  },
): Scenario<Warhammer> {
  const [attacker, target] = unitsOf(duel);
  const at = (unit: Unit, along: number) => ({ ...unit, place: { along, lane: 0 } });
  const armiesOf = [
    { id: "one", army: {}, units: [at(attacker, 0)] },
    { id: "other", army: {}, units: [at(target, duel.distance ?? 18)] },
  ];
  return scenario(duel.game ?? game, {
    setup: { phase: "shooting", armies: armiesOf, marks: duel.marks ?? [], terrain: duel.terrain ?? [] },
    hold: "auto",
    dice: { dice: [...duel.dice] },
  } as never)
    .choose("0.shooters")
    .choose("1.targets");
}

/** The target's models after a duel: as they were, but for these changes. */
export const targets = (duel: Duel, ...changes: readonly Partial<Models>[]) => {
  const models = unitsOf(duel)[1].models.map((group, at) => ({ ...group, starting: group.count, ...changes[at] }));
  return { "warhammer-40k": { units: { "1.targets": { models } } } } as never;
};
