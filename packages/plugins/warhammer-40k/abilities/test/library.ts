import { mechanics as files } from "@riposte/data-warhammer-40k";
import { type AttackDescription, describeAttack, Situation, tenth, Unit } from "@riposte/warhammer-40k";
import { mechanicsOf, readLibrary } from "../src/index.js";

export const library = readLibrary(files);

/** A weapon against a unit, with whatever is special about them. */
export interface Duel {
  readonly weapon?: object;
  readonly attacker?: object;
  readonly target?: object;
  readonly models?: readonly object[];
  readonly situation?: object;
  readonly guns?: number;
}

/** The attack with all its rules settled. */
export function described({
  weapon = {},
  attacker = {},
  target = {},
  models = [{}],
  situation = {},
  guns = 1,
}: Duel): AttackDescription {
  const gun = { id: "gun", type: "ranged", range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 2, ...weapon };
  const query = {
    attacker: Unit.parse({
      id: "shooters",
      models: [{ id: "shooter", count: 1, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "gun" }] }],
      weapons: [gun],
      ...attacker,
    }),
    target: Unit.parse({
      id: "targets",
      seat: 1,
      models: models.map((group, at) => ({ id: `group-${at}`, count: 1, T: 4, Sv: 4, W: 1, ...group })),
      ...target,
    }),
    part: "shooters",
    weapon: "gun",
    count: guns,
    situation: Situation.parse({ distance: 18, ...situation }),
  };
  return describeAttack(tenth, [mechanicsOf(library)], query);
}
