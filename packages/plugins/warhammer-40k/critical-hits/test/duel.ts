import { mechanics as files } from "@riposte/data-warhammer-40k";
import { compose, type Game } from "@riposte/kernel/run";
import { type Scenario, scenario } from "@riposte/testing";
import { createContext, warhammer40k } from "@riposte/warhammer-40k";
import { mechanics, readLibrary } from "@riposte/warhammer-40k-abilities";
import { criticalHits } from "../src/index.js";

export const base = [warhammer40k(createContext([])), mechanics(readLibrary(files))] as const;
const game: Game = compose([...base, criticalHits()]);

/** Guns with these abilities against one unit; dice in the order they are rolled. */
export interface Duel {
  readonly guns?: number;
  readonly weapon: object;
  readonly models?: readonly object[];
  readonly target?: object;
  readonly dice: readonly number[];
}

/** A battle between two units that begins with the shooting. */
export function setupOf({ guns = 1, weapon, models = [{}], target = {} }: Omit<Duel, "dice">): object {
  const gun = { id: "gun", type: "ranged", range: 24, A: 1, skill: 3, S: 4, AP: 0, D: 1, ...weapon };
  const unit = (id: string, along: number, rest: object) => ({ id, place: { along, lane: 0 }, ...rest });
  const shooters = [{ id: "shooter", count: guns, T: 4, Sv: 3, W: 1, weapons: [{ weapon: "gun" }] }];
  const shot = models.map((group, at) => ({ id: `group-${at}`, count: 1, T: 4, Sv: 4, W: 1, ...group }));
  return {
    phase: "shooting",
    armies: [
      { id: "one", army: {}, units: [unit("shooters", 0, { models: shooters, weapons: [gun] })] },
      { id: "other", army: {}, units: [unit("targets", 18, { models: shot, ...target })] },
    ],
  };
}

/** The targets are declared: the dice fall. */
export const shoot = ({ dice, ...duel }: Duel): Scenario<unknown> =>
  scenario(game, { setup: setupOf(duel), hold: "auto", dice: { dice: [...dice] } } as never)
    .choose("0.shooters")
    .choose("1.targets");
