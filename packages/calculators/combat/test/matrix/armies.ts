import { type Army, type Unit, Unit as UnitSchema } from "@riposte/warhammer-40k";
import { armyMatrix, type CombatRules, type Moment } from "../../src/index.js";
import { pooled, rules } from "../duel.js";

const ARMY = { name: "Testers", faction: "Testers", rules: [] } as unknown as Army;

/** Guns within 12 inches, and nothing else around. */
export const SHOOTING: Moment = {
  when: "shooting",
  distance: 12,
  stationary: false,
  cover: false,
  armies: { attacker: ARMY, target: ARMY },
};

/** A squad of one kind of models with a gun and a blade. */
export const squad = (id: string, weapon: object = {}, models: object = {}, rest: object = {}): Unit =>
  UnitSchema.parse({
    id,
    points: 100,
    models: [
      { id: "model", count: 3, T: 4, Sv: 4, W: 2, weapons: [{ weapon: "gun" }, { weapon: "blade" }], ...models },
    ],
    weapons: [
      { id: "gun", type: "ranged", range: 24, A: 2, skill: 3, S: 5, AP: -1, D: 1, ...weapon },
      { id: "blade", type: "melee", A: 1, skill: 4, S: 4, AP: 0, D: 1 },
    ],
    ...rest,
  });

export const matrixOf = (
  attackers: readonly Unit[],
  targets: readonly Unit[],
  { moment = SHOOTING, by = rules }: { readonly moment?: Moment; readonly by?: CombatRules } = {},
) => armyMatrix(by, { attackers, targets, moment });

export { pooled, rules };
