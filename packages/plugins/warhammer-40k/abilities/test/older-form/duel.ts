import { type AttackDescription, describeAttack, Situation, tenth, Unit } from "@riposte/warhammer-40k";
import { mechanicsOf, readLibrary } from "../../src/index.js";
import { files } from "./older-files.js";

export const library = readLibrary(files);

/** A gun against a unit, with rules of the library and rules of their own. */
export interface Duel {
  readonly weapon?: readonly string[];
  readonly mine?: readonly unknown[];
  readonly theirs?: readonly unknown[];
  readonly keywords?: readonly string[];
  readonly models?: number;
  readonly combat?: object;
  readonly situation?: object;
}

export const unit = (id: string, rest: object) =>
  Unit.parse({ id, models: [{ id, count: 1, T: 4, Sv: 4, W: 2, weapons: [] }], ...rest });

/** The attack with all its rules settled. */
export function described({
  weapon = [],
  mine = [],
  theirs = [],
  keywords = [],
  models = 1,
  combat = {},
  situation = {},
}: Duel): AttackDescription {
  const gun = { id: "gun", type: "ranged", range: 24, A: 2, skill: 3, S: 4, AP: -1, D: 2, abilities: weapon };
  const attacker = unit("shooter", { weapons: [gun], abilities: mine, combat });
  const target = unit("target", {
    seat: 1,
    keywords,
    abilities: theirs,
    models: [{ id: "target", count: models, T: 4, Sv: 4, W: 2 }],
  });
  const query = { attacker, target, part: "shooter", weapon: "gun", count: 1, situation: Situation.parse(situation) };
  return describeAttack(tenth, [mechanicsOf(library)], query);
}
